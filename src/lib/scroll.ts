/** Field of a history entry that says where the visitor was when a table of contents took them away. */
const POSITION_FIELD = 'scrollTop';

const isMotionReduced = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const historyState = (): Record<string, unknown> =>
  (window.history.state as Record<string, unknown> | null) ?? {};

/** The element that a hash names; none where somebody has typed one that can't be decoded. */
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

/** Notes in this entry of the history where the visitor is, before a table of contents takes them away. */
export const rememberPosition = (): void => {
  window.history.replaceState({ ...historyState(), [POSITION_FIELD]: window.scrollY }, '');
};

/**
 * Scrolls until the element that a hash names, if there is one, lies `offset` pixels below the window's top, and moves
 * focus to it. Smooth scrolling is at once where motion is reduced.
 */
export const goToHeading = (hash: string, offset: number, behavior: ScrollBehavior): void => {
  const target = hashTarget(hash);
  if (target) moveTo(target, offset, behavior);
};

/** Makes Back and Forward move between the headings of this page. Returns a function that stops it. */
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
