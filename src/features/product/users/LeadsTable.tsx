import { styled } from 'styled-components';
import { rolesStrings as strings } from '../../../strings/roles.ts';
import { visuallyHidden } from '../../../theme/mixins.ts';
import { color, media, motion } from '../../../theme/tokens.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { VisuallyHidden } from '../../../ui/Text.tsx';
import type { LeadRow } from './rolesSlice.ts';

const SHUTTER_DELAY_MS = 40;

const Head = styled.div`
  ${media.belowMd} {
    ${visuallyHidden}
  }
`;

const Table = styled.div`
  font-size: 1rem;
  line-height: 1.375rem;

  [role='row'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 16px;
    padding: 12px 18px;
    border-bottom: 1px solid ${color.line};
    font-variant-numeric: tabular-nums;
  }
  [role='rowheader'] {
    font-weight: 600;
    letter-spacing: -0.014em;
  }
  /* On phones price and commission stand at the right, and the stage is left out. */
  ${media.belowMd} {
    [role='row'] > :nth-child(2) {
      grid-area: 2 / 1;
      color: ${color.ink3};
      font-size: 0.9375rem;
    }
    [role='row'] > :nth-child(3) {
      display: none;
    }
    [role='row'] > :nth-child(n + 4) {
      grid-column: 2;
      text-align: end;
    }
    [role='row'] > :nth-child(5) {
      grid-row: 2;
      color: ${color.ink2};
      font-size: 0.9375rem;
    }
  }
  ${media.md} {
    [role='row'] {
      grid-template-columns: 1.15fr 1.2fr 1.3fr 1fr 1fr;
      align-items: center;
      min-height: 60px;
      padding: 0 28px;
    }
    [role='row']:first-child:has([role='columnheader']) {
      min-height: 48px;
      color: ${color.ink3};
      font-size: 0.875rem;
      font-weight: 500;
    }
    [role='row'] > :nth-child(n + 4) {
      text-align: end;
    }
  }
`;

/** A shade of the page's hue, darker than its wall. */
const shade = (percent: number) => `color-mix(in srgb, var(--deep) ${percent}%, var(--tint))`;
const SLAT = shade(12);
const SLAT_EDGE = shade(32);
const RAIL = shade(60);

/** The slats of a shutter. They start at the bottom, so that the lowest one is complete. */
const slats = (edge: number, height: number) =>
  `repeating-linear-gradient(to top, ${SLAT_EDGE} 0 ${edge}px, ${SLAT} ${edge}px ${height}px)`;

/** A closed shutter covers a hidden row in its place: slats, a rail below them and a pull on the rail. */
const Shutter = styled.div`
  position: relative;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      radial-gradient(10px 7px at 50% 0, var(--deep) 94%, transparent) 50% 100% / 20px 7px no-repeat,
      linear-gradient(${RAIL}, ${RAIL}) 0 calc(100% - 7px) / 100% 7px no-repeat,
      ${slats(1, 9)} 0 0 / 100% calc(100% - 14px) no-repeat,
      ${color.white};
    transform-origin: top;
  }
`;

/** Separate from `Shutter`, so that the styles of the shutter are sent once for all rows. */
const Row = styled(Shutter)<{ $isHidden: boolean; $index: number }>`
  /* Hidden from assistive technology as well. */
  [data-value] {
    visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
    transition: visibility ${motion.base};
  }
  &::after {
    transform: scaleY(${({ $isHidden }) => ($isHidden ? 1 : 0)});
    transition: transform ${motion.base} ${motion.ease}
      ${({ $index }) => $index * SHUTTER_DELAY_MS}ms;
  }
`;

const Agent = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;

  > img {
    width: 28px;
    height: 28px;

    ${media.belowMd} {
      display: none;
    }
  }
`;

const SmallShutter = styled.span`
  display: inline-block;
  width: 74px;
  height: 14px;
  border-bottom: 2px solid ${RAIL};
  background: ${slats(1, 4)};
`;

function Commission({ commission, hidesCommission }: LeadRow) {
  if (!hidesCommission) return <span data-value>{commission ?? strings.none}</span>;
  return (
    <span data-value>
      <SmallShutter aria-hidden="true" />
      <VisuallyHidden>{strings.hiddenCommission}</VisuallyHidden>
    </span>
  );
}

interface LeadsTableProps {
  caption: string;
  rows: readonly LeadRow[];
  shown: number;
}

/** Not a `table`: with another layout than a table's, some browsers drop the roles of its elements. */
export function LeadsTable({ caption, rows, shown }: LeadsTableProps) {
  return (
    <Table role="table" aria-label={caption}>
      <div role="rowgroup">
        <Head role="row">
          <div role="columnheader">
            <span>{strings.lead}</span> <span>{strings.shown(shown, rows.length)}</span>
          </div>
          {Object.entries(strings.columns).map(([key, column]) => (
            <div key={key} role="columnheader">
              {column}
            </div>
          ))}
        </Head>
      </div>
      <div role="rowgroup">
        {rows.map((row, index) => (
          <Row key={row.name} role="row" $isHidden={row.isHidden} $index={index}>
            <div role="rowheader">
              <span data-value>{row.name}</span>
              {row.isHidden && <VisuallyHidden>{strings.hiddenLead}</VisuallyHidden>}
            </div>
            <div role="cell">
              <Agent data-value>
                <Avatar name={row.agent} photo={row.photo} />
                <span>{row.agent}</span>
              </Agent>
            </div>
            <div role="cell">
              <span data-value>{row.stage}</span>
            </div>
            <div role="cell">
              <span data-value>{row.price}</span>
            </div>
            <div role="cell">
              <Commission {...row} />
            </div>
          </Row>
        ))}
      </div>
    </Table>
  );
}
