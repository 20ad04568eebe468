import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { color, motion } from '../theme/tokens';
import { AppLink, type AppLinkProps } from './AppLink';

const Root = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  padding: 4px 0;
  font-weight: 580;
  line-height: 24px;
  background: linear-gradient(${color.lit}, ${color.lit}) 0 100% / 100% 3px no-repeat;
  transition: background-size 200ms ${motion.ease};

  svg {
    flex: none;
    transition: transform 200ms ${motion.ease};
  }
  &:hover {
    background-size: 100% 45%;
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
