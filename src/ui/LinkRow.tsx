import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion } from '../theme/tokens.ts';
import { AppLink } from './AppLink.tsx';

const Row = styled.span`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 16px;
  min-height: 3.25rem;
  padding: 0.625rem 0;
  border-top: 1px solid ${color.line2};
  font-weight: 500;
  line-height: 1.5rem;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    opacity: 0.6;
    transition:
      transform 180ms ${motion.ease},
      opacity 180ms;
  }
  &:any-link:hover {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
  &:hover svg {
    opacity: 1;
    transform: translateX(3px);
  }
`;

export function LinkRow({ to, children }: { to?: string; children: ReactNode }) {
  if (!to) return <Row>{children}</Row>;
  return (
    <Row as={AppLink} to={to}>
      {children}
      <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
    </Row>
  );
}
