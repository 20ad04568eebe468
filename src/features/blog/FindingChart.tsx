import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PostChart } from '../../contract/entities.ts';
import type { DrawTable } from '../../shared/rich-text/RichText.tsx';
import { blogStrings } from '../../strings/blog.ts';
import { darkGround } from '../../theme/mixins.ts';
import { color, media, radius, size } from '../../theme/tokens.ts';
import { type CountedRow, countedRows, litWindows } from './countedRows.ts';

const strings = blogStrings.post.chart;

const Panel = styled.figure`
  ${darkGround}
  && {
    max-width: none;
  }
  padding: clamp(1.5rem, 3vw, 2.75rem) clamp(1.25rem, 2.8vw, 2.5rem) calc(1.5rem + ${size.sill});
  border-radius: ${radius.stage};
  /* A border would follow the round corners. */
  background: linear-gradient(${color.lit}, ${color.lit}) 0 100% / 100% ${size.sill} no-repeat
    ${color.duskDeep};

  ${media.md} {
    padding-bottom: calc(0.625rem + ${size.sill});
  }
  && figcaption {
    margin: 0;
    color: inherit;
  }
`;

const Title = styled.strong`
  display: block;
  max-width: 22ch;
  color: ${color.white};
  font-size: clamp(1.5rem, 2.3vw, 2rem);
  line-height: 1.15;
  letter-spacing: -0.03em;
  font-weight: 580;
`;

const Text = styled.span`
  display: block;
  margin-top: 0.625rem;
  color: ${color.onDusk2};
  font-size: 1rem;
  line-height: 1.5rem;
`;

const Houses = styled.ul`
  && {
    display: grid;
    gap: 1.25rem;
    margin-top: 2rem;
  }
  && > li {
    display: grid;
    grid-template-columns: 5.5rem 1fr;
    align-items: center;
    gap: 0 1.25rem;
    margin: 0;
    padding: 0;
  }
  && > li::before {
    content: none;
  }
  ${media.md} {
    && {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      gap: 2rem;
    }
    && > li {
      position: relative;
      grid-template-columns: 1fr;
      align-content: end;
      padding-top: 2rem;
    }
  }
`;

const House = styled.svg`
  grid-row: span 2;
  width: 100%;
  height: auto;

  ${media.md} {
    grid-row: 2;
    margin-top: 0.875rem;
  }
`;

const Rate = styled.span`
  font-size: 1.875rem;
  line-height: 1.2;
  letter-spacing: -0.03em;
  font-weight: 600;

  small {
    color: ${color.onDusk2};
    font-size: 0.9375rem;
    font-weight: 500;
    letter-spacing: 0;
  }
  ${media.md} {
    grid-row: 1;
  }
`;

const Name = styled.span`
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.25rem;

  small {
    display: block;
    color: ${color.onDusk2};
    font-size: 0.875rem;
    font-weight: 450;
  }
  ${media.md} {
    min-height: 4.625rem;
    padding-top: 0.875rem;
  }
`;

const Line = styled.span`
  grid-column: 1 / -1;
  margin-bottom: 1.25rem;
  padding-top: 0.5rem;
  border-top: 2px dashed ${color.ink3};
  font-size: 0.875rem;
  font-weight: 560;
  line-height: 1.125rem;

  ${media.md} {
    position: absolute;
    inset: 0 auto 4.625rem calc(-1rem - 1px);
    margin: 0;
    padding: 0 0 0 calc(1rem - 1px);
    border-top: 0;
    border-left: 2px dashed ${color.ink3};
    white-space: nowrap;
  }
`;

const Table = styled.details`
  && {
    max-width: ${size.text};
    margin-top: 1.25rem;
  }
  /* As in the accordion of questions. */
  && summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    padding: 1.375rem 0;
    border-block: 1px solid ${color.line2};
    font-size: 1.25rem;

    &::after {
      content: '';
      flex: 0 0 32px;
      height: 32px;
      border-radius: ${radius.tile};
      background:
        linear-gradient(${color.ink} 0 0) 50% / 14px 2px no-repeat,
        linear-gradient(${color.ink} 0 0) 50% / 2px 14px no-repeat ${color.plaster};
    }
  }
  &&[open] summary::after {
    background-color: ${color.lit};
    background-size:
      14px 2px,
      0;
  }
`;

const squares = (windows: readonly number[]) =>
  windows.map((at) => `M${6 + 9 * (at % 10)} ${24 + 10 * Math.floor(at / 10)}h7v8h-7z`).join('');

const ALL = Array.from({ length: 100 }, (_, at) => at);

function RowHouse({ row }: { row: CountedRow }) {
  const lit = litWindows(row);
  return (
    <House viewBox="0 0 100 126" aria-hidden="true">
      <path fill={color.duskWall} d="M50 0 100 17v3H0v-3z" />
      <path fill={color.dusk} d="M2 20h96v106H2z" />
      <path fill={color.duskPressed} d={squares(ALL.filter((at) => !lit.includes(at)))} />
      <path fill={color.lit} d={squares(lit)} />
    </House>
  );
}

interface FindingChartProps {
  chart: PostChart;
  rows: readonly CountedRow[];
  table: ReactNode;
}

/** A house of a hundred windows for each row of a table, which follows. */
function FindingChart({ chart, rows, table }: FindingChartProps) {
  return (
    <>
      <Panel aria-label={chart.title}>
        <figcaption>
          <Title>{chart.title}</Title>
          <Text>{chart.text}</Text>
        </figcaption>
        <Houses>
          {rows.map((row, index) => (
            <li key={row.name}>
              {chart.mark === index + 1 && <Line>{chart.mark_label}</Line>}
              <RowHouse row={row} />
              <Rate>
                {row.rate} <small>{strings.ofHundred}</small>
              </Rate>
              <Name>
                {row.name}
                <small>{strings.counts(row.part, row.whole)}</small>
              </Name>
            </li>
          ))}
        </Houses>
      </Panel>
      <Table>
        <summary>{strings.table}</summary>
        {table}
      </Table>
    </>
  );
}

/** Draws the table that has the chart's columns, and leaves the others. */
export const drawFinding =
  (chart: PostChart): DrawTable =>
  (cells, table) => {
    const rows = countedRows(cells, chart);
    return rows.length > 0 ? <FindingChart chart={chart} rows={rows} table={table} /> : undefined;
  };
