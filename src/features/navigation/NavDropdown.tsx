import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { css, styled } from 'styled-components';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectLocation } from '../../store/navigationSlice.ts';
import {
  forcedChosen,
  forcedEdge,
  onlyWithoutScripts,
  onlyWithScripts,
} from '../../theme/mixins.ts';
import { color, desktopQuery, radius, shadow } from '../../theme/tokens.ts';
import {
  isWithin,
  menusClosed,
  menuToggled,
  outsideClicked,
  selectOpenMenu,
  type MenuName,
} from './menusSlice.ts';
import { useSite } from '../../ui/SiteContext.ts';
import { barLink, FeatureTile, NavLink, useMenuLinks } from './NavLink.tsx';

const moveFocus = (event: KeyboardEvent, links: HTMLElement[]) => {
  // Browser shortcuts: Alt and an arrow goes back in history.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const last = links.length - 1;
  // -1 is the button before the links.
  const current = links.findIndex((link) => link === document.activeElement);
  const next = current === last ? 0 : current + 1;
  const previous = current <= 0 ? last : current - 1;
  const target = {
    ArrowDown: next,
    ArrowRight: next,
    ArrowUp: previous,
    ArrowLeft: previous,
    Home: 0,
    End: last,
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  links[target]?.focus();
};

/** An outside click, Escape and focus that leaves the item close its menu. Arrow keys move among the links. */
const useDropdownMenu = (menu: MenuName) => {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectOpenMenu(state) === menu);
  const itemRef = useRef<HTMLLIElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const item = itemRef.current;
    if (!isOpen || !item) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const isOutside = ({ target }: Event) => target instanceof Node && !item.contains(target);

    const handlePointerDown = (event: PointerEvent) => {
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
    document.addEventListener('pointerdown', handlePointerDown, { signal });
    document.addEventListener('focusin', handleFocusIn, { signal });
    document.addEventListener('keydown', handleKeyDown, { signal });
    return () => listeners.abort();
  }, [isOpen, dispatch]);

  return { isOpen, itemRef, buttonRef, panelRef };
};

const Item = styled.li`
  position: relative;
`;

const MenuButton = styled.button`
  ${barLink}
  ${onlyWithScripts}
`;

/** In place of the button: the footer has the links of all menus. */
const NoScriptLink = styled.a`
  ${barLink}
  ${onlyWithoutScripts}
`;

const inTwoColumns = css`
  grid-template-columns: 1fr 1fr;
  gap: 2px;
  width: min(640px, calc(100vw - 2 * var(--gutter) + 24px));
`;

// The bar is 84 px high and its buttons 44: its edge is 20 px below a button, the panel 12 px below that.
const Panel = styled.ul<{ $menu: MenuName }>`
  position: absolute;
  inset: calc(100% + 32px) auto auto -12px;
  display: grid;
  width: 320px;
  padding: 12px;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.sh3}, ${shadow.hair};
  ${({ $menu }) => $menu === 'features' && inTwoColumns}
  ${forcedEdge}
`;

const PanelLink = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 3.5rem;
  padding: 0.5rem 12px;
  border-radius: 10px;
  font-size: 1rem;
  font-weight: 540;
  line-height: 1.5;

  &:hover,
  &[aria-current='page'] {
    background: ${color.limewash};
  }
  &[aria-current='page'] {
    ${forcedChosen}
  }
`;

const Line = styled.span`
  display: block;
  color: ${color.ink3};
  font-size: 0.875rem;
  font-weight: 450;
  line-height: 1.25rem;
`;

export function NavDropdown({ menu }: { menu: MenuName }) {
  const dispatch = useAppDispatch();
  const { isOpen, itemRef, buttonRef, panelRef } = useDropdownMenu(menu);
  const panelId = useId();
  const { pathname } = useAppSelector(selectLocation);
  const links = useMenuLinks(menu);
  const { title } = useSite().navigation[menu];
  return (
    <Item ref={itemRef}>
      <MenuButton
        ref={buttonRef}
        type="button"
        aria-expanded={isOpen}
        aria-current={isWithin(links, pathname) || undefined}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => dispatch(menuToggled(menu))}
      >
        {title}
        <ChevronDown size={16} strokeWidth={2} aria-hidden="true" />
      </MenuButton>
      <NoScriptLink href={`#${ELEMENT_IDS.footerNav}`}>{title}</NoScriptLink>
      {isOpen && (
        <Panel ref={panelRef} id={panelId} $menu={menu}>
          {links.map(({ slug, path, label, line }) => (
            <li key={path}>
              <PanelLink to={path} aria-describedby={panelId + path}>
                {slug && <FeatureTile feature={slug} />}
                <span>
                  {label}
                  <Line id={panelId + path} aria-hidden="true">
                    {line}
                  </Line>
                </span>
              </PanelLink>
            </li>
          ))}
        </Panel>
      )}
    </Item>
  );
}
