import { useEffect, useRef } from 'react';

/** Moves focus to the page's `h1` when a change has removed the focused element. */
export const useFocusWhenLost = (change: string): void => {
  const last = useRef(change);

  useEffect(() => {
    if (last.current === change) return;
    last.current = change;
    if (document.activeElement !== document.body) return;
    const heading = document.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [change]);
};
