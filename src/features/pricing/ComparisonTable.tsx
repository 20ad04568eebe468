import { styled } from 'styled-components';
import type { Plan } from '../../contract/entities.ts';
import { pricingStrings } from '../../strings/pricing.ts';
import { useAppSelector, useTexts } from '../../store/hooks.ts';
import { color, layer, media, radius, size } from '../../theme/tokens.ts';
import { visuallyHidden } from '../../theme/mixins.ts';
import { VisuallyHidden } from '../../ui/Text.tsx';
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
      thead th:not(:first-child) {
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

// The cells are plain elements: hundreds of styled components would take a phone long to hydrate.
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
  th,
  td {
    padding: 1.0625rem 16px;
    border-bottom: 1px solid ${color.line};
    font-weight: 560;
    overflow-wrap: anywhere;
  }
  .popular {
    background: ${color.white};
  }
  thead .popular {
    border-radius: ${radius.card} ${radius.card} 0 0;
  }
  tbody:last-child > tr:last-child {
    &,
    > * {
      border-bottom: 0;
      border-radius: 0 0 ${radius.card} ${radius.card};
    }
  }
  tr:has([scope='rowgroup']) > * {
    border-color: ${color.line2};
  }
  thead th {
    padding-bottom: 20px;
    border-bottom: 2px solid ${color.ink};
    vertical-align: bottom;
  }
  thead th:not(:first-child) {
    width: 19%;
    font-weight: 600;
    font-size: 1.125rem;
  }
  small {
    display: block;
    font-weight: 450;
    font-size: 0.9375rem;
    color: ${color.ink3};
  }
  th[scope='rowgroup'] {
    padding: 3.25rem 0 1.0625rem;
    font-weight: 600;
    font-size: 1.25rem;
    letter-spacing: -0.018em;
  }
  th[scope='row'] {
    padding-left: 0;
    font-weight: 450;
    color: ${color.ink2};
  }
  .sign {
    position: relative;
    display: inline-block;
    min-height: 1.25rem;
    vertical-align: middle;
    color: ${color.ink3};
  }
  .yes {
    color: ${color.leaf};
  }
  .words {
    ${visuallyHidden}
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
      border-bottom: 1px solid ${color.line};
    }
    thead tr {
      border-bottom: 2px solid ${color.ink};
    }
    th[scope],
    td {
      flex: 0 0 min(5.5rem, 50%);
      align-content: center;
      padding: 0.9375rem 0 0.9375rem 10px;
      border: 0;
      font-size: 0.9375rem;
      line-height: 1.375rem;
    }
    /* In windows that are too narrow for the name and two answers, the name takes a whole line. */
    th:first-child {
      flex: 1 1 calc((17rem - 100%) * 999);
      padding-inline: 0 2px;
    }
    th[scope='rowgroup'] {
      padding-top: 2.25rem;
      font-size: 1.125rem;
    }
    .unpicked {
      display: none;
    }
    /* Without scripts, where no other plan can be chosen, all are shown. */
    @media (scripting: none) {
      .unpicked {
        display: block;
      }
      th[scope],
      td {
        flex-grow: 1;
      }
      th:first-child {
        flex-basis: 100%;
      }
    }
  }
`;

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

export function ComparisonTable() {
  const plans = useAppSelector(selectPlans);
  const sections = useAppSelector(selectComparedSections);
  const comparedIndex = useAppSelector(selectComparedPlanIndex);
  const referenceIndex = useAppSelector(selectReferencePlanIndex);
  const scrolls = plans.length > MAX_UNSCROLLED_PLANS;

  const columnClass = (index: number) => {
    const isShown = index === comparedIndex || index === referenceIndex;
    return `${plans[index]?.isPopular ? 'popular' : ''} ${isShown ? '' : 'unpicked'}`;
  };
  const { title } = useTexts('pricing').comparison;
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
        {sections.map(({ section, rows }) => (
          <tbody key={section}>
            <tr>
              <th scope="rowgroup">{comparison.sections[section]}</th>
              {/* The column of the popular plan goes on. */}
              {plans.map((plan, index) => (
                <td key={`${index} ${plan.name}`} className={columnClass(index)} />
              ))}
            </tr>
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
      </Table>
    </Frame>
  );
}
