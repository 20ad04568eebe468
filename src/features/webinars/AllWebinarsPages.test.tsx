import { screen } from '@testing-library/react';
import { paths } from '../../contract/paths.ts';
import {
  okAnswer,
  failedAnswer,
  loadRoute,
  renderRoute,
  type TestAnswer,
} from '../../testing/renderWithProviders.tsx';
import { videosSlice } from './videosSlice.ts';
import { makeEvent, makeMany, makeVideo } from './webinars.fixtures.ts';

const PAGES = {
  events: {
    call: 'events',
    path: paths.allEvents,
    title: 'All events',
    empty: 'No events found',
    many: (count: number) => makeMany(makeEvent, count),
  },
  videos: {
    call: 'videos',
    path: paths.allVideos,
    title: 'All videos',
    empty: 'No videos found',
    many: (count: number) => makeMany(makeVideo, count),
  },
} as const;

type Kind = keyof typeof PAGES;
const kinds: Kind[] = ['events', 'videos'];

beforeAll(async () => {
  await loadRoute(paths.allEvents);
  await loadRoute(paths.allVideos);
});

const renderList = (kind: Kind, answer: TestAnswer<'videos'>, query = '') => {
  const { call, path } = PAGES[kind];
  return renderRoute(path + (query && `?${query}`), { answers: { [call]: answer } });
};

const renderMany = (kind: Kind, count: number, query = '') =>
  renderList(kind, okAnswer(PAGES[kind].many(count)), query);

const findTitles = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent);

const numbers = (...list: number[]) => list.map((number) => `Number ${number}`);

it.each(kinds)('leads from all %s back to the webinars by its breadcrumb', async (kind) => {
  renderMany(kind, 1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(PAGES[kind].title);
  expect(screen.getByRole('link', { name: 'Webinars' })).toHaveAttribute('href', '/webinars');
  await findTitles();
});

it.each(kinds)('pages all %s by six and keeps the page in the address', async (kind) => {
  const { path } = PAGES[kind];
  const { user, address } = renderMany(kind, 8);
  expect(await findTitles()).toEqual(numbers(1, 2, 3, 4, 5, 6));
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByText('1 of 2')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await findTitles()).toEqual(numbers(7, 8));
  expect(address()).toBe(`${path}?page=2`);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await findTitles()).toEqual(numbers(1, 2, 3, 4, 5, 6));
  expect(address()).toBe(path);
});

it.each(kinds)('opens the page of all %s that the address names', async (kind) => {
  renderMany(kind, 14, 'page=3');
  expect(await findTitles()).toEqual(numbers(13, 14));
  expect(document.title).toBe(`${PAGES[kind].title}, page 3 | Hearthline`);
});

it.each(kinds)('shows three skeleton cards while all %s load', (kind) => {
  renderList(kind, () => new Promise<never>(() => undefined));
  expect(screen.getAllByTestId('skeleton-card')).toHaveLength(3);
});

it.each(kinds)('says that there are no %s', async (kind) => {
  renderMany(kind, 0);
  expect(await screen.findByText(PAGES[kind].empty)).toBeVisible();
});

it.each(kinds)('says that all %s could not be read and reads them when asked', async (kind) => {
  let answer = failedAnswer(503);
  const { user } = renderList(kind, () => answer);
  expect(await screen.findByText('Oops! Something went wrong.')).toBeVisible();
  answer = okAnswer(PAGES[kind].many(2));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findTitles()).toEqual(numbers(1, 2));
});

it('keeps the pages of events and videos apart', async () => {
  const { store } = renderMany('events', 8, 'page=2');
  await findTitles();
  store.attach({ slices: [videosSlice] });
  store.dispatch(videosSlice.actions.previousPageRequested({ pageCount: 2 }));
  expect(await findTitles()).toEqual(numbers(7, 8));
});
