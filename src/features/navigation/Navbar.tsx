import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { navigation } from '../../strings/navigation.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { media } from '../../theme/media.ts';
import { wrap } from '../../theme/mixins.ts';
import { color, layer } from '../../theme/tokens.ts';
import { ButtonLink, ExternalButton } from '../../ui/Button.tsx';
import { SignUpButton } from '../../ui/SignUpButton.tsx';
import { useBrand } from '../../ui/SiteContext.ts';
import { barLink } from './barStyles.ts';
import { featuresPanel, resourcesPanel } from './lazyMenus.ts';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { NavDropdown } from './NavDropdown.tsx';
import { selectMobileMenuOpen } from './menusSlice.ts';
import { NavLink } from './NavLink.tsx';
import { useScrolledPast } from './useScrolledPast.ts';

/** Pixels of scroll after which a hairline parts the bar from the page (art direction, Navbar). */
const HAIRLINE_AFTER = 8;

const Bar = styled.header<{ $parted: boolean }>`
  position: fixed;
  z-index: ${layer.nav};
  inset: 0 0 auto;
  display: flex;
  min-height: var(--nav-height);
  border-bottom: 1px solid ${({ $parted }) => ($parted ? color.line : 'transparent')};
  background: ${color.limewash};
`;

const Inner = styled.div`
  ${wrap}
  display: flex;
  align-items: center;
`;

const MainNav = styled.nav`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
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
  margin-left: auto;

  ${media.belowLg} {
    display: none;
  }
  > a {
    padding-inline: clamp(9px, 4.5vw - 37px, 16px);
    white-space: nowrap;
    font-size: 1rem;
    font-weight: 520;
  }
  > a:last-child {
    gap: min(1vw, 14px);
    margin-left: 10px;
    padding-inline: 20px 8px;
    font-weight: 580;
  }
`;

function BarActions() {
  const { login } = useBrand();
  return (
    <Actions>
      <ExternalButton href={login} variant="ghost">
        {navigation.login}
      </ExternalButton>
      <ButtonLink to={paths.requestDemo} variant="ghost">
        {navigation.requestDemo}
      </ButtonLink>
      <SignUpButton>{navigation.getStarted}</SignUpButton>
    </Actions>
  );
}

/** The fixed bar above every page: 84 px high, 81 on mobile (spec §9). */
export function Navbar() {
  const isScrolled = useScrolledPast(HAIRLINE_AFTER);
  const isMenuOpen = useAppSelector(selectMobileMenuOpen);

  return (
    <Bar $parted={isScrolled || isMenuOpen}>
      <Inner>
        <Logo />
        <MainNav aria-label={navigation.mainLabel}>
          <Links>
            <NavDropdown menu="features" label={navigation.features}>
              <featuresPanel.Component />
            </NavDropdown>
            <li>
              <BarLink to={paths.pricing}>{navigation.pricing}</BarLink>
            </li>
            <li>
              <BarLink to={paths.integrations}>{navigation.integrations}</BarLink>
            </li>
            <NavDropdown menu="resources" label={navigation.resources}>
              <resourcesPanel.Component />
            </NavDropdown>
          </Links>
          <BarActions />
          <MobileMenu />
        </MainNav>
      </Inner>
    </Bar>
  );
}
