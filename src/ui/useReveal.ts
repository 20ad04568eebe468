import type { animate } from 'framer-motion/dom/mini';
import { useEffect, type RefObject } from 'react';
import { desktopQuery, reducedMotionQuery } from '../theme/media.ts';
import { reveal } from '../theme/tokens.ts';
import { watchReveal } from './revealWatch.ts';

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
