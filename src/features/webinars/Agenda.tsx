import { css, styled } from 'styled-components';
import type { SafeHtml } from '../../contract/entities.ts';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import { darkGround } from '../../theme/mixins.ts';
import { houseWindow } from '../../theme/pictureColors.ts';
import { color, media, radius, size } from '../../theme/tokens.ts';
import type { AgendaPart } from './splitAgenda.ts';

const POSTS = '6px';
const PANE_MINUTES = [5, 3, 2, 1];
const MOST_PANES = 36;

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** The minutes of a pane, so that each part has whole panes; undefined if they would be too narrow. */
const paneMinutes = (parts: readonly AgendaPart[], total: number): number | undefined =>
  PANE_MINUTES.find(
    (pane) =>
      total / pane <= MOST_PANES &&
      parts.every(({ from, to }) => from % pane === 0 && to % pane === 0),
  );

/** Dark windows in a row, each as wide as its part is long, and the bars between their panes. */
const windowsOf = (parts: readonly AgendaPart[]) => {
  const total = parts.at(-1)?.to ?? 1;
  const glass = parts.flatMap(({ from, to }) => {
    const start = `calc(${percent(from / total)} + ${POSTS} / 2)`;
    const end = `calc(${percent(to / total)} - ${POSTS} / 2)`;
    return [`transparent ${start}`, `${houseWindow.glass} ${start} ${end}`, `transparent ${end}`];
  });
  const pane = paneMinutes(parts, total);
  return css`
    --windows: linear-gradient(90deg, ${glass.join()});
    --pane: ${percent((pane ?? total) / total)};
    ${parts.map(
      ({ from, to }, index) => css`
        tr:nth-child(${index + 1}) {
          --from: ${from / total};
          --share: ${(to - from) / total};
          --panes: ${(to - from) / (pane ?? to - from)};
        }
      `,
    )}
  `;
};

/** Bars between panes of this width. */
const panesOf = (width: string, bars: string) => css`
  linear-gradient(90deg, transparent calc(100% - 2px), ${bars} 0) 1px 0 / ${width}
`;

// The outer windows reach half a post beyond the glass, to both edges.
const House = styled.div<{ $parts: readonly AgendaPart[] }>`
  --row: calc(100% - 5rem);

  > div {
    max-width: none;
  }
  [role='region'] {
    ${darkGround}
    ${({ $parts }) => windowsOf($parts)}
    overflow: hidden;
    padding: ${size.sill} clamp(20px, 3.4vw, 48px);
    border-radius: ${radius.stage};
    box-shadow:
      inset 0 calc(-1 * ${size.sill}) ${color.lit},
      inset 0 ${size.sill} ${color.duskWall};
    background: ${color.dusk};
  }
  h2 + [role='region'] {
    margin-top: 1.25rem;
  }
  table {
    font-size: inherit;
    line-height: inherit;
  }
  && tbody > tr:not(:first-child) {
    border-top: 2px solid ${color.duskLine};
  }
  && :is(th, td) {
    border: 0;
  }
  && th {
    padding-block: 0.75rem;
    color: ${color.onDusk2};
    font-size: 0.9375rem;
    font-weight: 450;
  }
  && td:first-child {
    padding: 0;
    color: ${color.onDusk};
    font-weight: 580;
    line-height: 2.125rem;
    white-space: nowrap;
  }
  && td:nth-child(2) {
    padding: 0.75rem 0 0;
    color: ${color.onDusk2};
    font-size: 1.0625rem;
    line-height: 1.6;
    font-variant-numeric: normal;

    &::before,
    &::after {
      content: '';
      position: absolute;
      top: 1.125rem;
      right: 0;
      width: var(--row);
      height: 2.125rem;
      background:
        linear-gradient(${color.dusk} 0 0) 0 36% / 100% 2px no-repeat,
        ${panesOf('var(--pane)', color.dusk)},
        var(--windows);
    }
    &::after {
      right: auto;
      left: calc(100% - var(--row) + var(--row) * var(--from) + ${POSTS} / 2);
      width: calc(var(--row) * var(--share) - ${POSTS});
      box-shadow: 0 4px ${color.onDusk};
      background:
        linear-gradient(${color.litMullion} 0 0) 0 36% / 100% 2px no-repeat,
        ${panesOf('calc(100% / var(--panes))', color.litMullion)},
        ${color.lit};
    }
  }
  td > strong:first-child {
    display: block;
    color: ${color.onDusk};
    font-size: 1.1875rem;
    line-height: 1.35;
  }
  a {
    color: ${color.onDusk};
  }
  /* The windows beside the time, and the words below. */
  ${media.belowLg} {
    && :is(table, tbody, tr, td) {
      display: block;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tbody > tr {
      position: relative;
      padding-block: 1.125rem;
    }
  }
  ${media.lg} {
    --row: 52%;

    /* At least, as of every table cell. */
    td {
      height: 8rem;
    }
    && tr > :first-child {
      width: 1%;
      padding-right: clamp(16px, 3vw, 40px);
    }
    && td:is(:first-child, :nth-child(2)) {
      padding-block: 1.75rem;
      line-height: 1.6;
    }
    && td:nth-child(2) {
      position: relative;
      padding-right: calc(var(--row) + clamp(32px, 4vw, 64px));

      &::before,
      &::after {
        top: 1.75rem;
        bottom: calc(1.75rem + 4px);
        height: auto;
      }
    }
  }
`;

interface AgendaProps {
  html: SafeHtml;
  parts: readonly AgendaPart[];
}

/**
 * The agenda as a house with a floor for each part. On each the windows are as wide as the parts are long, and its own is lit.
 */
export function Agenda({ html, parts }: AgendaProps) {
  return (
    <House $parts={parts}>
      <RichText html={html} />
    </House>
  );
}
