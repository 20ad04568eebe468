import { Check, X } from 'lucide-react';
import { css, styled } from 'styled-components';
import type { Plan } from '../../contract/entities.ts';
import { pricingStrings } from '../../strings/pricing.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { color, layer, media, size } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { formatDollars, planName, planPrice, type PlanAnswer } from './plan.ts';
import {
  selectComparedPlan,
  selectComparedSections,
  selectPlans,
  selectReferencePlan,
} from './pricingSelectors.ts';
import { selectBillingPeriod } from './pricingSlice.ts';

const { comparison, plans: planWords } = pricingStrings;

/** With more plans the columns keep their width and the table scrolls. */
const MAX_UNSCROLLED_PLANS = 4;

// The header sticks to the window. In a frame that scrolls, it and the column of names stick to the frame.
const Frame = styled.div`
  position: relative;
  --sticky-top: var(--nav-height);

  ${media.md} {
    &[role='region'] {
      --sticky-top: 0;
      overflow: auto;
      max-height: calc(100vh - var(--nav-height) - ${size.control});

      table {
        table-layout: auto;
      }
      thead th {
        width: auto;
        min-width: 168px;
      }
      th:first-child:not([scope='rowgroup']) {
        position: sticky;
        left: 0;
        min-width: 240px;
        background: ${color.limewash};
      }
    }
  }
`;

// On small screens a row's name is above its answers.
const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  /* Collapsed borders would not move with the sticky header. */
  border-collapse: separate;
  border-spacing: 0;
  font-size: 1rem;
  line-height: 1.5rem;
  text-align: left;
  font-variant-numeric: tabular-nums;

  thead {
    position: sticky;
    top: var(--sticky-top);
    z-index: ${layer.sticky};
    background: ${color.limewash};
  }
  ${media.belowMd} {
    &,
    thead,
    tbody {
      display: block;
    }
    tr {
      display: flex;
      flex-wrap: wrap;
    }
  }
`;

const cell = css`
  padding: 1.0625rem 16px;
  border-bottom: 1px solid ${color.line};
  font-weight: 450;
  overflow-wrap: anywhere;
`;

interface Column {
  $shown: boolean;
  $popular: boolean;
}

/** Small screens show two plans; without scripts, where no other can be chosen, they show all. */
const planColumn = css<Column>`
  ${({ $popular }) => $popular && `background: ${color.white};`}

  ${media.belowMd} {
    flex: 1;
    padding: 0 16px 0.875rem 0;
    background: none;
    font-weight: 560;
    ${({ $shown }) => !$shown && 'display: none;'}

    @media (scripting: none) {
      display: block;
    }
  }
`;

const header = css`
  ${cell}
  padding-bottom: 20px;
  border-bottom: 2px solid ${color.ink};
  vertical-align: bottom;
`;

const CornerCell = styled.th`
  ${header}

  ${media.belowMd} {
    flex: 0 0 100%;
    padding: 0;
    border: 0;
  }
`;

const PlanHeader = styled.th<Column>`
  ${header}
  ${planColumn}
  width: 19%;
  font-weight: 600;
  font-size: 1.125rem;

  ${media.belowMd} {
    padding-top: 0.875rem;
  }
  small {
    display: block;
    font-weight: 450;
    font-size: 0.9375rem;
    color: ${color.ink3};
  }
`;

const GroupHeader = styled.th`
  ${cell}
  flex: 1;
  padding: 3.25rem 0 1.0625rem;
  border-bottom: 1px solid ${color.line2};
  font-weight: 600;
  font-size: 1.25rem;
  letter-spacing: -0.018em;
`;

const RowHeader = styled.th`
  ${cell}
  padding-left: 0;
  font-weight: 520;

  ${media.belowMd} {
    flex: 0 0 100%;
    padding: 0.875rem 0 0.125rem;
    border: 0;
    font-weight: 450;
    color: ${color.ink2};
  }
`;

const AnswerCell = styled.td<Column>`
  ${cell}
  ${planColumn}
`;

const Sign = styled.span<{ $yes?: boolean }>`
  position: relative;
  display: inline-block;
  min-height: 1.25rem;
  vertical-align: middle;
  color: ${({ $yes }) => ($yes ? color.leaf : color.ink3)};
`;

function Answer({ answer }: { answer: PlanAnswer }) {
  if (typeof answer === 'string') return answer;
  if (answer === null) {
    return (
      <Sign>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{comparison.absent}</VisuallyHidden>
      </Sign>
    );
  }
  const Icon = answer ? Check : X;
  return (
    <Sign $yes={answer}>
      <Icon size={20} strokeWidth={answer ? 2.25 : 1.75} aria-hidden="true" />
      <VisuallyHidden>{answer ? comparison.included : comparison.excluded}</VisuallyHidden>
    </Sign>
  );
}

/** Alone depends on the billing period, so that the toggle does not render the table. */
function PlanPriceWords({ plan }: { plan: Plan }) {
  const period = useAppSelector(selectBillingPeriod);
  const price = planPrice(plan, period);
  if (price === null) return planWords.noPrice;
  return `${formatDollars(price)} ${period === 'annual' ? planWords.perYear : planWords.perMonth}`;
}

export function ComparisonTable() {
  const plans = useAppSelector(selectPlans);
  const sections = useAppSelector(selectComparedSections);
  const picked = useAppSelector(selectComparedPlan);
  const reference = useAppSelector(selectReferencePlan);
  const scrolls = plans.length > MAX_UNSCROLLED_PLANS;

  const column = (index: number) => ({
    $shown: index === picked || index === reference,
    $popular: plans[index]?.isPopular ?? false,
  });
  return (
    <Frame
      role={scrolls ? 'region' : undefined}
      aria-label={scrolls ? comparison.title : undefined}
      tabIndex={scrolls ? 0 : undefined}
    >
      <Table>
        <VisuallyHidden as="caption">{comparison.caption}</VisuallyHidden>
        <thead>
          <tr>
            <CornerCell scope="col">
              <VisuallyHidden>{comparison.rowHeading}</VisuallyHidden>
            </CornerCell>
            {plans.map((plan, index) => (
              <PlanHeader key={`${index} ${plan.name}`} scope="col" {...column(index)}>
                {planName(plan)}
                <small>
                  <PlanPriceWords plan={plan} />
                </small>
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
                <RowHeader scope="row">{name}</RowHeader>
                {answers.map((answer, index) => (
                  <AnswerCell key={index} {...column(index)}>
                    <Answer answer={answer} />
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
