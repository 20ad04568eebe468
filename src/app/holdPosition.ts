export interface HeldPosition {
  isHeld: () => boolean;
  /** Scrolls once more, for what has changed since the last frame, and releases the position. */
  finish: () => void;
  release: () => void;
}

const VISITOR_EVENTS = ['wheel', 'pointerdown', 'keydown'];

/** Calls `scroll` now and each time the page's height changes, until the visitor acts or the position is released. */
export const holdPosition = (scroll: () => void): HeldPosition => {
  const root = document.documentElement;
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  let placedTop = 0;

  const place = () => {
    scroll();
    placedTop = window.scrollY;
  };
  const observer = new ResizeObserver(place);
  const release = () => {
    listening.abort();
    observer.disconnect();
    root.style.overflowAnchor = '';
  };
  /** The visitor may use the scroll bar or an assistive technology. A page that gets shorter scrolls by itself. */
  const handleScroll = () => {
    const isAtEnd = window.scrollY + window.innerHeight >= root.scrollHeight - 1;
    const isPageShorter = isAtEnd && window.scrollY < placedTop;
    if (Math.abs(window.scrollY - placedTop) > 1 && !isPageShorter) release();
  };

  for (const type of VISITOR_EVENTS) window.addEventListener(type, release, options);
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
