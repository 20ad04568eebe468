import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../contract/paths.ts';
import type { TextName, Texts } from '../contract/texts/texts.ts';
import { errorStrings } from '../strings/errors.ts';
import { makeTestStore } from '../testing/makeTestStore.ts';
import { SITE_TEXTS } from '../testing/siteTexts.ts';
import { TEST_SITE } from '../testing/siteSettings.ts';
import { failedAnswer, makeTestServices, okAnswer } from '../testing/testServices.ts';
import { App } from './App.tsx';
import { startNavigation } from './navigationListeners.ts';
import { matchRoute, routes } from './routes.ts';

const { home } = SITE_TEXTS;
const dashboard = paths.feature('dashboard');
const { title } = SITE_TEXTS['feature-dashboard'].hero;

let leave = () => undefined as void;
afterEach(() => leave());
beforeAll(() =>
  Promise.all([paths.home, dashboard].map((path) => matchRoute(path).route.page.load())),
);

/** A visit that starts on the home page, to which the server has sent its words. */
const startVisit = async (path = paths.home as string, texts: Partial<Texts> = { home }) => {
  let isDown = false;
  const services = makeTestServices({
    texts: ({ params }) =>
      isDown ? failedAnswer() : okAnswer(SITE_TEXTS[params.name as TextName]),
  });
  const store = makeTestStore(services, [], texts);
  window.history.replaceState(null, '', path);
  const { navigator, prefetch, disconnect } = startNavigation(store, TEST_SITE);
  const view = render(
    <App store={store} site={TEST_SITE} navigator={navigator} prefetch={prefetch} />,
  );
  leave = () => {
    view.unmount();
    disconnect();
  };
  await act(async () => undefined);
  return {
    store,
    read: () => services.requests.flatMap(({ name, params }) => (name === 'texts' ? params : [])),
    visit: (to: string) => act(async () => navigator.push(to)),
    fail: (fails: boolean) => (isDown = fails),
  };
};

it('shows the words that the server sent without reading them', async () => {
  const { read } = await startVisit();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Answer every lead first.');
  expect(read()).toEqual([]);
});

it('waits for the words of the next page, and keeps those of the pages before', async () => {
  const { read, visit } = await startVisit();
  await visit(dashboard);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  await visit(paths.home);
  expect(await screen.findByText(home.closing!.title)).toBeInTheDocument();
  expect(read()).toEqual([{ name: 'feature-dashboard' }]);
});

it('reads the words of a page when a link to it is pointed at', async () => {
  const { read } = await startVisit();
  const [link] = screen.getAllByRole('link', { name: home.blocks![0]!.action });
  await userEvent.hover(link!);
  await act(async () => undefined);
  expect(await screen.findByRole('main')).toBeInTheDocument();
  await userEvent.click(link!);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(read()).toEqual([{ name: 'feature-dashboard' }]);
});

it('shows the error page when the words can not be read, and reads them again on the next visit', async () => {
  const { visit, fail } = await startVisit();
  fail(true);
  await visit(dashboard);
  expect(await screen.findByRole('heading', { name: errorStrings.title })).toBeInTheDocument();
  fail(false);
  await visit(paths.home);
  expect(await screen.findByText(home.closing!.title)).toBeInTheDocument();
  await visit(dashboard);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

it('shows the error page of the server for words that it could not read', async () => {
  const { store, read } = await startVisit(dashboard, {});
  await act(
    async () =>
      void store.dispatch({ type: 'texts/textsUnavailable', payload: ['feature-dashboard'] }),
  );
  expect(screen.getByRole('heading', { name: errorStrings.title })).toBeInTheDocument();
  expect(read()).toEqual([]);
});

it('names existing documents in the routes', () => {
  const named = routes.flatMap(({ texts = [] }) => texts);
  expect(named.filter((name) => !(name in SITE_TEXTS))).toEqual([]);
});
