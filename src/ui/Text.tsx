import { styled } from 'styled-components';
import { type } from '../theme/type.ts';

/** Headings by look; the element says the level: `<H2 as="h3">`. */
export const Display1 = styled.h1`
  ${type.d1}
`;
export const Display2 = styled.h1`
  ${type.d2}
`;
/** Long titles: event, help article, video. */
export const Display3 = styled.h1`
  ${type.d3}
`;
export const H2 = styled.h2`
  ${type.h2}
`;
export const H3 = styled.h3`
  ${type.h3}
`;
export const H4 = styled.h4`
  ${type.h4}
  text-wrap: balance;
`;

/** One per section, beside or below its heading. */
export const Lead = styled.p`
  ${type.lead}
  color: var(--text2);
`;
export const Body = styled.p`
  ${type.body}
  color: var(--text2);
`;
export const Small = styled.p`
  ${type.small}
  color: var(--text2);
`;
