import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { pricingStrings } from '../../strings/pricing.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { color, radius, shadow } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { SignUpButton } from '../../ui/Button.tsx';
import { Body, H3, Small } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/AppLink.tsx';
import type { OfficeSize, PlanFit } from './fittingPlan.ts';
import { planName } from './planValue.ts';
import { formatDollars } from './prices.ts';
import { selectIsExample, selectOffice, selectOfficeFit } from './pricingSelectors.ts';
import { selectBillingPeriod } from './pricingSlice.ts';

const { calculator, plans } = pricingStrings;

const numbers = new Intl.NumberFormat('en-US');

/** A limit in words; null for none. */
const limitWords = (limit: number): string | null =>
  Number.isFinite(limit) ? numbers.format(limit) : null;

// The minimum height fits most answers, so little moves when the answer changes.
const Answer = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 1.125rem;
  min-height: 28rem;
  padding: clamp(1.5rem, 3.4vw, 3rem);
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair};
`;

const Plan = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0.25rem 1.5rem;
  width: 100%;
`;

const Price = styled.p`
  ${type.body}
  color: ${color.ink2};
  font-variant-numeric: tabular-nums;

  b {
    margin-right: 0.25rem;
    ${type.h2}
    color: ${color.ink};
  }
`;

const Reasons = styled.ul`
  width: 100%;
  border-top: 1px solid ${color.line};
  ${type.small}
  color: ${color.ink2};

  li {
    padding: 0.75rem 0;
    border-bottom: 1px solid ${color.line};
  }
`;

interface FitProps {
  fit: PlanFit;
  office: OfficeSize;
  isExample: boolean;
}

function Fit({ fit, office: { agents, leadsPerWeek }, isExample }: FitProps) {
  const isAnnual = useAppSelector(selectBillingPeriod) === 'annual';
  const name = planName(fit.plan);
  const extra = calculator.extraUsers(fit.extraUsers, formatDollars(fit.extraUserPrice));
  return (
    <>
      {isExample && <Small>{calculator.example(agents, numbers.format(leadsPerWeek))}</Small>}
      <Plan>
        <H3>{name}</H3>
        <Price>
          <b>{formatDollars(fit.total)}</b> {isAnnual ? plans.perYear : plans.perMonth}
        </Price>
      </Plan>
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
      {!isExample && <SignUpButton aria-label={plans.actionFor(name)}>{plans.action}</SignUpButton>}
      <Small>{calculator.note}</Small>
    </>
  );
}

/** The calculator's answer. Screen readers announce each change. */
export function FittingPlan() {
  const office = useAppSelector(selectOffice);
  const isExample = useAppSelector(selectIsExample);
  const fit = useAppSelector(selectOfficeFit);
  const { none, waiting } = calculator;
  if (fit) {
    return (
      <Answer role="status">
        <Fit fit={fit} office={office} isExample={isExample} />
      </Answer>
    );
  }
  return (
    <Answer role="status">
      <H3>{isExample ? waiting.title : none.title}</H3>
      <Body>{isExample ? waiting.text : none.text}</Body>
      {!isExample && <TextLink to={paths.requestDemo}>{none.link}</TextLink>}
    </Answer>
  );
}
