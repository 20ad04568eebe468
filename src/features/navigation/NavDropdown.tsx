import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../store/hooks.ts';
import { forcedEdge } from '../../theme/mixins.ts';
import { color, radius, shadow } from '../../theme/tokens.ts';
import { barLink, onlyWithoutScripts, onlyWithScripts } from './barStyles.ts';
import { ELEMENT_IDS } from '../../contract/elementIds.ts';
import { menuIntent } from './lazyMenus.ts';
import { selectMenuOfPage, type MenuName } from './menusSlice.ts';
import { useDropdownMenu } from './useDropdownMenu.ts';

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

interface NavDropdownProps {
  menu: MenuName;
  label: string;
  /** Links; arrow keys move among them. */
  children: ReactNode;
}

/** A button of the bar with a panel of links below it, mounted only while it is open. */
export function NavDropdown({ menu, label, children }: NavDropdownProps) {
  const { isOpen, itemRef, buttonRef, panelRef, handleToggle } = useDropdownMenu(menu);
  const panelId = useId();
  const isHere = useAppSelector(selectMenuOfPage) === menu;
  return (
    <Item ref={itemRef}>
      <MenuButton
        ref={buttonRef}
        type="button"
        aria-expanded={isOpen}
        aria-current={isHere || undefined}
        aria-controls={isOpen ? panelId : undefined}
        onClick={handleToggle}
        {...menuIntent}
      >
        {label}
        <ChevronDown size={16} strokeWidth={2} aria-hidden="true" />
      </MenuButton>
      <FooterLink href={`#${ELEMENT_IDS.footerNav}`}>{label}</FooterLink>
      {isOpen && (
        <Panel ref={panelRef} id={panelId}>
          {children}
        </Panel>
      )}
    </Item>
  );
}
