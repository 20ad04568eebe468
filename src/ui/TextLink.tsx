import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { motion } from '../theme/tokens.ts';
import { AppLink, type AppLinkProps } from './AppLink.tsx';
import { textLinkStyles, textLinkRisen } from './textLinkStyles.ts';

const Root = styled(AppLink)`
  ${textLinkStyles}

  svg {
    flex: none;
    transition: transform 200ms ${motion.ease};
  }
  &:hover {
    background-size: ${textLinkRisen};
  }
  &:hover svg {
    transform: translateX(3px);
  }
`;

/** A text link with an arrow and the lit underline. */
export function TextLink({ children, ...rest }: AppLinkProps) {
  return (
    <Root {...rest}>
      {children}
      <ArrowRight size={18} strokeWidth={2} aria-hidden="true" />
    </Root>
  );
}
