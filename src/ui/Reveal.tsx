import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useReveal } from './useReveal.ts';

// Whatever is armed when a page is printed is on paper all the same.
const Root = styled.div`
  @media print {
    opacity: 1 !important;
    transform: none !important;
  }
`;

export interface RevealProps {
  children: ReactNode;
  as?: 'div' | 'li' | 'section' | 'article' | 'figure' | 'header' | 'ul';
  /** Place among siblings that appear together; each starts a little later. */
  index?: number;
  className?: string;
}

/** Fades its content in when it is scrolled into view, from 1024 px (spec §2). Visible without scripts. */
export function Reveal({ children, as = 'div', index = 0, className }: RevealProps) {
  const root = useRef<HTMLDivElement>(null);
  useReveal(root, index);
  return (
    <Root as={as} ref={root} className={className}>
      {children}
    </Root>
  );
}
