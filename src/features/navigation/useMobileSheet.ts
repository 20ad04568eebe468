import { useEffect, type RefObject } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { desktopQuery } from '../../theme/media.ts';
import { menusClosed, selectMobileMenuOpen } from './menusSlice.ts';

/** Takes everything beside the bar out of reach of focus and of screen readers; returns the way back. */
const isolate = (bar: Element): (() => void) => {
  const others = [...(bar.parentElement?.children ?? [])].filter(
    (element) => element !== bar && !element.hasAttribute('inert'),
  );
  for (const element of others) element.setAttribute('inert', '');
  return () => {
    for (const element of others) element.removeAttribute('inert');
  };
};

/** The page stays where it is behind the sheet; returns the way back. Set by CSSOM, which the CSP allows. */
const lockScroll = (): (() => void) => {
  const { style } = document.documentElement;
  const before = style.overflow;
  style.overflow = 'hidden';
  return () => {
    style.overflow = before;
  };
};

/**
 * Behaviour of the mobile sheet while it is open: the page behind it neither scrolls nor takes focus, so that Tab stays
 * in the bar and the sheet; Escape closes it and returns focus to its button; so does a window that grows to desktop width.
 */
export function useMobileSheet(buttonRef: RefObject<HTMLButtonElement | null>): boolean {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectMobileMenuOpen);

  useEffect(() => {
    const bar = buttonRef.current?.closest('header');
    if (!isOpen || !bar) return undefined;

    const release = isolate(bar);
    const unlock = lockScroll();
    const desktop = window.matchMedia(desktopQuery);
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      dispatch(menusClosed());
      buttonRef.current?.focus();
    };
    const handleWidth = () => dispatch(menusClosed());

    document.addEventListener('keydown', handleKeyDown);
    desktop.addEventListener('change', handleWidth);
    return () => {
      release();
      unlock();
      document.removeEventListener('keydown', handleKeyDown);
      desktop.removeEventListener('change', handleWidth);
    };
  }, [isOpen, dispatch, buttonRef]);

  return isOpen;
}
