import { useRef, type ReactNode, type Ref } from 'react';
import { useReveal } from './useReveal.ts';

export interface RevealProps {
  children: ReactNode;
  as?: 'div' | 'li' | 'section' | 'article' | 'figure' | 'header' | 'ul';
  /** Place among siblings that appear together; each starts a little later. */
  index?: number;
  className?: string;
}

/** Fades its content in when it is scrolled into view, from 1024 px. Visible without scripts. */
export function Reveal({ children, as: Root = 'div', index = 0, className }: RevealProps) {
  const root = useRef<HTMLDivElement>(null);
  useReveal(root, index);
  return (
    <Root ref={root as Ref<never>} className={className}>
      {children}
    </Root>
  );
}
