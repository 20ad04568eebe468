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
import { PlanIllustration } from './PlanIllustration.tsx';
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
  min-height: 22rem;
  padding: clamp(1.5rem, 3vw, 2.5rem);
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair};
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: end;
  gap: 1rem;
  width: 100%;

  svg {
    flex: none;
    width: auto;
    max-width: 40%;
    height: 6rem;
  }
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
      <Head>
        <div>
          <H3>{name}</H3>
          <Price>
            <b>{formatDollars(fit.total)}</b> {isAnnual ? plans.perYear : plans.perMonth}
          </Price>
        </div>
        <PlanIllustration position={fit.position} onDusk={false} />
      </Head>
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

/** What the calculator comes to, read out as it changes. */
export function FittingPlan() {
  const agents = useAppSelector(selectAgents);
  const leadsPerWeek = useAppSelector(selectLeadsPerWeek);
  const fit = useAppSelector(selectFit);
  const { none } = calculator;

  if (agents === null || leadsPerWeek === null) {
    return (
      <Answer role="status">
        <Body>{calculator.waiting}</Body>
      </Answer>
    );
  }
  if (!fit) {
    return (
      <Answer role="status">
        <H3>{none.title}</H3>
        <Body>{none.text}</Body>
        <TextLink to={paths.requestDemo}>{none.link}</TextLink>
      </Answer>
    );
  }
  return (
    <Answer role="status">
      <Fit fit={fit} agents={agents} leadsPerWeek={leadsPerWeek} />
    </Answer>
  );
}
