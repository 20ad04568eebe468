import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { css, styled } from 'styled-components';
import { navigation } from '../../strings/navigation.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { media } from '../../theme/media.ts';
import { ELEMENT_IDS } from '../../contract/elementIds.ts';
import { menuIntent, mobileSheet } from './lazyMenus.ts';
import { mobileMenuToggled } from './menusSlice.ts';
import { onlyWithoutScripts, onlyWithScripts } from './barStyles.ts';
import { useMobileSheet } from './useMobileSheet.ts';

const Root = styled.div`
  margin-left: auto;

  ${media.lg} {
    display: none;
  }
`;

// The icon, not its 56 px target, stands on the gutter.
const target = css`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 56px;
  height: 56px;
  margin-right: -16px;
`;

const MenuButton = styled.button`
  ${target}
  ${onlyWithScripts}
`;

const FooterLink = styled.a`
  ${target}
  ${onlyWithoutScripts}
`;

/** The menu button of narrow screens and its sheet. Without scripts it is a link to the footer's pages. */
export function MobileMenu() {
  const dispatch = useAppDispatch();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isOpen = useMobileSheet(buttonRef);
  const Icon = isOpen ? X : Menu;
  return (
    <Root>
      <MenuButton
        ref={buttonRef}
        type="button"
        aria-label={isOpen ? navigation.closeMenu : navigation.openMenu}
        aria-expanded={isOpen}
        aria-controls={isOpen ? ELEMENT_IDS.mobileMenu : undefined}
        onClick={() => dispatch(mobileMenuToggled())}
        {...menuIntent}
      >
        <Icon size={26} strokeWidth={1.75} aria-hidden="true" />
      </MenuButton>
      <FooterLink href={`#${ELEMENT_IDS.footerNav}`} aria-label={navigation.openMenu}>
        <Menu size={26} strokeWidth={1.75} aria-hidden="true" />
      </FooterLink>
      {isOpen && <mobileSheet.Component id={ELEMENT_IDS.mobileMenu} />}
    </Root>
  );
}
