export interface HeldPosition {
  isHeld: () => boolean;
  /** Scrolls once more, for what has changed since the last frame, and releases the position. */
  finish: () => void;
  release: () => void;
}

const BY_VISITOR = ['wheel', 'pointerdown', 'keydown'];

/** Calls `scroll` now and each time the page's height changes, until the visitor acts or the position is released. */
export const holdPosition = (scroll: () => void): HeldPosition => {
  const root = document.documentElement;
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  let top = 0;

  const place = () => {
    scroll();
    top = window.scrollY;
  };
  const observer = new ResizeObserver(place);
  const release = () => {
    listening.abort();
    observer.disconnect();
    root.style.overflowAnchor = '';
  };
  /** Also by the scroll bar or an assistive technology. */
  const handleScroll = () => {
    const isAtEnd = window.scrollY + window.innerHeight >= root.scrollHeight - 1;
    const isShortened = isAtEnd && window.scrollY < top;
    if (Math.abs(window.scrollY - top) > 1 && !isShortened) release();
  };

  for (const type of BY_VISITOR) window.addEventListener(type, release, options);
  window.addEventListener('scroll', handleScroll, options);
  // The browser would scroll as well when content arrives above the window.
  root.style.overflowAnchor = 'none';
  place();
  observer.observe(document.body);
  const isHeld = () => !listening.signal.aborted;
  const finish = () => {
    if (isHeld()) place();
    release();
  };
  return { isHeld, finish, release };
};
