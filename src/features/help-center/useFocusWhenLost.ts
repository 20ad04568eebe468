import { useEffect, useRef } from 'react';

/** When a change has taken the focused element away, such as a link that undid itself, focus goes to the page's h1. */
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
