import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { ELEMENT_IDS, HERO_ACTION } from '../../contract/constants.ts';
import { paths } from '../../contract/paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { navigation } from '../../strings/navigation.ts';
import { type } from '../../theme/mixins.ts';
import { color, layer, media, radius } from '../../theme/tokens.ts';
import { ButtonLink, ExternalButton, SignUpButton } from '../../ui/Button.tsx';
import { Container } from '../../ui/Layout.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { Logo } from './Logo.tsx';
import { selectMobileMenuOpen } from './menusSlice.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { NavDropdown } from './NavDropdown.tsx';
import { barLink, NavLink } from './NavLink.tsx';

const SkipAnchor = styled.a`
  position: fixed;
  z-index: ${layer.menu};
  inset: 12px auto auto 12px;
  display: inline-flex;
  align-items: center;
  min-height: 3.5rem;
  padding: 0 24px;
  border-radius: ${radius.control};
  background: ${color.dusk};
  color: ${color.white};
  ${type.button}

  &:not(:focus) {
    transform: translateY(calc(-100% - 24px));
  }
`;

export function SkipLink() {
  return <SkipAnchor href={`#${ELEMENT_IDS.main}`}>{navigation.skipToContent}</SkipAnchor>;
}

const subscribeToScroll = (onScroll: () => void) => {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
};

const isScrolledNow = () => window.scrollY > 8;
const isScrolledOnServer = () => false;

const Bar = styled.header<{ $hasLine: boolean }>`
  position: fixed;
  z-index: ${layer.nav};
  inset: 0 0 auto;
  display: flex;
  min-height: var(--nav-height);
  border-bottom: 1px solid ${({ $hasLine }) => ($hasLine ? color.line : 'transparent')};
  background: ${color.limewash};
`;

const BarContent = styled(Container)`
  display: flex;
  align-items: center;

  ${media.belowXs} {
    padding-inline: 16px;
  }
`;

const MainNav = styled.nav`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
`;

const Links = styled.ul`
  display: flex;
  gap: min(0.14vw, 2px);
  margin-left: clamp(6px, 14vw - 137px, 40px);

  ${media.belowLg} {
    display: none;
  }
`;

const BarLink = styled(NavLink)`
  ${barLink}
`;

const Actions = styled.div`
  display: flex;
  flex: 1 1 20.75rem;
  align-items: center;
  justify-content: flex-end;

  > a {
    padding-inline: clamp(9px, 4.5vw - 37px, 16px);
    white-space: nowrap;
    font-size: 1rem;
    font-weight: 520;
  }
  > a:last-child {
    min-height: 3rem;
    margin-left: 10px;
    padding-inline: 20px;
    font-weight: 580;
  }
  /* Only a small sign-up button, unless the menu is shown. */
  ${media.belowLg} {
    flex: none;
    > :not(:last-child) {
      display: none;
    }
    > a:last-child {
      min-height: 2.75rem;
      padding-inline: 12px;
    }
    &[data-covered] {
      display: none;
    }
  }
  /* In a browser's own larger text, the menu needs the room. It has the button, too. */
  @media (max-width: 16.3em) {
    display: none;
  }
  ${media.belowXs} {
    > a:last-child {
      margin-left: 4px;
      padding-inline: 9px;
      font-size: 0.875rem;
    }
  }
  /* While the same button at the top of the page is in view. */
  body:has([${HERO_ACTION}='inView']) & > a:last-child:not(:hover) {
    background: none;
    box-shadow: inset 0 0 0 1.5px ${color.line2};
    color: ${color.ink};
  }
`;

export function Navbar() {
  const isScrolled = useSyncExternalStore(subscribeToScroll, isScrolledNow, isScrolledOnServer);
  const isMenuOpen = useAppSelector(selectMobileMenuOpen);
  const { brand, navigation: words } = useSite();
  return (
    <Bar $hasLine={isScrolled || isMenuOpen}>
      <BarContent>
        <Logo />
        <MainNav aria-label={navigation.mainLabel}>
          <Links>
            <NavDropdown menu="features" />
            {words.bar.map(({ path, label }) => (
              <li key={path}>
                <BarLink to={path}>{label}</BarLink>
              </li>
            ))}
            <NavDropdown menu="resources" />
          </Links>
          <Actions data-covered={isMenuOpen || undefined}>
            <ExternalButton href={brand.login} variant="ghost">
              {words.login}
            </ExternalButton>
            <ButtonLink to={paths.requestDemo} variant="ghost">
              {words.requestDemo}
            </ButtonLink>
            <SignUpButton icon={null}>{words.getStarted}</SignUpButton>
          </Actions>
          <MobileMenu />
        </MainNav>
      </BarContent>
    </Bar>
  );
}
