import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { pricingStrings } from '../../strings/pricing.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { color, radius, shadow } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { SignUpButton } from '../../ui/SignUpButton.tsx';
import { Body, H3, Small } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { PlanFit } from './fittingPlan.ts';
import { officeFacade } from './officeFacade.ts';
import { OfficeFront } from './OfficeFront.tsx';
import { planName } from './planValue.ts';
import { formatDollars } from './prices.ts';
import { selectFit } from './pricingSelectors.ts';
import { selectAgents, selectBillingPeriod, selectLeadsPerWeek } from './pricingSlice.ts';

const { calculator, plans } = pricingStrings;

const numbers = new Intl.NumberFormat('en-US');

/** A limit in words; null for none. */
const limitWords = (limit: number): string | null =>
  Number.isFinite(limit) ? numbers.format(limit) : null;

/** As high as most answers, so that little moves when one comes. */
const Answer = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 1rem;
  min-height: 35rem;
  padding: clamp(1.5rem, 3vw, 2.5rem);
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair};
`;

const Said = styled.div`
  display: grid;
  justify-items: start;
  gap: 1rem;
`;

const Front = styled.figure`
  display: grid;
  gap: 0.75rem;
  width: 100%;
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

/** The office of the two numbers; a dark house of one window while they are missing. */
function OfficeHouse() {
  const agents = useAppSelector(selectAgents);
  const leadsPerWeek = useAppSelector(selectLeadsPerWeek);
  const facade = officeFacade({ agents: agents || 1, leadsPerWeek: leadsPerWeek ?? 0 });
  return (
    <Front>
      <OfficeFront facade={facade} />
      <Small as="figcaption">{calculator.front(facade.agentsPerWindow, facade.leadsPerPane)}</Small>
    </Front>
  );
}

/** What the numbers come to, in words. */
function Words() {
  const agents = useAppSelector(selectAgents);
  const leadsPerWeek = useAppSelector(selectLeadsPerWeek);
  const fit = useAppSelector(selectFit);
  const { none, waiting } = calculator;
  if (agents === null || leadsPerWeek === null) return <Body>{waiting}</Body>;
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
