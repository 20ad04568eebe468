import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';

export const InlineLink = styled.a.attrs({ target: '_blank', rel: 'noopener' })`
  text-decoration: underline ${color.lit} 3px;
  text-underline-offset: 5px;

  &:hover {
    text-decoration-color: ${color.ink};
  }
`;
