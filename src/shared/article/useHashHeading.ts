import { useEffect } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { isNewPage, selectLocation } from '../../store/navigationSlice.ts';

/** Field of `history.state` with the position before a jump. */
const POSITION_FIELD = 'scrollTop';

const historyState = () => (window.history.state ?? {}) as Record<string, unknown>;

const hashTarget = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

const moveTo = (target: HTMLElement, offset: number, behavior: ScrollBehavior): void => {
  const top = target.getBoundingClientRect().top + window.scrollY - offset;
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: Math.max(0, top), behavior: isMotionReduced ? 'auto' : behavior });
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

export const rememberPosition = (): void => {
  window.history.replaceState({ ...historyState(), [POSITION_FIELD]: window.scrollY }, '');
};

/** Scrolls to the heading in the hash, `offset` pixels below the window's top, also on Back and Forward. */
export const useHashHeading = (offset: number): void => {
  const location = useAppSelector(selectLocation);

  useEffect(() => {
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
  }, [offset]);

  useEffect(() => {
    const target = location.cause === 'link' && hashTarget(location.hash);
    if (target) moveTo(target, offset, isNewPage(location) ? 'auto' : 'smooth');
  }, [location, offset]);
};
