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

/** The router's own fields stay in the entry, so that its Back and Forward keep working. */
const pushHash = (hash: string): void => {
  if (window.location.hash === hash) return;
  const state = historyState();
  window.history.replaceState({ ...state, [POSITION_FIELD]: window.scrollY }, '');
  window.history.pushState({ ...state, [POSITION_FIELD]: undefined }, '', hash);
};

/**
 * Scrolls smoothly (at once where motion is reduced) until the element lies `offset` pixels below the window's top,
 * moves focus to it and adds its hash to the history. False when there is no such element.
 */
export const scrollToHeading = (id: string, offset: number): boolean => {
  const target = document.getElementById(id);
  if (!target) return false;
  pushHash(`#${encodeURIComponent(id)}`);
  moveTo(target, offset, 'smooth');
  return true;
};

/** Scrolls at once to the element that a hash names, if there is one, and moves focus to it. */
export const jumpToHeading = (hash: string, offset: number): void => {
  const target = hashTarget(hash);
  if (target) moveTo(target, offset, 'auto');
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
