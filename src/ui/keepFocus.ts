/**
 * When a change removes, disables or hides the focused element, moves focus to the nearest form or heading that is still
 * there. An element that is enabled again gets its focus back. Returns a function that ends this.
 * @param first an element that had focus before
 */
export const keepFocus = (first?: EventTarget | null): (() => void) => {
  let focused: Element | undefined;
  let places: HTMLElement[] = [];
  /** The disabled element whose focus waits at `focused`. */
  let waiting: HTMLElement | undefined;

  const follow = (target: unknown) => {
    if (!(target instanceof Element) || target === document.body) return;
    focused = target;
    places = placesAround(target);
    waiting = undefined;
  };
  const move = () => {
    const lost = focused;
    const main = document.querySelector('main');
    const place = places.find((each) => !isGone(each) && !isHidden(each));
    const next = place ?? main?.querySelector('h1') ?? main;
    focused = undefined;
    if (!next) return;
    // The event `focusin` calls `follow`, which resets `waiting`.
    focus(next);
    if (lost instanceof HTMLElement && lost.isConnected) waiting = lost;
  };
  const handleChange = () => {
    if (waiting && !isGone(waiting)) waiting.focus({ preventScroll: true });
    else if (focused && isGone(focused)) move();
  };
  const handleFocusIn = ({ target }: FocusEvent) => follow(target);
  // Later, because a removed element is still part of the page now.
  const handleFocusOut = () =>
    queueMicrotask(() => {
      if (!focused || document.activeElement !== document.body) return;
      if (isGone(focused) || isHidden(focused)) move();
      // The visitor left it.
      else focused = waiting = undefined;
    });

  follow(document.activeElement === document.body ? first : document.activeElement);
  handleChange();
  const observer = new MutationObserver(handleChange);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', handleFocusIn);
  document.addEventListener('focusout', handleFocusOut);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', handleFocusIn);
    document.removeEventListener('focusout', handleFocusOut);
  };
};

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

// Safari has `checkVisibility` since 17.4.
const isHidden = (element: Element): boolean =>
  element.matches('[inert], [inert] *') ||
  (element as Partial<Element>).checkVisibility?.({ visibilityProperty: true }) === false;

const focus = (place: HTMLElement) => {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
};

/** The places around an element, nearest first. */
const placesAround = (element: Element): HTMLElement[] => {
  const places: HTMLElement[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const place = placeIn(parent);
    if (place) places.push(place);
  }
  return places;
};

/** Containers that take focus themselves: forms, and those with a name that can. In others, the first heading does. */
const CONTAINERS = 'form, [tabindex="-1"][aria-label]';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

const placeIn = (container: Element): HTMLElement | null =>
  container.matches(CONTAINERS) ? (container as HTMLElement) : container.querySelector(HEADINGS);
