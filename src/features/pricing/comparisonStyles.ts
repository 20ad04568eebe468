import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color, layer, size } from '../../theme/tokens.ts';

/** With more plans the columns keep their width and the table scrolls. */
export const MAX_UNSCROLLED_PLANS = 4;

/** Minimum column widths in a table that scrolls. */
const PLAN_WIDTH = '168px';
const NAME_WIDTH = '240px';

interface Scrolls {
  $scrolls: boolean;
}

/** `$shown`: the plan is one of the two that small screens show. */
interface Column {
  $shown: boolean;
  $popular: boolean;
}

/** The header sticks to the frame if that scrolls, otherwise to the window. */
export const Frame = styled.div<Scrolls>`
  position: relative;
  --sticky-top: var(--nav-height);

  ${media.md} {
    ${({ $scrolls }) =>
      $scrolls &&
      css`
        overflow: auto;
        max-height: calc(100vh - var(--nav-height) - ${size.control});
        --sticky-top: 0;
      `}
  }
`;

export const Table = styled.table<Scrolls>`
  width: 100%;
  table-layout: fixed;
  /* Collapsed borders would not move with the sticky header. */
  border-collapse: separate;
  border-spacing: 0;
  font-size: 1rem;
  line-height: 1.5rem;
  text-align: left;
  font-variant-numeric: tabular-nums;

  ${media.md} {
    ${({ $scrolls }) => $scrolls && 'table-layout: auto;'}
  }
`;

const cell = css`
  padding: 1.0625rem 16px;
  border-bottom: 1px solid ${color.line};
  font-weight: 450;
  overflow-wrap: anywhere;
`;

/** Small screens show two plans; without scripts, where no other can be chosen, they show all. */
const planColumn = css<Column>`
  ${({ $popular }) => $popular && `background: ${color.white};`}

  ${media.belowMd} {
    padding-inline: 12px;
    ${({ $shown }) => !$shown && 'display: none;'}

    @media (scripting: none) {
      display: table-cell;
      padding-inline: 3px;
      font-size: 0.875rem;
    }
  }
`;

const stickyHeader = css`
  position: sticky;
  top: var(--sticky-top);
  z-index: ${layer.sticky};
  background: ${color.limewash};
  padding-bottom: 20px;
  border-bottom: 2px solid ${color.ink};
  vertical-align: bottom;
`;

const nameColumn = css<Scrolls>`
  padding-left: 0;

  ${media.md} {
    ${({ $scrolls }) =>
      $scrolls &&
      css`
        position: sticky;
        left: 0;
        min-width: ${NAME_WIDTH};
        background: ${color.limewash};
      `}
  }
`;

export const CornerCell = styled.th<Scrolls>`
  ${cell}
  ${stickyHeader}
  ${nameColumn}
  z-index: ${layer.sticky + 1};
  width: 38%;

  @media (scripting: none) {
    width: 30%;
  }
  ${media.md} {
    width: auto;
  }
`;

export const PlanHeader = styled.th<Column & Scrolls>`
  ${cell}
  ${stickyHeader}
  ${planColumn}
  width: 31%;
  font-weight: 600;
  font-size: 1.125rem;

  ${media.belowMd} {
    @media (scripting: none) {
      width: auto;
      font-size: 0.875rem;
      letter-spacing: -0.02em;
    }
  }
  small {
    display: block;
    font-weight: 450;
    font-size: 0.9375rem;
    color: ${color.ink3};
  }
  ${media.md} {
    ${({ $scrolls }) => ($scrolls ? `min-width: ${PLAN_WIDTH}; width: auto;` : 'width: 19%;')}
  }
`;

export const GroupHeader = styled.th`
  ${cell}
  padding: 3.25rem 0 1.0625rem;
  border-bottom: 1px solid ${color.line2};
  font-weight: 600;
  font-size: 1.25rem;
  letter-spacing: -0.018em;
`;

export const RowHeader = styled.th<Scrolls>`
  ${cell}
  ${nameColumn}
  font-weight: 520;
`;

export const AnswerCell = styled.td<Column>`
  ${cell}
  ${planColumn}
`;
