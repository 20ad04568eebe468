/** Field of `history.state` with the position before a jump. */
const POSITION_FIELD = 'scrollTop';

const isMotionReduced = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const historyState = (): Record<string, unknown> =>
  (window.history.state as Record<string, unknown> | null) ?? {};

/** Null for a hash that cannot be decoded. */
const hashTarget = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

const moveTo = (target: HTMLElement, offset: number, behavior: ScrollBehavior): void => {
  const top = target.getBoundingClientRect().top + window.scrollY - offset;
  window.scrollTo({ top: Math.max(0, top), behavior: isMotionReduced() ? 'auto' : behavior });
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** Saves the scroll position in the current history entry before a jump. */
export const rememberPosition = (): void => {
  window.history.replaceState({ ...historyState(), [POSITION_FIELD]: window.scrollY }, '');
};

/**
 * Scrolls the hash target to `offset` pixels below the window's top and focuses it. Reduced motion disables smooth
 * scrolling.
 */
export const goToHeading = (hash: string, offset: number, behavior: ScrollBehavior): void => {
  const target = hashTarget(hash);
  if (target) moveTo(target, offset, behavior);
};

/** Makes Back and Forward scroll between headings. Returns a cleanup function. */
export const followHeadingHistory = (offset: number): (() => void) => {
  const { pathname } = window.location;
  const handlePopState = () => {
    if (window.location.pathname !== pathname) return;
    const top = historyState()[POSITION_FIELD];
    const target = hashTarget(window.location.hash);
    if (typeof top === 'number') window.scrollTo({ top });
    else if (target) moveTo(target, offset, 'smooth');
  };
  window.addEventListener('popstate', handlePopState);
  return () => window.removeEventListener('popstate', handlePopState);
};
