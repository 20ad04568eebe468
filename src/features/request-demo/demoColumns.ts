import { css } from 'styled-components';

/** What a visitor reads, and the wider form beside it. */
export const demoColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  column-gap: clamp(48px, 7vw, 112px);
`;
