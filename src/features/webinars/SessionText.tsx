import { styled } from 'styled-components';
import type { SafeHtml } from '../../contract/entities.ts';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import { color, media, radius } from '../../theme/tokens.ts';

const Text = styled.div`
  /* As wide as the picture above it. */
  > div {
    max-width: 45rem;
  }
  [role='region'] {
    background: none;
  }
  /* An agenda keeps its two columns on phones, where RichText stacks the cells of other tables. */
  :is(thead, tbody) {
    display: table-row-group;
    position: static;
    clip-path: none;
  }
  tr {
    display: table-row;
  }
  && table {
    font-size: inherit;
    line-height: inherit;
  }
  && :is(th, td) {
    display: table-cell;
    padding-block: 0 1.75rem;
    border: 0;
  }
  && th {
    padding-bottom: 0.75rem;
    color: ${color.ink3};
    font-size: 0.9375rem;
    font-weight: 450;
  }
  td:first-child {
    width: 1%;
    font-weight: 560;
    white-space: nowrap;
  }
  && td:first-child {
    padding-right: 20px;
  }
  && tr > :nth-child(2) {
    padding-left: clamp(20px, 2vw, 28px);
  }
  && td:nth-child(2) {
    position: relative;
    font-variant-numeric: normal;

    &::before,
    &::after {
      content: '';
      position: absolute;
      inset: 0 auto 0 -2px;
      width: 2px;
      background: ${color.line2};
    }
    &::after {
      inset: 0.4em auto auto -6px;
      width: 10px;
      height: 13px;
      border-radius: ${radius.pane};
      background: ${color.dusk};
    }
  }
  && tr:last-child > td {
    padding-bottom: 0;

    /* The line ends at the last square. */
    &::before {
      bottom: auto;
      height: 1em;
    }
  }
  td > strong:first-child {
    display: block;
    color: ${color.ink};
  }

  /* Figures: large numbers, each above what it counts. */
  &&& table:has(th:empty) {
    tbody {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 1.25rem 24px;

      ${media.md} {
        grid-template-columns: repeat(4, 1fr);
      }
    }
    tr {
      display: block;
      border-top: 2px solid ${color.ink};
    }
    thead tr {
      border: 0;
    }
    td {
      display: block;
      width: auto;
      padding: 0;
      border: 0;
      font-size: 1.0625rem;
      line-height: 1.6;
    }
    td::before,
    td::after,
    th:empty {
      display: none;
    }
    td:first-child {
      padding-top: 0.625rem;
      color: ${color.ink};
      font-size: 2rem;
      font-variant-numeric: normal;
      letter-spacing: -0.036em;
      line-height: 1.25;
    }
  }
`;

/**
 * The description of an event. A table is an agenda, if `Agenda` has not drawn it, or its figures where the second column has no name (`th:empty`):
 * `content/README.md` tells writers so.
 */
export function SessionText({ html }: { html: SafeHtml }) {
  return (
    <Text>
      <RichText html={html} />
    </Text>
  );
}
