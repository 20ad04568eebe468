import { act } from '@testing-library/react';
import { makeTestStore } from '../testing/makeTestStore.ts';
import { locationChanged, selectLocation, type AppLocation } from './navigationSlice.ts';
import { connectHistory } from './browserHistory.ts';

const pathHere = () => window.location.pathname + window.location.search + window.location.hash;

const popped = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

const step = (steps: number) =>
  act(async () => {
    const pop = popped();
    window.history.go(steps);
    await pop;
  });

let disconnect = () => undefined as void;
afterEach(() => {
  disconnect();
  jest.restoreAllMocks();
});

const visit = (path: string) => {
  window.history.replaceState(null, '', path);
  const store = makeTestStore();
  const history = connectHistory(store);
  disconnect = history.disconnect;
  return { ...history, store, arrival: () => selectLocation(store.getState()) };
};

it('starts at the address of the tab', () => {
  const { arrival } = visit('/pricing?billing=annual#plans');
  expect(arrival()).toEqual({
    pathname: '/pricing',
    search: '?billing=annual',
    hash: '#plans',
    cause: 'load',
    key: '',
    from: '',
  });
});

it('keeps the key of an entry across a reload', () => {
  const first = visit('/pricing');
  first.navigator.push('/blog');
  const { key } = first.arrival();
  first.disconnect();
  const store = makeTestStore();
  disconnect = connectHistory(store).disconnect;
  expect(selectLocation(store.getState())).toMatchObject({ pathname: '/blog', cause: 'load', key });
});

it('follows a link and goes back', async () => {
  const { arrival, navigator } = visit('/pricing');
  navigator.push('/blog?page=2#top');
  expect(pathHere()).toBe('/blog?page=2#top');
  expect(arrival()).toMatchObject({ pathname: '/blog', cause: 'link', from: '/pricing' });
  const pop = popped();
  window.history.back();
  await act(() => pop);
  expect(arrival()).toMatchObject({ pathname: '/pricing', cause: 'back', key: '', from: '/blog' });
});

it('replaces an entry without adding one', () => {
  const { arrival, navigator } = visit('/pricing');
  const entries = window.history.length;
  navigator.replace('/help-center');
  expect(window.history.length).toBe(entries);
  expect(arrival()).toMatchObject({ pathname: '/help-center', cause: 'link' });
});

it('writes search parameters, with or without a history entry', async () => {
  const { arrival, writeSearch } = visit('/pricing#plans');
  const entries = window.history.length;
  writeSearch('?billing=annual', false);
  expect(pathHere()).toBe('/pricing?billing=annual#plans');
  expect(window.history.length).toBe(entries);
  writeSearch('', true);
  expect(pathHere()).toBe('/pricing#plans');
  expect(arrival()).toMatchObject({ cause: 'sync', from: '/pricing' });
  const pop = popped();
  window.history.back();
  await act(() => pop);
  expect(pathHere()).toBe('/pricing?billing=annual#plans');
});

it('gives a key to an entry that the browser added for a hash link', async () => {
  const { arrival } = visit('/legal');
  const pop = popped();
  window.location.hash = '#part';
  await act(() => pop);
  expect(arrival()).toMatchObject({ hash: '#part', cause: 'link' });
  expect(arrival().key).not.toBe('');
});

it('follows time travel without a history entry and does not navigate during it', () => {
  const { arrival, navigator, store } = visit('/pricing');
  const first = arrival();
  navigator.push('/blog');
  const entries = window.history.length;
  // As DevTools do, changes the state before the address bar.
  store.dispatch(locationChanged(first));
  expect(pathHere()).toBe('/pricing');
  expect(window.history.length).toBe(entries);
  Object.assign(store, {
    liftedStore: { getState: () => ({ currentStateIndex: 0, computedStates: [{}, {}] }) },
  });
  navigator.push('/about-us');
  expect(pathHere()).toBe('/pricing');
});

it.each([
  ['/blog', '/blog'],
  ['/blog?page=2', '/blog?page=2'],
  ['/legal#part', { pathname: '/legal', hash: '#part' }],
  ['/help-center?q=größe', '/help-center?q=gr%C3%B6%C3%9Fe'],
])('adds one entry for two clicks on %s in one frame', async (first, second) => {
  const { arrival, navigator } = visit('/pricing');
  navigator.push(first);
  const entries = window.history.length;
  navigator.push(second);
  expect(window.history.length).toBe(entries);
  expect(arrival()).toMatchObject({ cause: 'link' });
  await step(-1);
  expect(arrival()).toMatchObject({ pathname: '/pricing' });
});

describe('during time travel', () => {
  const VISIT = ['/', '/pricing?billing=annual', '/integrations', '/blog#top'];
  const AT = 2;

  const startTravel = async (to: string) => {
    const site = visit(VISIT[0]!);
    for (const path of VISIT.slice(1)) site.navigator.push(path);
    await step(AT - VISIT.length + 1);
    const latest = site.arrival();
    const setTimeTraveling = (isTimeTraveling: boolean) => {
      const lifted = { currentStateIndex: isTimeTraveling ? 0 : 1, computedStates: [{}, {}] };
      Object.assign(site.store, { liftedStore: { getState: () => lifted } });
    };
    /** As DevTools do, past the middleware. */
    const jump = (location: AppLocation) => {
      setTimeTraveling(false);
      site.store.dispatch(locationChanged(location));
    };
    jump({ ...latest, pathname: to, search: '', hash: '', key: 'earlier' });
    setTimeTraveling(true);
    return {
      ...site,
      continueVisit: () => jump(latest),
    };
  };

  /** The address of each entry, from the first to the last. */
  const walk = async () => {
    await step(-AT);
    const found = [pathHere()];
    while (found.length < VISIT.length) {
      await step(1);
      found.push(pathHere());
    }
    return found;
  };

  it.each([
    ['Back', [-1]],
    ['Back by two entries', [-2]],
    ['Back again and again', [-1, -1, -2]],
    ['Forward', [1]],
    ['Back and Forward', [-1, 1]],
  ])('keeps every entry after %s', async (_, moves) => {
    const { arrival, continueVisit } = await startTravel('/about-us');
    for (const steps of moves) {
      await step(steps);
      await act(popped);
    }
    expect(pathHere()).toBe('/about-us');
    expect(arrival()).toMatchObject({ pathname: '/about-us' });
    continueVisit();
    expect(pathHere()).toBe(VISIT[AT]);
    expect(await walk()).toEqual(VISIT);
  });

  it('keeps the entries before a fragment that was followed', async () => {
    const { continueVisit } = await startTravel('/about-us');
    await act(async () => {
      const pop = popped();
      window.location.hash = '#main';
      await pop;
      await popped();
    });
    expect(pathHere()).toBe('/about-us');
    continueVisit();
    await step(-1);
    expect(pathHere()).toBe(VISIT[AT - 1]);
    await step(1);
    expect(pathHere()).toBe(VISIT[AT]);
  });

  it('rewrites no other entry when the visit continues before the tab is back on its own', async () => {
    const { continueVisit } = await startTravel('/about-us');
    await step(-1);
    continueVisit();
    await act(popped);
    expect(pathHere()).toBe(VISIT[AT]);
    expect(await walk()).toEqual(VISIT);
  });
});
