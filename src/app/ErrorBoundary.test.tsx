import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../contract/paths.ts';
import { loadRoute } from '../testing/renderWithProviders.tsx';
import { makeTestStore } from '../testing/makeTestStore.ts';
import { TEST_SITE } from '../testing/siteSettings.ts';
import { useAppSelector } from '../store/hooks.ts';
import { selectLocation } from '../store/navigationSlice.ts';
import { App } from './App.tsx';
import { startNavigation } from './navigationListeners.ts';
import { matchRoute } from './routes.ts';

const OOPS = 'Oops! Something went wrong.';

beforeAll(async () => {
  await loadRoute(paths.about);
  await loadRoute(paths.allIntegrations);
});

const disconnects: (() => void)[] = [];
afterEach(() => {
  disconnects.splice(0).forEach((disconnect) => disconnect());
  jest.restoreAllMocks();
});

/** Renders the application at an address. */
const openApp = (address: string, site = TEST_SITE) => {
  window.history.replaceState(null, '', address);
  const store = makeTestStore();
  const { navigator, disconnect } = startNavigation(store);
  disconnects.push(disconnect);
  const onCaughtError = jest.fn();
  render(<App store={store} site={site} navigator={navigator} />, { onCaughtError });
  return { onCaughtError, navigator };
};

/** Opens a page that throws unless the address has these search parameters. */
const openBrokenPage = (address: string, wholeAt?: string) => {
  const BrokenPage = () => {
    const { search } = useAppSelector(selectLocation);
    if (search !== wholeAt) throw new Error('A page failed');
    return <h1>The page works</h1>;
  };
  jest.spyOn(matchRoute(address).route.page, 'loaded').mockReturnValue({ Page: BrokenPage });
  return openApp(address);
};

const title = () => screen.findByRole('heading', { level: 1 });

it('shows the error inside the layout, and the next page after it', async () => {
  const { onCaughtError } = openBrokenPage(paths.about);
  expect(await title()).toHaveTextContent(OOPS);
  expect(onCaughtError).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('banner')).toBeVisible();

  const footer = screen.getByRole('contentinfo');
  const link = footer.querySelector<HTMLElement>(`a[href="${paths.helpCenter}"]`)!;
  await loadRoute(paths.helpCenter);
  await userEvent.click(link);
  expect(await title()).not.toHaveTextContent(OOPS);
});

it('goes to the home page by the button of the error', async () => {
  await loadRoute(paths.home);
  openBrokenPage(paths.about);
  await title();
  await userEvent.click(screen.getByRole('link', { name: 'Go to home' }));
  expect(await title()).not.toHaveTextContent(OOPS);
  expect(window.location.pathname).toBe(paths.home);
});

it('renders another page of a list again', async () => {
  const { navigator } = openBrokenPage(`${paths.allIntegrations}?page=2`, '');
  expect(await title()).toHaveTextContent(OOPS);
  act(() => navigator.replace(paths.allIntegrations));
  expect(await title()).toHaveTextContent('The page works');
});

it('shows the error without the layout when the layout fails', async () => {
  openApp(paths.about, { ...TEST_SITE, brand: { ...TEST_SITE.brand, social: undefined as never } });
  expect(await title()).toHaveTextContent(OOPS);
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.getByRole('main')).toBeVisible();
});
