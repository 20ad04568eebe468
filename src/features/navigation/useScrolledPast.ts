import { useCallback, useSyncExternalStore } from 'react';

const subscribe = (onScroll: () => void) => {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
};

const onServer = () => false;

/** Whether the page is scrolled by more than `pixels`. Renders again only when the answer changes. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => window.scrollY > pixels, [pixels]),
    onServer,
  );
