import { styled } from 'styled-components';
import { AppLink } from '../../ui/AppLink';
import { textLinkLook, textLinkRisen } from '../../ui/textLinkLook';

/** A text link with its arrow before it: the way back. */
export const BackLink = styled(AppLink)`
  ${textLinkLook}

  &:hover {
    background-size: ${textLinkRisen};
  }
`;
