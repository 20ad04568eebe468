import type { AnchorHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';

const Root = styled.a`
  text-decoration: underline ${color.lit} 3px;
  text-underline-offset: 5px;

  &:hover {
    text-decoration-color: ${color.ink};
  }
`;

/** A link out of the site, in a new tab, among other words. */
export function InlineLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <Root target="_blank" rel="noopener" {...props} />;
}
