/** What a page has measured about itself since it was loaded. */
export interface PageFigures {
  /** The largest contentful paint before the first tap. */
  paintMs: number;
  /** From each tap to the next frame, in steps of 8. */
  tapMs: number[];
  /** Layout shifts without input, summed in the worst session window. */
  shift: number;
}

interface JourneyFigures {
  beginTap: () => void;
  /** Milliseconds from the tap to the first frame with the content of the page at `path`; 0 until then. */
  contentShownMs: (path: string) => number;
  read: () => PageFigures;
}

declare global {
  // Set by `watchPage` in the page.
  var journeyFigures: JourneyFigures;
}

/** Runs in the page before its scripts. */
export const watchPage = (): void => {
  type Tapped = PerformanceEntry & { interactionId: number };
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const WINDOW_MS = 5000;
  const GAP_MS = 1000;
  /** A loading state fills a part of the page; announcements are invisible. */
  const LOADING_HEIGHT = 100;

  let paintMs = 0;
  let isTapped = false;
  let shift = 0;
  let current = { sum: 0, start: 0, last: -Infinity };
  let tappedAt = 0;
  const durations = new Map<number, number>();

  const observe = (type: string, handle: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    if (!isTapped) paintMs = startTime;
  });
  observe(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as Tapped;
      if (interactionId > 0)
        durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    },
    { durationThreshold: 16 },
  );
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as Shift;
    if (hadRecentInput) return;
    const isNew = startTime - current.last > GAP_MS || startTime - current.start > WINDOW_MS;
    if (isNew) current = { sum: 0, start: startTime, last: startTime };
    current.sum += value;
    current.last = startTime;
    shift = Math.max(shift, current.sum);
  });

  const isLoading = (): boolean =>
    document.querySelector('title')?.dataset.loading !== undefined ||
    [...document.querySelectorAll('main [role=status]')].some((status) => {
      const { top, height } = status.getBoundingClientRect();
      return height > LOADING_HEIGHT && top < window.innerHeight;
    });

  globalThis.journeyFigures = {
    beginTap: () => {
      isTapped = true;
      document.querySelector('main h1')?.setAttribute('data-left', '');
      addEventListener('pointerdown', ({ timeStamp }) => (tappedAt = timeStamp), {
        once: true,
        capture: true,
      });
    },
    contentShownMs: (path) => {
      const isShown =
        location.pathname === path &&
        document.querySelector('main h1:not([data-left])') !== null &&
        !isLoading();
      return isShown ? performance.now() - tappedAt : 0;
    },
    read: () => ({ paintMs, tapMs: [...durations.values()], shift }),
  };
};
