import type { animate } from 'framer-motion/dom/mini';
import { type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';
import { desktopQuery, reducedMotionQuery } from '../theme/media.ts';
import { reveal } from '../theme/tokens.ts';

type Show = (animated: boolean) => void;

/** Elements that are armed, with what shows them. Empty for most of a page's life. */
const waiting = new Map<Element, Show>();

/** The lowest line, in pixels from the window's top, that an element has to cross. */
const revealLine = (): number => {
  const { scrollHeight } = document.documentElement;
  const isAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 1;
  return isAtEnd ? Infinity : window.innerHeight - reveal.offset;
};

const show = (element: Element, animated: boolean): void => {
  const showElement = waiting.get(element);
  waiting.delete(element);
  if (waiting.size === 0) stopListening();
  showElement?.(animated);
};

const showReached = (): void => {
  const line = revealLine();
  const reached = [...waiting.keys()].filter(
    (element) => element.getBoundingClientRect().top <= line,
  );
  for (const element of reached) show(element, true);
};

/** At once and without motion: for paper, and for windows that became too narrow for motion. */
const showAll = (): void => {
  for (const element of [...waiting.keys()]) show(element, false);
};

const showFocused = ({ target }: Event): void => {
  for (const element of [...waiting.keys()]) {
    if (target instanceof Node && element.contains(target)) show(element, false);
  }
};

let scrollTimer: ReturnType<typeof setTimeout> | undefined;
const handleScroll = (): void => {
  scrollTimer ??= setTimeout(() => {
    scrollTimer = undefined;
    showReached();
  }, reveal.throttle);
};

let resizeTimer: ReturnType<typeof setTimeout> | undefined;
const handleResize = (): void => {
  clearTimeout(resizeTimer);
  resizeTimer = setTimeout(() => {
    if (window.matchMedia(desktopQuery).matches) showReached();
    else showAll();
  }, reveal.debounce);
};

/** Content that arrives or leaves moves what is below it, without any scrolling. */
let pageObserver: ResizeObserver | undefined;

const startListening = (): void => {
  if ('ResizeObserver' in window) {
    pageObserver = new ResizeObserver(handleScroll);
    pageObserver.observe(document.body);
  }
  window.addEventListener('scroll', handleScroll, { passive: true });
  window.addEventListener('resize', handleResize, { passive: true });
  window.addEventListener('beforeprint', showAll);
  document.addEventListener('focusin', showFocused);
};

const stopListening = (): void => {
  pageObserver?.disconnect();
  window.removeEventListener('scroll', handleScroll);
  window.removeEventListener('resize', handleResize);
  window.removeEventListener('beforeprint', showAll);
  document.removeEventListener('focusin', showFocused);
};

/**
 * Calls `showElement` once: with motion when scrolling brings the element within the reveal offset or the page to its
 * end, without motion when it is focused, printed, or the window became too narrow. Returns a function that gives up.
 */
export const watchReveal = (element: Element, showElement: Show): (() => void) => {
  if (waiting.size === 0) startListening();
  waiting.set(element, showElement);
  return () => {
    waiting.delete(element);
    if (waiting.size === 0) stopListening();
  };
};

type Animate = typeof animate;

/** CSS easings by name, as the motion library wants them. */
const easings = { ease: [0.25, 0.1, 0.25, 1] } as const;

const firstScroll = () =>
  new Promise((resolve) =>
    window.addEventListener('scroll', resolve, { once: true, passive: true }),
  );

let library: Promise<Animate> | undefined;

/** One request for all reveals; a failed one may be tried again by the next page. */
const loadAnimate = (): Promise<Animate> => {
  library ??= firstScroll()
    .then(() => import(/* webpackChunkName: "motion" */ 'framer-motion/dom/mini'))
    .then((module) => module.animate)
    .catch((error: unknown) => {
      library = undefined;
      throw error;
    });
  return library;
};

const isMotionWanted = (): boolean =>
  window.matchMedia(desktopQuery).matches && !window.matchMedia(reducedMotionQuery).matches;

const isBelowFold = (element: Element): boolean =>
  element.getBoundingClientRect().top >= window.innerHeight;

const LOWERED = `translateY(${reveal.distance}px)`;

/** What holds something to press stays where it is: moved under the pointer, it would lose the press. */
const moves = (element: HTMLElement): boolean => !element.querySelector('a, button, input');

const hide = (element: HTMLElement): void => {
  element.style.setProperty('opacity', '0');
  if (moves(element)) element.style.setProperty('transform', LOWERED);
};

const unhide = ({ style }: HTMLElement): void => {
  style.removeProperty('opacity');
  style.removeProperty('transform');
};

const fadeIn = (element: HTMLElement, index: number, animateElement: Animate): void => {
  const delay = Math.min(index, reveal.staggerMax - 1) * reveal.stagger;
  const opacity = [0, 1];
  const frames = moves(element) ? { opacity, transform: [LOWERED, 'none'] } : { opacity };
  const options = {
    delay: delay / 1000,
    duration: reveal.duration / 1000,
    ease: easings[reveal.easing],
  };
  const clear = () => unhide(element);
  try {
    animateElement(element, frames, options).then(clear, clear);
  } catch {
    // Without the motion, then.
  }
  // The animation holds its first frame during the delay; should it ever be cancelled, the element is visible.
  clear();
};

/**
 * Fades an element in when it is scrolled into view. It is rendered visible and armed only once everything is at hand:
 * a wide window, motion wanted, the visitor scrolling, the library loaded, the element still below the fold.
 */
export const useReveal = (target: RefObject<HTMLElement | null>, index: number): void => {
  useEffect(() => {
    const element = target.current;
    if (!element || !isMotionWanted() || !isBelowFold(element)) return;
    let stop = () => {};
    let isMounted = true;

    const arm = (animateElement: Animate) => {
      if (!isMounted || !isMotionWanted() || !isBelowFold(element)) return;
      hide(element);
      stop = watchReveal(element, (animated) => {
        if (animated && isMotionWanted()) fadeIn(element, index, animateElement);
        else unhide(element);
      });
    };
    // Without the library everything stays as it is: visible.
    loadAnimate().then(arm, () => undefined);

    return () => {
      isMounted = false;
      stop();
      unhide(element);
    };
  }, [target, index]);
};

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
