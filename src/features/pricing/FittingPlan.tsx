import { css, styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { pricingStrings } from '../../strings/pricing.ts';
import { bottomEdge } from '../../shared/marketing/Scene.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { WHOLE_WEEK } from '../../strings/officeWeek.ts';
import { ourOffice } from '../../strings/ourOffice.ts';
import { media } from '../../theme/media.ts';
import { hueColors, withoutScripts } from '../../theme/mixins.ts';
import { color, radius, shadow, size } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { Button } from '../../ui/Button.tsx';
import { SignUpButton } from '../../ui/SignUpButton.tsx';
import { Body, H3, Small } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { PlanFit } from './fittingPlan.ts';
import { officeFacade } from './officeFacade.ts';
import { OfficeFront } from './OfficeFront.tsx';
import { planName } from './planValue.ts';
import { formatDollars } from './prices.ts';
import { selectFit } from './pricingSelectors.ts';
import {
  agentsEntered,
  selectAgents,
  selectBillingPeriod,
  selectLeadsPerWeek,
  weeklyLeadsEntered,
} from './pricingSlice.ts';

const { calculator, plans } = pricingStrings;

/** What the office in the examples has. */
const EXAMPLE = { agents: ourOffice.people.length, leadsPerWeek: WHOLE_WEEK.leads };

const numbers = new Intl.NumberFormat('en-US');

/** A limit in words; null for none. */
const limitWords = (limit: number): string | null =>
  Number.isFinite(limit) ? numbers.format(limit) : null;

/** As high as most answers, so that little moves when one comes. */
const Answer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair};

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    min-height: 27rem;
  }
`;

const Said = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 1rem;
  padding: clamp(1.5rem, 3.4vw, 3rem);

  ${media.belowLg} {
    min-height: 18rem;
  }
`;

/** The wall that the house stands on. */
const Front = styled.figure`
  ${hueColors('mist')}
  ${bottomEdge}
  display: flex;
  flex-direction: column;
  gap: 1.25rem;
  justify-content: space-between;
  padding: clamp(1.5rem, 3.4vw, 3rem) clamp(1.5rem, 3.4vw, 3rem) ${size.sill};
  background: var(--tint);
  color: ${color.inkOnTint};
`;

const OnlyWithScripts = styled.div`
  ${withoutScripts(css`
    display: none;
  `)}
`;

const Price = styled.p`
  ${type.body}
  color: ${color.ink2};
  font-variant-numeric: tabular-nums;

  b {
    ${type.h2}
    color: ${color.ink};
  }
`;

const Reasons = styled.ul`
  display: grid;
  gap: 0.5rem;
  ${type.small}
  color: ${color.ink2};
`;

interface FitProps {
  fit: PlanFit;
  agents: number;
  leadsPerWeek: number;
}

function Fit({ fit, agents, leadsPerWeek }: FitProps) {
  const isAnnual = useAppSelector(selectBillingPeriod) === 'annual';
  const name = planName(fit.plan);
  const extra = calculator.extraUsers(fit.extraUsers, formatDollars(fit.extraUserPrice));
  return (
    <>
      <div>
        <H3>{name}</H3>
        <Price>
          <b>{formatDollars(fit.total)}</b> {isAnnual ? plans.perYear : plans.perMonth}
        </Price>
      </div>
      <Reasons>
        {fit.extraUsers > 0 && <li>{calculator.sum(formatDollars(fit.planPrice), extra)}</li>}
        <li>{calculator.users(agents, limitWords(fit.users))}</li>
        <li>
          {calculator.leadsHeld(
            numbers.format(leadsPerWeek),
            numbers.format(fit.activeLeads),
            limitWords(fit.leadLimit),
          )}
        </li>
      </Reasons>
      <SignUpButton aria-label={plans.actionFor(name)}>{plans.action}</SignUpButton>
      <Small>{calculator.note}</Small>
    </>
  );
}

/** The office of the two numbers; the example's house, and dark, while they are missing. */
function OfficeHouse() {
  const agents = useAppSelector(selectAgents) ?? EXAMPLE.agents;
  const leadsPerWeek = useAppSelector(selectLeadsPerWeek) ?? 0;
  const facade = officeFacade({ agents, leadsPerWeek });
  return (
    <Front>
      <figcaption>{calculator.front(facade.agentsPerWindow, facade.leadsPerPane)}</figcaption>
      <OfficeFront facade={facade} />
    </Front>
  );
}

/** Our own office, for who has no numbers at hand. Without scripts the fields are there alone. */
function Example() {
  const dispatch = useAppDispatch();
  const handleClick = () => {
    dispatch(agentsEntered(EXAMPLE.agents));
    dispatch(weeklyLeadsEntered(EXAMPLE.leadsPerWeek));
  };
  return (
    <OnlyWithScripts>
      <Button variant="secondary" onClick={handleClick}>
        {calculator.example(EXAMPLE.agents, EXAMPLE.leadsPerWeek)}
      </Button>
    </OnlyWithScripts>
  );
}

/** What the numbers come to, in words. */
function Words() {
  const agents = useAppSelector(selectAgents);
  const leadsPerWeek = useAppSelector(selectLeadsPerWeek);
  const fit = useAppSelector(selectFit);
  const { none, waiting } = calculator;
  if (agents === null || leadsPerWeek === null) {
    return (
      <>
        <H3>{waiting.title}</H3>
        <Body>{waiting.text}</Body>
        <Example />
      </>
    );
  }
  if (fit) return <Fit fit={fit} agents={agents} leadsPerWeek={leadsPerWeek} />;
  return (
    <>
      <H3>{none.title}</H3>
      <Body>{none.text}</Body>
      <TextLink to={paths.requestDemo}>{none.link}</TextLink>
    </>
  );
}

/** What the calculator comes to: a picture of the office, and words that are read out as they change. */
export function FittingPlan() {
  return (
    <Answer>
      <OfficeHouse />
      <Said role="status">
        <Words />
      </Said>
    </Answer>
  );
}
