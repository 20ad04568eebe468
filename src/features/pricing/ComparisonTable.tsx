import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';
import type { Plan } from '../../contract/entities.ts';
import { pricingStrings } from '../../strings/pricing.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { color } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../../ui/Text.tsx';
import {
  AnswerCell,
  CornerCell,
  Frame,
  GroupHeader,
  MAX_UNSCROLLED_PLANS,
  PlanHeader,
  RowHeader,
  Table,
} from './comparisonStyles.ts';
import { planName, type PlanAnswer } from './planValue.ts';
import { formatDollars, planPrice } from './prices.ts';
import {
  selectComparedPlan,
  selectComparedSections,
  selectPlans,
  selectReferencePlan,
} from './pricingSelectors.ts';
import { selectBillingPeriod, type BillingPeriod } from './pricingSlice.ts';

const { comparison, plans: planWords } = pricingStrings;

const Sign = styled.span<{ $yes?: boolean }>`
  position: relative;
  display: inline-block;
  min-height: 1.25rem;
  vertical-align: middle;
  color: ${({ $yes }) => ($yes ? color.leaf : color.ink3)};
`;

function PlanAnswerCell({ answer }: { answer: PlanAnswer }) {
  switch (answer.kind) {
    case 'included':
      return (
        <Sign $yes>
          <Check size={20} strokeWidth={2.25} aria-hidden="true" />
          <VisuallyHidden>{comparison.included}</VisuallyHidden>
        </Sign>
      );
    case 'excluded':
      return (
        <Sign>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
          <VisuallyHidden>{comparison.excluded}</VisuallyHidden>
        </Sign>
      );
    case 'absent':
      return (
        <Sign>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{comparison.absent}</VisuallyHidden>
        </Sign>
      );
    case 'text':
      return answer.text;
  }
}

const priceWords = (plan: Plan, period: BillingPeriod): string => {
  const price = planPrice(plan, period);
  if (price === null) return planWords.noPrice;
  return `${formatDollars(price)} ${period === 'annual' ? planWords.perYear : planWords.perMonth}`;
};

/** On small screens only the popular plan and a chosen one are visible. */
export function ComparisonTable() {
  const plans = useAppSelector(selectPlans);
  const sections = useAppSelector(selectComparedSections);
  const period = useAppSelector(selectBillingPeriod);
  const picked = useAppSelector(selectComparedPlan);
  const reference = useAppSelector(selectReferencePlan);
  const scrolls = plans.length > MAX_UNSCROLLED_PLANS;

  const column = (index: number) => ({
    $shown: index === picked || index === reference,
    $popular: plans[index]?.isPopular ?? false,
  });
  return (
    <Frame
      $scrolls={scrolls}
      role={scrolls ? 'region' : undefined}
      aria-label={scrolls ? comparison.title : undefined}
      tabIndex={scrolls ? 0 : undefined}
    >
      <Table $scrolls={scrolls}>
        <VisuallyHidden as="caption">{comparison.caption}</VisuallyHidden>
        <thead>
          <tr>
            <CornerCell scope="col" $scrolls={scrolls}>
              <VisuallyHidden>{comparison.rowHeading}</VisuallyHidden>
            </CornerCell>
            {plans.map((plan, index) => (
              <PlanHeader
                key={`${index} ${plan.name}`}
                scope="col"
                $scrolls={scrolls}
                {...column(index)}
              >
                {planName(plan)}
                <small>{priceWords(plan, period)}</small>
              </PlanHeader>
            ))}
          </tr>
        </thead>
        {sections.map(({ section, rows }) => (
          <tbody key={section}>
            <tr>
              <GroupHeader scope="rowgroup" colSpan={plans.length + 1}>
                {comparison.sections[section]}
              </GroupHeader>
            </tr>
            {rows.map(({ key, name, answers }, row) => (
              <tr key={`${row} ${key}`}>
                <RowHeader scope="row" $scrolls={scrolls}>
                  {name}
                </RowHeader>
                {answers.map((answer, index) => (
                  <AnswerCell key={index} {...column(index)}>
                    <PlanAnswerCell answer={answer} />
                  </AnswerCell>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </Frame>
  );
}
