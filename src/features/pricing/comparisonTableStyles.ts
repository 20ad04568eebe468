import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.ts';
import { color, layer, media, radius, size } from '../../theme/tokens.ts';

// The header sticks to the window. In a frame that scrolls, it and the column of names stick to the frame.
export const Frame = styled.div`
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
export const Table = styled.table`
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
  tfoot {
    td {
      padding: 1.5rem 6px;
      border: 0;
      border-radius: 0 0 ${radius.card} ${radius.card};

      ${media.lg} {
        padding-inline: 16px;
      }
    }
    strong {
      display: none;
    }
    a {
      justify-content: center;
      padding-inline: 4px;
      font-size: 1rem;
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
    font-size: 1.625rem;
    letter-spacing: -0.026em;
  }
  .group > th {
    padding-top: 2.25rem;
    font-size: 1.0625rem;
    letter-spacing: -0.018em;
  }
  /* A section and its first group have one line. */
  tbody:has(> .section) {
    &:has(+ tbody > .group) > tr {
      &,
      > * {
        padding-bottom: 0;
        border: 0;
      }
    }
    + tbody > .group > th {
      padding-top: 1.25rem;
    }
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
    tbody,
    tfoot {
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
    .group > th {
      padding-top: 1.75rem;
      font-size: 1rem;
    }
    tfoot {
      tr {
        gap: 12px;
        border: 0;
      }
      td {
        flex: 1;
        padding: 1.75rem 0 0;

        &.popular {
          background: none;
        }
      }
      td:first-child {
        display: none;
      }
      strong {
        display: block;
        margin-bottom: 8px;
        font-weight: 600;
      }
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
