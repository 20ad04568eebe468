import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { featureLinks, resourceLinks } from '../../contract/navigation.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { navigation } from '../../strings/navigation.ts';
import { desktopQuery } from '../../theme/media.ts';
import { forcedChosen, forcedEdge } from '../../theme/mixins.ts';
import { color, radius, shadow } from '../../theme/tokens.ts';
import {
  menusClosed,
  menuToggled,
  outsideClicked,
  selectMenuOfPage,
  selectOpenMenu,
  type MenuName,
} from './menusSlice.ts';
import { barLink, FeatureTile, NavLink, onlyWithoutScripts, onlyWithScripts } from './NavLink.tsx';

/** The index that a key moves focus to, or null. The ends wrap around; -1 is the button before the links. */
const indexAfterKey = (key: string, current: number, count: number): number | null => {
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

const moveFocus = (event: KeyboardEvent, links: HTMLElement[]) => {
  // Browser shortcuts: Alt and an arrow goes back in history.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const current = links.findIndex((link) => link === document.activeElement);
  const next = indexAfterKey(event.key, current, links.length);
  if (next === null) return;
  event.preventDefault();
  links[next]?.focus();
};

/**
 * While the menu is open, an outside click, Escape and focus that leaves it close it, and arrow keys move among its
 * links. The item holds the menu's button and panel.
 */
const useDropdownMenu = (menu: MenuName) => {
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
};

const Item = styled.li`
  position: relative;
`;

const MenuButton = styled.button`
  ${barLink}
  ${onlyWithScripts}

  svg {
    transition: transform 160ms;
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const FooterLink = styled.a`
  ${barLink}
  ${onlyWithoutScripts}
`;

// The bar is 84 px high and its buttons 44: its edge is 20 px below a button, the panel 12 px below that.
const Panel = styled.div`
  position: absolute;
  top: calc(100% + 32px);
  left: -12px;
  padding: 12px;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.sh3}, ${shadow.hair};
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

const FeatureList = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 2px;
  width: min(616px, calc(100vw - 2 * var(--gutter)));
`;

/** A link is named by its feature and described by the line below it. */
function FeaturesPanel() {
  const id = useId();
  return (
    <FeatureList>
      {featureLinks.map(({ slug, path, label, line }) => (
        <li key={slug}>
          <PanelLink to={path} aria-describedby={id + slug}>
            <FeatureTile feature={slug} $size={40} />
            <span>
              {label}
              <Line id={id + slug} aria-hidden="true">
                {line}
              </Line>
            </span>
          </PanelLink>
        </li>
      ))}
    </FeatureList>
  );
}

const ResourceList = styled.ul`
  width: 296px;
`;

function ResourcesPanel() {
  return (
    <ResourceList>
      {resourceLinks.map(({ path, label, line }) => (
        <li key={path}>
          <PanelLink to={path}>
            <span>
              {label}
              <Line>{line}</Line>
            </span>
          </PanelLink>
        </li>
      ))}
    </ResourceList>
  );
}

const panels = { features: FeaturesPanel, resources: ResourcesPanel };

/** A button of the bar with a panel of links below it. */
export function NavDropdown({ menu }: { menu: MenuName }) {
  const { isOpen, itemRef, buttonRef, panelRef, handleToggle } = useDropdownMenu(menu);
  const panelId = useId();
  const isCurrent = useAppSelector(selectMenuOfPage) === menu;
  const Links = panels[menu];
  return (
    <Item ref={itemRef}>
      <MenuButton
        ref={buttonRef}
        type="button"
        aria-expanded={isOpen}
        aria-current={isCurrent || undefined}
        aria-controls={isOpen ? panelId : undefined}
        onClick={handleToggle}
      >
        {navigation[menu]}
        <ChevronDown size={16} strokeWidth={2} aria-hidden="true" />
      </MenuButton>
      <FooterLink href={`#${ELEMENT_IDS.footerNav}`}>{navigation[menu]}</FooterLink>
      {isOpen && (
        <Panel ref={panelRef} id={panelId}>
          <Links />
        </Panel>
      )}
    </Item>
  );
}
