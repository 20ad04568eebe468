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
  const stop = () => observer.disconnect();
  setTimeout(stop, RESTORE_WINDOW_MS);
  for (const type of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(type, stop, { passive: true, once: true });
  }
  window.scrollTo(0, top);
  observer.observe(document.body);
  return stop;
};

export const useScrollManager = (): void => {
  const { key, pathname, hash, cause } = useAppSelector(selectLocation);
  const lastPathname = useRef(pathname);

  useEffect(() => {
    const takeOver = () => (window.history.scrollRestoration = 'manual');
    // After a reload or a return from another site, the browser restores the position.
    const handBack = () => (window.history.scrollRestoration = 'auto');
    takeOver();
    const listening = new AbortController();
    window.addEventListener('pageshow', takeOver, listening);
    window.addEventListener('pagehide', handBack, listening);
    return () => {
      handBack();
      listening.abort();
    };
  }, []);

  useEffect(() => {
    const save = () => savePosition(key);
    const listening = new AbortController();
    window.addEventListener('pagehide', save, listening);
    let frame = 0;
    const saveSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(save);
    };
    window.addEventListener('scroll', saveSoon, { passive: true, signal: listening.signal });
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, [key]);

  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (cause === 'back') return restorePosition(savedPosition(key));
    if (hash === '') window.scrollTo(0, 0);
  }, [key, pathname, hash, cause]);
};
