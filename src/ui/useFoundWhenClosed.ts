import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** Resolves when the transitions of the element and its neighbors have ended. jsdom has no `getAnimations`. */
const transitionsEnd = async ({ parentElement }: Element): Promise<void> => {
  const animations = parentElement?.getAnimations?.({ subtree: true }) ?? [];
  await Promise.allSettled(animations.map(({ finished }) => finished));
};

/** A window may be wide enough to show what is closed in others. */
const isShown = (element: Element): boolean => {
  const { display, visibility } = getComputedStyle(element);
  return display !== 'none' && visibility === 'visible';
};

/**
 * Lets the browser's find-in-page look into closed content and open it, by `hidden="until-found"`. React writes `hidden`
 * as a boolean, so an effect sets the attribute. The styles hide the content without it.
 */
export const useFoundWhenClosed = (
  content: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onFound: () => void,
): void => {
  const open = useEffectEvent(onFound);

  useEffect(() => {
    const element = content.current;
    const handleMatch = () => open();
    element?.addEventListener('beforematch', handleMatch);
    return () => element?.removeEventListener('beforematch', handleMatch);
  }, [content]);

  useLayoutEffect(() => {
    const element = content.current;
    // Browsers without this event do not know the attribute's value either.
    if (!element || !('onbeforematch' in element)) return;
    if (isOpen) {
      element.removeAttribute('hidden');
      return;
    }
    let isClosed = true;
    void transitionsEnd(element).then(() => {
      if (isClosed && !isShown(element)) element.setAttribute('hidden', 'until-found');
    });
    return () => {
      isClosed = false;
    };
  }, [content, isOpen]);
};
