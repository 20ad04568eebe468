import { ELEMENT_IDS } from '../contract/constants.ts';
import { afterPaint } from '../lib/scheduling.ts';
import type { AppStore } from '../store/makeStore.ts';
import type { RootState } from '../store/rootReducer.ts';
import { reducedMotionQuery } from '../theme/tokens.ts';
import { fragmentTarget, namesTop } from '../lib/fragment.ts';
import { holdPosition, type HeldPosition } from './holdPosition.ts';

/** What the server wrote for machines that read the first page. React does not manage it, and so does not replace it. */
const OF_FIRST_PAGE = 'meta[property],meta[name^=twitter],script[type$="ld+json"]';

const isReading = ({ api }: RootState): boolean =>
  Object.values(api?.queries ?? {}).some((query) => query?.status === 'pending');

/** Undefined while the page loads what it is about. */
const knownTitle = (): string | undefined => {
  const title = document.head.querySelector('title');
  return title && !('loading' in title.dataset) ? document.title : undefined;
};

const focusOn = (element: HTMLElement | null | undefined): void => {
  if (!element || document.activeElement === element) return;
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

const scrollSmoothlyTo = (target: HTMLElement): void => {
  const isMotionReduced = window.matchMedia(reducedMotionQuery).matches;
  target.scrollIntoView({ behavior: isMotionReduced ? 'auto' : 'smooth' });
};

export interface Destination {
  hash: string;
  /** The scroll position of the history entry, on Back and Forward. */
  position: number | undefined;
  isBack: boolean;
  /** Another page, or the same page with other search parameters. */
  isNew: boolean;
}

export interface Arrivals {
  arrive: (destination: Destination) => void;
  /** Whether the position still has to follow what loads. */
  isHolding: () => boolean;
  stop: () => void;
}

/**
 * Follows a page from a navigation until its reads have arrived: scrolls, moves focus and announces the title. A position is
 * held while the page grows, until the visitor acts.
 *
 * | navigation to                      | scrolls to                | focuses                       |
 * | ---------------------------------- | ------------------------- | ----------------------------- |
 * | new content                        | the top                   | the heading                   |
 * | new content, with a fragment       | the target, once it loads | the heading, then the target  |
 * | new content, by Back               | the saved position        | the heading, then the target  |
 * | the top of the same page           | the top                   | the heading                   |
 * | a fragment of the same page        | the target, smoothly      | the target                    |
 * | the same page, by Back             | the saved position        | the heading if focus was lost |
 */
export const makeArrivals = (store: AppStore, announcer: HTMLElement): Arrivals => {
  let isToAnnounce = false;
  let held: HeldPosition | undefined;
  let stop = () => undefined as void;

  const announce = () => {
    const title = knownTitle();
    if (!isToAnnounce || title === undefined) return;
    announcer.textContent = title;
    isToAnnounce = false;
  };

  const arrive = ({ hash, position, isBack, isNew }: Destination) => {
    stop();
    /** A page may begin at its heading and then go on to a fragment or a saved position. */
    const beginsAtHeading = isNew || (!isBack && namesTop(hash));
    const isRestored = position !== undefined;
    const isBackOnPage = isRestored && !isNew;
    /** The target may come with what loads. */
    const findTarget = () => (isBackOnPage ? null : fragmentTarget(hash));
    isToAnnounce ||= beginsAtHeading;
    if (isNew) for (const element of document.querySelectorAll(OF_FIRST_PAGE)) element.remove();

    const scroll = () => {
      const target = findTarget();
      if (isRestored) window.scrollTo(0, position);
      else if (target) target.scrollIntoView();
      else if (beginsAtHeading) window.scrollTo(0, 0);
    };

    let focused = document.activeElement;
    const moveFocus = () => {
      const active = document.activeElement;
      const isLost = active === document.body;
      const main = document.getElementById(ELEMENT_IDS.main);
      const heading = main?.querySelector('h1');
      // Only scripts focus a heading or `main`. Focus that is elsewhere belongs to the visitor.
      if (!isLost && ![focused, heading, main].includes(active)) return;
      const target = findTarget();
      const hasMoved = active !== focused;
      // Once the visitor has acted, a target that loads takes no focus.
      if (target && (target === active || held?.isHeld())) focusOn(target);
      else if (beginsAtHeading || hasMoved) focusOn(heading ?? (isLost ? main : null));
      focused = document.activeElement;
    };

    const shownTarget = isNew ? null : findTarget();
    if (shownTarget) {
      scrollSmoothlyTo(shownTarget);
      focusOn(shownTarget);
      focused = shownTarget;
      held = undefined;
    } else held = holdPosition(scroll);

    let isFollowing = true;
    const isSettled = () =>
      isFollowing && knownTitle() !== undefined && !isReading(store.getState());
    // Twice: the page renders an answer, and starts the reads that depend on it, a frame after the store has it.
    const settle = () => afterPaint(() => isSettled() && afterPaint(() => isSettled() && finish()));
    const finish = () => {
      held?.finish();
      stop();
    };
    const update = () => {
      announce();
      moveFocus();
      settle();
    };
    const observer = new MutationObserver(update);
    observer.observe(document, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-loading'],
    });
    const unsubscribe = store.subscribe(settle);
    stop = () => {
      isFollowing = false;
      observer.disconnect();
      unsubscribe();
      held?.release();
    };
    update();
  };

  return { arrive, isHolding: () => held?.isHeld() ?? false, stop: () => stop() };
};
