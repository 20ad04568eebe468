/** Where a pointer rests without pressing, it may be about to press what lies below it. */
const HOVERS = '(hover: hover)';
/** Pixels kept in view above and below the element, so that its neighbors can be seen. */
const MARGIN = 48;

const isPointedAt = (box: HTMLElement): boolean =>
  box.matches(':hover') && window.matchMedia(HOVERS).matches;

/**
 * Scrolls a box, and never the page, until an element in it can be seen. A box that the visitor points at is theirs:
 * they may be scrolling it themselves.
 */
export const keepInView = (box: HTMLElement, element: Element): void => {
  if (isPointedAt(box)) return;
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const above = outer.top + MARGIN - inner.top;
  const below = inner.bottom + MARGIN - outer.bottom;
  if (above > 0) box.scrollTop -= above;
  else if (below > 0) box.scrollTop += below;
};
