import { css, styled } from 'styled-components';
import type { SafeHtml } from '../../contract/entities.ts';
import { bottomEdge } from '../../shared/marketing/Scene.tsx';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import { darkGround, hueColors } from '../../theme/mixins.ts';
import { houseWindow } from '../../theme/pictureColors.ts';
import { color, media, radius, size } from '../../theme/tokens.ts';
import { Wide } from '../../ui/Layout.tsx';
import { wideInset } from './wideInset.ts';

const panelTitle = css`
  font-size: 1.25rem;
  font-weight: 600;
  letter-spacing: -0.02em;
  line-height: 1.3;
`;

/** A table of two columns: each row is a box with a number on it. */
const boxes = css`
  [role='region'] {
    display: grid;
  }
  /* The boxes stand on the sill, below their title. */
  table {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    font-variant-numeric: normal;
  }
  thead tr {
    display: block;
  }
  thead th {
    display: block;
    padding: 0 0 1.75rem;
    border: 0;
    ${panelTitle}
  }
  thead th:empty {
    display: none;
  }
  tbody {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 10px;
  }
  tbody tr {
    display: block;
    min-height: 6.5rem;
    padding: 2.75rem 14px 0.625rem;
    background: url('/street/box.svg') 0 0 / 100% 100%;
    color: ${color.onLit2};
  }
  && td {
    display: block;
    padding: 0;
    border: 0;
    font-size: 0.9375rem;
    font-weight: 520;
    line-height: 1.25rem;
  }
  && td:first-child {
    color: ${color.ink};
    font-size: 1.625rem;
    font-weight: 600;
    letter-spacing: -0.03em;
    line-height: 1.875rem;
  }
  ${media.md} {
    tbody {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: 18px;
    }
    tbody tr {
      min-height: 9.75rem;
      padding-top: 4.375rem;
    }
    /* The upper row of a stack. */
    tbody tr:not(:nth-last-child(-n + 3)) {
      margin: 0 12px 0 6px;
      /* Its words stand on the edge of those below. */
      padding-left: 8px;
    }
  }
  /* Above the card they have their own ground, from edge to edge. */
  ${media.belowLg} {
    [role='region']:has(+ [role='note']) {
      border-bottom: ${size.sill} solid;
      border-image: conic-gradient(var(--deep) 0 0) 1 / 0 0 ${size.sill} / 0 100vw;
    }
  }
`;

/** A table of three or more columns: bold means lit, italic lit in part. */
const windows = css`
  table {
    color: ${color.onDusk};
    font-size: 1.0625rem;
  }
  && :is(th, td) {
    padding-block: 0;
    border: 0;
    vertical-align: middle;
  }
  thead th {
    color: inherit;
    font-size: 1rem;
  }
  thead th:first-child {
    ${panelTitle}
  }
  tbody td:first-child {
    font-weight: 520;
  }
  tbody td:not(:first-child) {
    color: ${color.onDusk2};
    font-size: 0.9375rem;
    line-height: 1.25;
  }
  strong {
    color: ${color.white};
    font-weight: 560;
  }
  && td:not(:first-child) {
    position: relative;
    padding-left: 36px;
  }
  td:not(:first-child)::before {
    content: '';
    position: absolute;
    top: calc(50% - 14px);
    left: 2px;
    width: 22px;
    height: 28px;
    border-radius: ${radius.pane};
    background: linear-gradient(${houseWindow.mullion}, ${houseWindow.mullion}) 50% 0 / 1.5px 100%
      no-repeat ${houseWindow.glass};
    box-shadow:
      0 0 0 2px ${houseWindow.frame},
      0 6px 0 -1px ${houseWindow.sill};
  }
  td:not(:first-child):has(strong)::before {
    background: linear-gradient(${color.litEdge}, ${color.litEdge}) 50% 0 / 1.5px 100% no-repeat
      ${color.lit};
  }
  td:not(:first-child):has(em)::before {
    background: linear-gradient(90deg, ${color.lit} 50%, ${houseWindow.glass} 0);
  }
  ${media.md} {
    && tbody td {
      height: 4.125rem;
      border-top: 1px solid ${color.duskLine};
    }
    thead th {
      height: 3.5rem;
    }
    tr > :not(:first-child) {
      width: 19%;
    }
  }
  /* The name of a row above its cells. */
  ${media.belowMd} {
    thead {
      display: block;
    }
    tr {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      gap: 0.625rem 8px;
      padding-block: 0.875rem;
      border-top: 1px solid ${color.duskLine};
    }
    thead tr {
      padding-top: 0;
      border: 0;
    }
    && tr > * {
      grid-row: 2;
      padding: 0;
    }
    && tr > :first-child {
      grid-area: 1 / 1 / auto / span 3;
    }
    && td:not(:first-child) {
      align-content: center;
      min-height: 2.125rem;
      padding-left: 32px;
      font-size: 0.875rem;
    }
    thead th:not(:first-child) {
      color: ${color.onDusk2};
      font-size: 0.875rem;
      font-weight: 450;
    }
  }
`;

/** A card beside the table. */
const note = css`
  padding: 1.5rem clamp(18px, 2vw, 28px) 2.125rem;
  border-radius: 14px 14px 0 0;
  background: ${color.white};
  font-size: 1rem;

  > p:first-child {
    ${panelTitle}
    color: ${color.ink};
  }
  ul {
    margin-top: 0.875rem;
  }
  li {
    margin: 0;
    padding: 0.8125rem 0 0.8125rem 32px;
    border-top: 1px solid ${color.line};
    color: ${color.ink2};
    line-height: 1.4375rem;
  }
  li::before {
    inset: 0.9375rem auto auto 0;
    width: 20px;
    height: 20px;
    border: 0;
    background: url('/street/cross.svg');
  }
  li > strong:first-child {
    display: block;
    color: ${color.ink};
  }
`;

const Panel = styled.div`
  thead {
    position: static;
    clip-path: none;
  }
  ${hueColors('amber')}
  ${bottomEdge}
  padding: clamp(1.25rem, 3.4vw, 3rem) ${wideInset} ${size.sill};
  margin-bottom: clamp(48px, 5vw, 72px);
  border-radius: ${radius.stage};
  background: var(--tint);

  &:has(tr > :nth-child(3)) {
    ${darkGround}
    --deep: ${color.lit};
    padding-bottom: calc(1.5rem + ${size.sill});
    ${windows}
  }
  &:not(:has(tr > :nth-child(3))) {
    ${boxes}
  }
  > div {
    display: grid;
    gap: 1.75rem;
    max-width: none;
  }
  > div > * + * {
    margin: 0;
  }
  [role='region'] {
    background: none;
  }
  [role='note'] {
    ${note}
  }
  figure,
  p:has(> img) {
    align-self: end;
    margin: 0;
  }
  ${media.lg} {
    > div:has([role='note']) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
      column-gap: 56px;
    }
    [role='note'] {
      align-self: end;
    }
  }
`;

/** A table or a picture that opens a page, on a wall that is wider than the text. */
export function OpeningPanel({ html }: { html: SafeHtml }) {
  return (
    <Wide>
      <Panel>
        <RichText html={html} />
      </Panel>
    </Wide>
  );
}
