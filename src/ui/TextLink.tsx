import { ArrowRight } from 'lucide-react';
import { css, styled } from 'styled-components';
import { color, motion } from '../theme/tokens.ts';
import { AppLink, type AppLinkProps } from './AppLink.tsx';

export const textLinkRisen = '100% 45%';

export const textLinkStyles = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  padding: 0.25rem 0;
  font-weight: 580;
  line-height: 1.5rem;
  background: linear-gradient(${color.lit}, ${color.lit}) 0 100% / 100% 3px no-repeat;
  transition: background-size 200ms ${motion.ease};

  &:hover {
    background-size: ${textLinkRisen};
  }
`;

export const UnderlinedLink = styled(AppLink)`
  ${textLinkStyles}

  svg {
    flex: none;
    transition: transform 200ms ${motion.ease};
  }
  &:hover svg {
    transform: translateX(3px);
  }
`;

export function TextLink({ children, ...rest }: AppLinkProps) {
  return (
    <UnderlinedLink {...rest}>
      <span>{children}</span>
      <ArrowRight size={18} strokeWidth={2} aria-hidden="true" />
    </UnderlinedLink>
  );
}
