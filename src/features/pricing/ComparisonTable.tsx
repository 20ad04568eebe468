import { Fragment } from 'react';
import type { Plan } from '../../contract/entities.ts';
import { pricingStrings } from '../../strings/pricing.ts';
import { useAppSelector, useTexts } from '../../store/hooks.ts';
import { SignUpButton } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { Frame, Table } from './comparisonTableStyles.ts';
import { formatDollars, planName, planPrice, type ShownValue } from './plan.ts';
import {
  selectComparedPlanIndex,
  selectComparedSections,
  selectPlans,
  selectReferencePlanIndex,
} from './pricingSelectors.ts';
import { selectBillingPeriod } from './pricingSlice.ts';

const { comparison, plans: planWords } = pricingStrings;

/** With more plans the columns keep their width and the table scrolls. */
const MAX_UNSCROLLED_PLANS = 4;

const icon = {
  width: 20,
  height: 20,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

const sign = (isIncluded: boolean) => (
  <span className={isIncluded ? 'sign yes' : 'sign'}>
    <svg {...icon} strokeWidth={isIncluded ? 2.25 : 1.75}>
      <path d={isIncluded ? 'M20 6 9 17l-5-5' : 'M18 6 6 18M6 6l12 12'} />
    </svg>
    <span className="words">{isIncluded ? comparison.included : comparison.excluded}</span>
  </span>
);

const absent = (
  <span className="sign">
    <span aria-hidden="true">–</span>
    <span className="words">{comparison.absent}</span>
  </span>
);

const cellContent = (cell: ShownValue) => {
  if (typeof cell === 'string') return cell;
  return cell === null ? absent : sign(cell);
};

/** Alone depends on the billing period, so that the toggle does not render the table. */
function PlanPriceWords({ plan }: { plan: Plan }) {
  const period = useAppSelector(selectBillingPeriod);
  const price = planPrice(plan, period);
  if (price === null) return <span>{planWords.noPrice}</span>;
  return (
    <>
      <span>{formatDollars(price)}</span>
      <span aria-hidden="true">{`${comparison.perPeriod[period]} `}</span>
      <span className="words">{planWords[period === 'annual' ? 'perYear' : 'perMonth']}</span>
    </>
  );
}

type ColumnClass = (planIndex: number) => string;

/** A button at the end of each column. On phones the columns are too narrow, so the buttons are below the table with plan names. */
function PlanActions({ columnClass }: { columnClass: ColumnClass }) {
  const plans = useAppSelector(selectPlans);
  const { action } = useTexts('pricing').plans;
  return (
    <tfoot>
      <tr>
        <td />
        {plans.map((plan, index) => (
          <td key={`${index} ${plan.name}`} className={columnClass(index)}>
            <strong aria-hidden="true">{planName(plan)}</strong>
            <SignUpButton
              variant={plan.isPopular ? 'primary' : 'secondary'}
              icon={null}
              fullWidth
              aria-label={planWords.actionFor(action, planName(plan))}
            >
              {action}
            </SignUpButton>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

export function ComparisonTable() {
  const plans = useAppSelector(selectPlans);
  const sections = useAppSelector(selectComparedSections);
  const comparedIndex = useAppSelector(selectComparedPlanIndex);
  const referenceIndex = useAppSelector(selectReferencePlanIndex);
  const scrolls = plans.length > MAX_UNSCROLLED_PLANS;

  const columnClass: ColumnClass = (index) => {
    const isShown = index === comparedIndex || index === referenceIndex;
    return `${plans[index]?.isPopular ? 'popular' : ''} ${isShown ? '' : 'unpicked'}`;
  };
  const { title } = useTexts('pricing').comparison;
  const headRow = (className: string, words: string) => (
    <tr className={className}>
      <th scope="rowgroup">{words}</th>
      {/* Empty cells continue the background of the popular plan. */}
      {plans.map((plan, index) => (
        <td key={`${index} ${plan.name}`} className={columnClass(index)} />
      ))}
    </tr>
  );
  return (
    <Frame
      role={scrolls ? 'region' : undefined}
      aria-label={scrolls ? title : undefined}
      tabIndex={scrolls ? 0 : undefined}
    >
      <Table>
        <VisuallyHidden as="caption">{comparison.caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{comparison.rowHeading}</VisuallyHidden>
            </th>
            {plans.map((plan, index) => (
              <th key={`${index} ${plan.name}`} scope="col" className={columnClass(index)}>
                {planName(plan)}
                <small>
                  <PlanPriceWords plan={plan} />
                </small>
              </th>
            ))}
          </tr>
        </thead>
        {sections.map(({ section, groups }) => (
          <Fragment key={section}>
            <tbody>{headRow('section', comparison.sections[section])}</tbody>
            {groups.map(({ name: group, rows }) => (
              <tbody key={group}>
                {group && headRow('group', group)}
                {rows.map(({ key, name, cells }, row) => (
                  <tr key={`${row} ${key}`}>
                    <th scope="row">{name}</th>
                    {cells.map((cell, index) => (
                      <td key={index} className={columnClass(index)}>
                        {cellContent(cell)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </Fragment>
        ))}
        <PlanActions columnClass={columnClass} />
      </Table>
    </Frame>
  );
}
