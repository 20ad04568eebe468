import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { desktopQuery } from '../../theme/media.ts';
import {
  menusClosed,
  menuToggled,
  outsideClicked,
  selectOpenMenu,
  type MenuName,
} from './menusSlice.ts';

/**
 * The item that a key moves to from item `current` of `count`, or null when the key moves nowhere.
 * `current` is -1 on the button before the items. The ends wrap around.
 */
export const itemAfterKey = (key: string, current: number, count: number): number | null => {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};

/**
 * Behaviour of one dropdown of the bar. The item holds its button and its panel of links. While it is open: an outside click,
 * Escape and focus going elsewhere close it, arrow keys move among its links.
 */
export function useDropdownMenu(menu: MenuName) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectOpenMenu(state) === menu);
  const itemRef = useRef<HTMLLIElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const item = itemRef.current;
    if (!isOpen || !item) return undefined;

    const isOutside = ({ target }: Event) => target instanceof Node && !item.contains(target);

    const handlePointerDown = (event: PointerEvent) => {
      // Spec §2: an outside click closes the dropdowns from 1024 px.
      if (isOutside(event) && window.matchMedia(desktopQuery).matches) dispatch(outsideClicked());
    };
    const handleFocusIn = (event: FocusEvent) => {
      if (isOutside(event)) dispatch(menusClosed());
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        dispatch(menusClosed());
        buttonRef.current?.focus();
      } else if (item.contains(document.activeElement)) {
        moveFocus(event, [...(panelRef.current?.querySelectorAll('a') ?? [])]);
      }
    };

    document.addEventListener('pointerdown', handlePointerDown);
    document.addEventListener('focusin', handleFocusIn);
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('pointerdown', handlePointerDown);
      document.removeEventListener('focusin', handleFocusIn);
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [isOpen, dispatch]);

  const handleToggle = () => dispatch(menuToggled(menu));

  return { isOpen, itemRef, buttonRef, panelRef, handleToggle };
}

/** Keys with a modifier belong to the browser: Alt and an arrow goes back in history. */
const hasModifier = (event: KeyboardEvent) => event.altKey || event.ctrlKey || event.metaKey;

const moveFocus = (event: KeyboardEvent, links: HTMLElement[]) => {
  if (hasModifier(event)) return;
  const current = links.findIndex((link) => link === document.activeElement);
  const next = itemAfterKey(event.key, current, links.length);
  if (next === null) return;
  event.preventDefault();
  links[next]?.focus();
};
