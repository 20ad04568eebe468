import { desktopQuery } from '../theme/media.ts';
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
