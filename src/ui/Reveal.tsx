import type { animateMini } from 'framer-motion/dom';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { desktopQuery, reducedMotionQuery, reveal } from '../theme/tokens.ts';

const loadMotionOnScroll = async () => {
  await new Promise((resolve) =>
    window.addEventListener('scroll', resolve, { once: true, passive: true }),
  );
  return import(
    /* webpackChunkName: "motion", webpackExports: ["animateMini", "inView"] */
    'framer-motion/dom'
  );
};

const isMotionWanted = (): boolean =>
  window.matchMedia(desktopQuery).matches && !window.matchMedia(reducedMotionQuery).matches;

const isBelowFold = (element: Element): boolean =>
  element.getBoundingClientRect().top >= window.innerHeight;

const fadeIn = (element: HTMLElement, index: number, animate: typeof animateMini): void => {
  // A link that moves under the pointer would lose the click.
  const isStill = element.querySelector('a, button, input') !== null;
  const transform = [`translateY(${reveal.distance}px)`, 'none'];
  const clear = () => {
    element.style.removeProperty('opacity');
    element.style.removeProperty('transform');
  };
  animate(
    element,
    { opacity: [0, 1], ...(!isStill && { transform }) },
    {
      delay: (Math.min(index, reveal.staggerMax - 1) * reveal.stagger) / 1000,
      duration: reveal.duration / 1000,
      ease: reveal.easing,
    },
  ).then(clear, clear);
};

interface RevealProps {
  children: ReactNode;
  as?: 'div' | 'li' | 'section' | 'article' | 'figure' | 'header' | 'ul';
  /** Place among siblings that appear together; each starts a little later. */
  index?: number;
  className?: string;
}

/** Fades its content in. The server renders it visible, unlike `whileInView`; `data-reveal` hides it after a scroll. */
export function Reveal({ children, as: Root = 'div', index = 0, className }: RevealProps) {
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element || !isMotionWanted() || !isBelowFold(element)) return;
    let isMounted = true;
    let stop = () => {};
    void loadMotionOnScroll().then(
      ({ animateMini: animate, inView }) => {
        if (!isMounted || !isMotionWanted() || !isBelowFold(element)) return;
        element.dataset.reveal = '';
        const show = () => {
          delete element.dataset.reveal;
          // The styles never hide an element that has focus.
          const hasFocus = element.matches(':focus-within');
          if (isMotionWanted() && !hasFocus) fadeIn(element, index, animate);
        };
        stop = inView(element, show, { margin: reveal.margin });
      },
      // Without the library, everything stays visible.
      () => undefined,
    );
    return () => {
      isMounted = false;
      stop();
      delete element.dataset.reveal;
    };
  }, [index]);

  return (
    <Root ref={root as Ref<never>} className={className}>
      {children}
    </Root>
  );
}
