import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { ELEMENT_IDS } from '../contract/constants.ts';
import { useAppSelector, useAppStore } from '../store/hooks.ts';
import { selectLocation, type AppLocation } from '../store/navigationSlice.ts';
import { tabStorage } from '../lib/tabStorage.ts';
import { isTimeTraveling } from '../lib/timeTravel.ts';
import type { Arrivals } from './arrivals.ts';

/** Loads with the first link that is hovered, focused or pressed: the first page of a visit does without. */
export const loadArrivals = () =>
  import(/* webpackChunkName: "arrivals" */ './arrivals.ts').then((module) => module.makeArrivals);

/** The entry on which a visit begins has no key. */
const storageKey = ({ key, pathname }: AppLocation) => `scroll:${key || pathname}`;

const savePosition = (location: AppLocation) =>
  tabStorage.setItem(storageKey(location), String(Math.round(window.scrollY)));

/** 0 without a saved one. */
const savedPosition = (location: AppLocation): number =>
  Number(tabStorage.getItem(storageKey(location)));

/** In the document, the site restores positions; after a reload or a return from another site, the browser does. */
const useScrollRestoration = (): void => {
  useEffect(() => {
    const takeOver = () => (window.history.scrollRestoration = 'manual');
    const handBack = () => (window.history.scrollRestoration = 'auto');
    takeOver();
    // The controller is passed as the listeners' options: aborting its `signal` removes them.
    const listening = new AbortController();
    window.addEventListener('pageshow', takeOver, listening);
    window.addEventListener('pagehide', handBack, listening);
    return () => {
      handBack();
      listening.abort();
    };
  }, []);
};

/** Keeps the scroll position of each history entry, and brings the visitor to where a navigation leads. */
export const useArrival = (announcer: RefObject<HTMLElement | null>): void => {
  const store = useAppStore();
  const location = useAppSelector(selectLocation);
  const { key, pathname } = location;
  const shown = useRef(location);
  const arriving = useRef<AppLocation>(undefined);
  const arrivals = useRef<Arrivals>(undefined);

  useScrollRestoration();

  const save = useEffectEvent(() => {
    // While a position is restored, the page may still be too short for it. Before that its code loads.
    const isHolding = arrivals.current ? arrivals.current.isHolding() : arriving.current;
    if (!isHolding && !isTimeTraveling(store)) savePosition(location);
  });

  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('pagehide', save, listening);
    let frame = 0;
    const saveSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(save);
    };
    window.addEventListener('scroll', saveSoon, { passive: true, signal: listening.signal });
    // Runs for each history entry. A scheduled save would store the old page's position for the new entry.
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, [key]);

  const handleNavigation = useEffectEvent(() => {
    const before = shown.current;
    shown.current = location;
    const { hash, search, cause } = location;
    const isOtherPage = before.pathname !== pathname;
    // The first page, whose position is the browser's, the key of its entry, and an entry for what the page shows already.
    if (!isOtherPage && (before.key === key || cause === 'load' || cause === 'sync')) {
      save();
      return;
    }
    const isBack = cause === 'back';
    // Or other content of the same page, such as the next page of a list.
    const isNew = isOtherPage || (!isBack && before.search !== search);
    if (isNew && !isBack) window.scrollTo(0, 0);
    const position = isBack ? savedPosition(location) : undefined;
    arriving.current = location;
    loadArrivals().then(
      (makeArrivals) => {
        if (arriving.current !== location || !announcer.current) return;
        arrivals.current ??= makeArrivals(store, announcer.current);
        arrivals.current.arrive({ hash, position, isBack, isNew });
      },
      // The page reports code that fails to load.
      () => {
        arriving.current = undefined;
        if (isNew) document.getElementById(ELEMENT_IDS.main)?.focus({ preventScroll: true });
      },
    );
  });

  useEffect(() => handleNavigation(), [key, pathname]);

  useEffect(() => () => arrivals.current?.stop(), []);
};
