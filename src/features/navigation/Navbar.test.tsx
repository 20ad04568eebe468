import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import configureMockStore from 'redux-mock-store';
import { FEATURE_SLUGS } from '../../contract/navigation.ts';
import { paths } from '../../contract/paths.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { TEST_SITE } from '../../testing/siteSettings.ts';
import { stateAfter } from '../../testing/stateAfter.ts';
import { SiteContext, type SiteSettings } from '../../ui/SiteContext.ts';
import { mobileMenuToggled } from './menusSlice.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { Navbar } from './Navbar.tsx';

/** Answers `min-width` queries for a window of this width. */
const stubWidth = (width: number) => {
  const listeners = new Set<() => void>();
  window.matchMedia = ((query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  })) as unknown as typeof window.matchMedia;
  return { changeWidth: () => act(() => listeners.forEach((listener) => listener())) };
};

const renderNavbar = (width = 1440, path = '/', pages: SiteSettings['pages'] = {}) => {
  const { changeWidth } = stubWidth(width);
  const { user } = renderWithProviders(
    <SiteContext value={{ ...TEST_SITE, pages }}>
      <Navbar />
      <main />
    </SiteContext>,
    { path },
  );
  return { user, changeWidth };
};

const menuButton = (name: 'Features' | 'Resources') => screen.getByRole('button', { name });
const linkNames = () =>
  within(screen.getAllByRole('list')[1]!)
    .getAllByRole('link')
    .map((link) => link.textContent);

it('lists the features in a dropdown, each described by a line', async () => {
  const { user } = renderNavbar();
  expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
  await user.click(menuButton('Features'));
  expect(menuButton('Features')).toHaveAttribute('aria-expanded', 'true');
  expect(linkNames()).toHaveLength(FEATURE_SLUGS.length);
  const link = screen.getByRole('link', { name: 'Dashboard' });
  expect(link).toHaveAttribute('href', paths.feature('dashboard'));
  expect(link).toHaveAccessibleDescription('Your week on one screen');
});

it.each([
  ['/pricing', 'page'],
  ['/pricing/teams', 'true'],
  ['/', null],
])('marks the link to Pricing at %s as current: %s', (path, current) => {
  renderNavbar(1440, path);
  const link = screen.getByRole('link', { name: 'Pricing' });
  expect(link.getAttribute('aria-current')).toBe(current);
});

it.each([1440, 390])('lists the pages that writers placed in a menu at %d px', async (width) => {
  const pages = { resources: [{ path: '/careers', label: 'Careers' }] };
  const { user } = renderNavbar(width, '/careers', pages);
  if (width === 390) await user.click(screen.getByRole('button', { name: 'Open menu' }));
  else expect(menuButton('Resources')).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getAllByRole('button', { name: 'Resources' }).at(-1)!);
  expect(screen.getByRole('link', { name: 'Careers' })).toHaveAttribute('aria-current', 'page');
});

it('closes a dropdown on Escape and returns focus to its button', async () => {
  const { user } = renderNavbar();
  await user.click(menuButton('Features'));
  await user.tab();
  await user.keyboard('{Escape}');
  expect(menuButton('Features')).toHaveAttribute('aria-expanded', 'false');
  expect(menuButton('Features')).toHaveFocus();
});

it('moves among the links of a dropdown with the arrow keys, Home and End', async () => {
  const { user } = renderNavbar();
  await user.click(menuButton('Features'));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Lead management' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('link', { name: 'Real-time communication' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{Home}{ArrowUp}');
  expect(screen.getByRole('link', { name: 'Real-time communication' })).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.getByRole('link', { name: 'Real-time communication' })).toHaveFocus();
});

it('closes a dropdown when Tab leaves it', async () => {
  const { user } = renderNavbar();
  await user.click(menuButton('Resources'));
  await user.keyboard('{End}');
  expect(menuButton('Resources')).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(menuButton('Resources')).toHaveAttribute('aria-expanded', 'false');
});

it.each([
  [1024, 'false'],
  [1023, 'true'],
])('closes a dropdown on an outside click from 1024 px: %d px', async (width, isOpen) => {
  const { user } = renderNavbar(width);
  await user.click(menuButton('Features'));
  await user.click(document.body);
  expect(menuButton('Features')).toHaveAttribute('aria-expanded', isOpen);
});

it('closes a dropdown after a navigation, also to the current page', async () => {
  const { user } = renderNavbar();
  for (const attempt of [1, 2]) {
    await user.click(menuButton('Resources'));
    await user.click(screen.getByRole('link', { name: /^Blog/ }));
    expect({ attempt, open: menuButton('Resources').getAttribute('aria-expanded') }).toEqual({
      attempt,
      open: 'false',
    });
  }
});

it('marks the link to the current page', async () => {
  const { user } = renderNavbar();
  await user.click(screen.getByRole('link', { name: 'Pricing' }));
  expect(screen.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Integrations' })).not.toHaveAttribute('aria-current');
});

it.each([
  [paths.feature('dashboard'), 'true', null],
  [paths.whatsNew, null, 'true'],
])('marks the menu that names %s or a page above it', (pathname, features, resources) => {
  renderNavbar(1440, pathname);
  expect(menuButton('Features').getAttribute('aria-current')).toBe(features);
  expect(menuButton('Resources').getAttribute('aria-current')).toBe(resources);
});

const openSheet = async (width = 390) => {
  const { user, changeWidth } = renderNavbar(width);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  return { user, changeWidth, toggle: screen.getByRole('button', { name: 'Close menu' }) };
};

it('dispatches that the button of the mobile sheet was pressed', async () => {
  const store = configureMockStore()(stateAfter());
  render(
    <Provider store={store}>
      <SiteContext value={TEST_SITE}>
        <MobileMenu />
      </SiteContext>
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(store.getActions()).toEqual([mobileMenuToggled()]);
});

it('opens the mobile sheet, which makes the page inert', async () => {
  const { user, toggle } = await openSheet();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(document.querySelector('main')).toHaveAttribute('inert'));

  await user.click(toggle);
  expect(document.getElementById('mobile-menu')).toBeNull();
  expect(document.querySelector('main')).not.toHaveAttribute('inert');
});

it.each([
  ['a toast', 'div', () => document.body],
  ['a frame of another script', 'iframe', () => document.body],
  ['a button beside the bar', 'button', () => document.querySelector('header')!.parentElement!],
  ['a link of the page', 'a', () => document.querySelector('main')!],
])('makes %s inert that is added while the sheet is open', async (_, kind, place) => {
  const { user, toggle } = await openSheet();
  const added = place().appendChild(document.createElement(kind));
  await waitFor(() => expect(added.closest('[inert]')).not.toBeNull());
  expect(toggle.closest('[inert]')).toBeNull();
  await user.click(toggle);
  expect(added.closest('[inert]')).toBeNull();
  added.remove();
});

it('closes the mobile sheet on Escape and returns focus to its button', async () => {
  const { user } = await openSheet();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  expect(document.getElementById('mobile-menu')).toBeNull();
});

it('closes the mobile sheet when the window grows to desktop width', async () => {
  const { changeWidth } = await openSheet();
  changeWidth();
  expect(document.getElementById('mobile-menu')).toBeNull();
});
