import { styled } from 'styled-components';
import { AppLink } from '../../ui/AppLink.tsx';
import { textLinkStyles, textLinkRisen } from '../../ui/textLinkStyles.ts';

/** A text link with its arrow before it: the way back. */
export const BackLink = styled(AppLink)`
  ${textLinkStyles}

  &:hover {
    background-size: ${textLinkRisen};
  }
`;
