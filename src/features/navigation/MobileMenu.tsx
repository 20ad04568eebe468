import { ChevronDown, Menu, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { css, styled } from 'styled-components';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { paths } from '../../contract/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { afterPaint } from '../../lib/scheduling.ts';
import { navigation } from '../../strings/navigation.ts';
import { onlyWithoutScripts, onlyWithScripts } from '../../theme/mixins.ts';
import { color, desktopQuery, media } from '../../theme/tokens.ts';
import { ButtonLink, ExternalButton, SignUpButton } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import {
  menusClosed,
  mobileGroupToggled,
  mobileMenuToggled,
  selectMobileGroup,
  selectMobileMenuOpen,
  type MenuName,
} from './menusSlice.ts';
import { FeatureTile, NavLink, turningArrow, useMenuLinks } from './NavLink.tsx';

/** While the sheet is open, everything outside the bar is inert. Escape and a window of desktop width close it. */
const useMobileSheet = (buttonRef: RefObject<HTMLButtonElement | null>): boolean => {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectMobileMenuOpen);

  // A layout effect, so that the page can take focus as soon as the sheet is closed.
  useLayoutEffect(() => {
    const bar = buttonRef.current?.closest('header');
    if (!isOpen || !bar) return undefined;
    const outside: Element[] = [];
    const closeOff = () => {
      for (let inside: Element = bar; inside !== document.body; inside = inside.parentElement!) {
        for (const element of inside.parentElement!.children) {
          if (element === inside || element.hasAttribute('inert')) continue;
          element.setAttribute('inert', '');
          outside.push(element);
        }
      }
    };
    const observer = new MutationObserver(closeOff);
    const listeners = new AbortController();
    const { signal } = listeners;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      dispatch(menusClosed());
      buttonRef.current?.focus();
    };

    // Once the sheet is in view: making the page inert computes the style of each of its elements.
    afterPaint(() => {
      if (signal.aborted) return;
      closeOff();
      // For what is added while the sheet is open, such as a toast.
      observer.observe(document.body, { childList: true, subtree: true });
    });
    document.addEventListener('keydown', handleKeyDown, { signal });
    window
      .matchMedia(desktopQuery)
      .addEventListener('change', () => dispatch(menusClosed()), { signal });
    return () => {
      observer.disconnect();
      for (const element of outside) element.removeAttribute('inert');
      listeners.abort();
    };
  }, [isOpen, dispatch, buttonRef]);

  return isOpen;
};

const Container = styled.div`
  ${media.lg} {
    display: none;
  }
`;

// The icon, not its 56 px target, is aligned with the gutter.
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

/** In place of the button: the footer has the links of all menus. */
const NoScriptLink = styled.a`
  ${target}
  ${onlyWithoutScripts}
`;

const Sheet = styled.div`
  position: fixed;
  inset: var(--nav-height) 0 0;
  display: flex;
  flex-direction: column;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 var(--gutter);
  background: ${color.limewash};
`;

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 4rem;
  border-bottom: 1px solid ${color.line};
  font-size: 1.375rem;
  font-weight: 580;
  letter-spacing: -0.022em;

  &[aria-current] {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
`;

const PageLink = styled(NavLink)`
  ${row}
`;

const GroupButton = styled.button`
  ${row}
  ${turningArrow}
`;

const GroupLinks = styled.ul`
  padding: 0.25rem 0 0.75rem;
`;

const GroupLink = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 3.25rem;
  font-size: 1.0625rem;
  font-weight: 520;

  svg {
    width: 36px;
    height: 36px;
  }
  &[aria-current='page'] {
    font-weight: 620;
  }
`;

const Actions = styled(Stack)`
  margin-top: auto;
  padding-top: 24px;
`;

// Always in view, except in a very low window, where it would cover the links.
const StickyAction = styled.div`
  padding-block: 12px max(24px, env(safe-area-inset-bottom));
  background: ${color.limewash};

  @media (min-height: 420px) {
    position: sticky;
    bottom: 0;
  }
`;

function Group({ name }: { name: MenuName }) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectMobileGroup(state) === name);
  const links = useMenuLinks(name);
  const { title } = useSite().navigation[name];
  const linksId = useId();
  return (
    <li>
      <GroupButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? linksId : undefined}
        onClick={() => dispatch(mobileGroupToggled(name))}
      >
        {title}
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </GroupButton>
      {isOpen && (
        <GroupLinks id={linksId}>
          {links.map(({ slug, path, label }) => (
            <li key={path}>
              <GroupLink to={path}>
                {slug && <FeatureTile feature={slug} />}
                {label}
              </GroupLink>
            </li>
          ))}
        </GroupLinks>
      )}
    </li>
  );
}

export function MobileMenu() {
  const dispatch = useAppDispatch();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isOpen = useMobileSheet(buttonRef);
  const { brand, navigation: words } = useSite();
  const Icon = isOpen ? X : Menu;
  return (
    <Container>
      <MenuButton
        ref={buttonRef}
        type="button"
        aria-label={isOpen ? navigation.closeMenu : navigation.openMenu}
        aria-expanded={isOpen}
        aria-controls={isOpen ? ELEMENT_IDS.mobileMenu : undefined}
        onClick={() => dispatch(mobileMenuToggled())}
      >
        <Icon size={26} strokeWidth={1.75} aria-hidden="true" />
      </MenuButton>
      <NoScriptLink href={`#${ELEMENT_IDS.footerNav}`} aria-label={navigation.openMenu}>
        <Menu size={26} strokeWidth={1.75} aria-hidden="true" />
      </NoScriptLink>
      {isOpen && (
        <Sheet id={ELEMENT_IDS.mobileMenu}>
          <ul>
            <Group name="features" />
            {words.bar.map(({ path, label }) => (
              <li key={path}>
                <PageLink to={path}>{label}</PageLink>
              </li>
            ))}
            <Group name="resources" />
          </ul>
          <Actions $gap={12}>
            <ExternalButton href={brand.login} variant="ghost" fullWidth>
              {words.login}
            </ExternalButton>
            <ButtonLink to={paths.requestDemo} variant="secondary" fullWidth>
              {words.requestDemo}
            </ButtonLink>
          </Actions>
          <StickyAction>
            <SignUpButton fullWidth>{words.getStarted}</SignUpButton>
          </StickyAction>
        </Sheet>
      )}
    </Container>
  );
}
