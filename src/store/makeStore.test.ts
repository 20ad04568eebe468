import { createAction, createSlice } from '@reduxjs/toolkit';
import { makeTestServices } from '../testing/testServices.ts';
import { arrivedAt } from '../testing/stateAfter.ts';
import { makeStore } from './makeStore.ts';
import { arrived, isAt, isNewPage, selectArrival } from './navigationSlice.ts';
import { perStore } from './rootReducer.ts';
import type { AppStartListening } from './services.ts';
import { visitorNotified } from './visitorNotified.ts';

const counted = createAction('visits/counted');

/** A slice that reads its part of the address. */
const visitsSlice = createSlice({
  name: 'visits',
  initialState: { paths: [] as string[], count: 0 },
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(arrived, (state, { payload }) => void state.paths.push(payload.pathname))
      .addCase(counted, (state) => void (state.count += 1)),
  selectors: { selectPaths: (state) => state.paths },
});
const { selectPaths } = visitsSlice.injectInto(perStore).selectors;
const module = { slices: [visitsSlice] };

type VisitsState = Parameters<typeof selectPaths>[0];
const pathsIn = (store: ReturnType<typeof makeStore>) =>
  selectPaths(store.getState() as unknown as VisitsState);

it('knows where the visitor is by arrivals alone', () => {
  const { dispatch, getState } = makeStore(makeTestServices());
  const arrival = arrivedAt('/pricing?billing=annual#plans', { cause: 'link', from: '/' });
  dispatch(arrival);
  expect(selectArrival(getState())).toEqual({
    pathname: '/pricing',
    search: '?billing=annual',
    hash: '#plans',
    cause: 'link',
    key: 'k',
    from: '/',
  });
});

it('stays the same when the browser says again what the server has said', () => {
  const { dispatch, getState } = makeStore(makeTestServices());
  dispatch(arrivedAt('/pricing'));
  const before = selectArrival(getState());
  dispatch(arrivedAt('/pricing'));
  expect(selectArrival(getState())).toBe(before);
});

it('tells a new page from another part of the same one', () => {
  expect(isNewPage(arrivedAt('/pricing', { from: '/' }).payload)).toBe(true);
  expect(isNewPage(arrivedAt('/pricing?billing=annual', { from: '/pricing' }).payload)).toBe(false);
});

it.each(['/pricing', '/Pricing', '/pricing/'])(
  'takes %s for the address of its path',
  (pathname) => {
    expect(isAt({ pathname }, '/pricing')).toBe(true);
  },
);

it('takes a longer path for another address', () => {
  expect(isAt({ pathname: '/pricing/all' }, '/pricing')).toBe(false);
});

it('lets a slice that comes late read the address it has missed, and from then on as any other', () => {
  const store = makeStore(makeTestServices());
  store.dispatch(arrivedAt('/pricing'));
  store.attach(module);
  expect(pathsIn(store)).toEqual([]);
  store.dispatch({ type: 'test/pageLoaded' });
  expect(pathsIn(store)).toEqual(['/pricing']);
  store.dispatch(arrivedAt('/blog'));
  store.dispatch({ type: 'test/somethingElse' });
  expect(pathsIn(store)).toEqual(['/pricing', '/blog']);
});

it('lets such a slice read the address before the event that finds it there', () => {
  const order = createSlice({
    name: 'order',
    initialState: [] as string[],
    reducers: {},
    extraReducers: (builder) =>
      builder
        .addCase(arrived, (state) => void state.push('arrived'))
        .addCase(counted, (state) => void state.push('counted')),
  });
  const store = makeStore(makeTestServices());
  store.dispatch(arrivedAt('/pricing'));
  store.attach({ slices: [order] });
  store.dispatch(counted());
  expect(store.getState()).toMatchObject({ order: ['arrived', 'counted'] });
});

it('attaches what is there already no second time', () => {
  const heard = jest.fn();
  const listen = (startListening: AppStartListening) => {
    startListening({ actionCreator: counted, effect: heard });
  };
  const store = makeStore(makeTestServices(), { ...module, listeners: [listen] });
  store.attach({ ...module, listeners: [listen] });
  store.dispatch(counted());
  expect(heard).toHaveBeenCalledTimes(1);
  expect(store.getState()).toMatchObject({ visits: { count: 1 } });
});

it('knows nothing of the slices and listeners of another store', () => {
  const heard = jest.fn();
  makeStore(makeTestServices(), {
    ...module,
    listeners: [(start) => start({ actionCreator: counted, effect: heard })],
  });
  const other = makeStore(makeTestServices());
  other.dispatch(counted());
  expect(heard).not.toHaveBeenCalled();
  expect(Object.keys(other.getState()).sort()).toEqual(['api', 'navigation']);
});

it('goes on with the state of its slices that it is given', () => {
  const preloadedState = { visits: { paths: ['/about-us'], count: 3 } };
  const store = makeStore(makeTestServices(), {
    ...module,
    preloadedState: preloadedState as never,
  });
  store.dispatch(counted());
  expect(store.getState()).toMatchObject({ visits: { paths: ['/about-us'], count: 4 } });
});

it('tells the visitor what the log says', () => {
  const services = makeTestServices();
  makeStore(services).dispatch(visitorNotified('success', 'Copied'));
  expect(services.notify.mock.calls).toEqual([['success', 'Copied']]);
});

describe('while somebody travels', () => {
  const lifted = { currentStateIndex: 0, computedStates: [{}, {}] };
  const makeTravelled = () => {
    const services = makeTestServices();
    const store = makeStore(services, module);
    Object.assign(store, { liftedStore: { getState: () => lifted } });
    return { store, services };
  };

  it('holds back what happens to the page of the past', () => {
    const { store } = makeTravelled();
    store.dispatch(counted());
    expect(store.getState()).toMatchObject({ visits: { count: 0 } });
  });

  it('lets the answer to what was asked before through, and no other', () => {
    const services = makeTestServices();
    const store = makeStore(services, module);
    const countedBy = (requestId: string, requestStatus: string) => ({
      ...counted(),
      meta: { requestId, requestStatus },
    });
    store.dispatch(countedBy('asked', 'pending'));
    Object.assign(store, { liftedStore: { getState: () => lifted } });
    store.dispatch(countedBy('new', 'pending'));
    store.dispatch(countedBy('new', 'fulfilled'));
    store.dispatch(countedBy('asked', 'fulfilled'));
    store.dispatch(countedBy('asked', 'fulfilled'));
    expect(store.getState()).toMatchObject({ visits: { count: 2 } });
  });

  it('keeps no id of a request that was never sent', () => {
    const { store } = makeTravelled();
    const answer = { ...counted(), meta: { requestId: 'cached', requestStatus: 'rejected' } };
    Object.assign(store, { liftedStore: undefined });
    store.dispatch(answer);
    Object.assign(store, { liftedStore: { getState: () => lifted } });
    store.dispatch(answer);
    expect(store.getState()).toMatchObject({ visits: { count: 1 } });
  });

  it('runs no listener for an action that is held back', () => {
    const heard = jest.fn();
    const { store } = makeTravelled();
    store.attach({
      listeners: [(startListening) => startListening({ actionCreator: counted, effect: heard })],
    });
    store.dispatch(counted());
    expect(heard).not.toHaveBeenCalled();
  });

  it('does nothing to the world outside', async () => {
    const { store, services } = makeTravelled();
    services.tabStorage.setItem('kept', 'before');
    await store.dispatch((_dispatch, _getState, extra) => {
      extra.notify('success', 'Copied');
      extra.navigate('/pricing');
      extra.tabStorage.setItem('kept', 'now');
      extra.tabStorage.removeItem('kept');
      return Promise.allSettled([
        extra.copyText('a'),
        extra.transport.send({} as never, {} as never),
      ]);
    });
    expect(services.notify).not.toHaveBeenCalled();
    expect(services.navigate).not.toHaveBeenCalled();
    expect(services.copyText).not.toHaveBeenCalled();
    expect(services.requests).toEqual([]);
    expect(services.tabStorage.getItem('kept')).toBe('before');
  });

  it('is as always once the present is back', () => {
    const { store } = makeTravelled();
    Object.assign(store, {
      liftedStore: { getState: () => ({ ...lifted, currentStateIndex: 1 }) },
    });
    expect(store.isTravelling()).toBe(false);
    store.dispatch(counted());
    expect(store.getState()).toMatchObject({ visits: { count: 1 } });
  });
});
