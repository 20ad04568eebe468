import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAppSelector } from '../store/hooks.ts';
import { selectLocation } from '../store/navigationSlice.ts';

/** Pages grow while their data loads: the position is restored again for this long. */
const RESTORE_WINDOW_MS = 1500;

const storageKey = (key: string) => `scroll:${key}`;

const savePosition = (key: string) => {
  try {
    sessionStorage.setItem(storageKey(key), String(Math.round(window.scrollY)));
  } catch {
    // Storage is full or forbidden: Back then starts at the top.
  }
};

const savedPosition = (key: string): number => {
  try {
    return Number(sessionStorage.getItem(storageKey(key)) ?? 0);
  } catch {
    return 0;
  }
};

/** Scrolls to `top` as soon as the page is tall enough, until the visitor scrolls by hand. Returns a stop function. */
const restorePosition = (top: number): (() => void) => {
  const observer = new ResizeObserver(() => window.scrollTo(0, top));
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of ['wheel', 'touchstart', 'keydown'] as const) {
      window.removeEventListener(type, stop);
    }
  };
  const timer = setTimeout(stop, RESTORE_WINDOW_MS);
  for (const type of ['wheel', 'touchstart', 'keydown'] as const) {
    window.addEventListener(type, stop, { passive: true });
  }
  window.scrollTo(0, top);
  observer.observe(document.body);
  return stop;
};

/** A new page starts at the top; Back and Forward restore the position. */
export const useScrollManager = (): void => {
  const { key, pathname, hash, cause } = useAppSelector(selectLocation);
  const lastPathname = useRef(pathname);

  useEffect(() => {
    const takeOver = () => (window.history.scrollRestoration = 'manual');
    // After a reload or a return from another site, the browser restores the position.
    const handBack = () => (window.history.scrollRestoration = 'auto');
    takeOver();
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handBack);
    return () => {
      handBack();
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handBack);
    };
  }, []);

  useEffect(() => {
    const save = () => savePosition(key);
    window.addEventListener('pagehide', save);
    let frame = 0;
    const saveSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(save);
    };
    window.addEventListener('scroll', saveSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pagehide', save);
      window.removeEventListener('scroll', saveSoon);
    };
  }, [key]);

  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (cause === 'back') return restorePosition(savedPosition(key));
    if (hash === '') window.scrollTo(0, 0);
  }, [key, pathname, hash, cause]);
};
