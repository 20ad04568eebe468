import { createAction, createSlice } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi.ts';
import { READ_CACHE_SECONDS } from '../contract/constants.ts';
import { makeCatalog } from '../features/pricing/plans.fixtures.ts';
import { pricingApi } from '../features/pricing/pricingApi.ts';
import { makeTestStore } from '../testing/makeTestStore.ts';
import { locationChangedTo } from '../testing/stateAfter.ts';
import { makeTestServices, okAnswer } from '../testing/testServices.ts';
import { makeStore } from './makeStore.ts';
import { locationChanged } from './navigationSlice.ts';
import { rootReducer, type ApiState } from './rootReducer.ts';
import type { AppStartListening } from './services.ts';
import { toastShown } from './toastShown.ts';

const counted = createAction('visits/counted');

const visitsSlice = createSlice({
  name: 'visits',
  initialState: { paths: [] as string[], count: 0 },
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(locationChanged, (state, { payload }) => void state.paths.push(payload.pathname))
      .addCase(counted, (state) => void (state.count += 1)),
});
visitsSlice.injectInto(rootReducer);

// First: stores share the reducer that it adds to.
it('has no part for the API until a page adds it', () => {
  const store = makeStore(makeTestServices());
  expect(store.getState()).not.toHaveProperty('api');
  store.addApi(baseApi);
  expect(store.getState().api?.config.middlewareRegistered).toBe(true);
});

it('passes the error of a listener to the browser, as an uncaught one', () => {
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const store = makeTestStore();
  Reflect.deleteProperty(globalThis, 'reportError');
  const error = new Error('The effect failed');
  store.addListeners((startListening) =>
    startListening({
      actionCreator: counted,
      effect: () => {
        throw error;
      },
    }),
  );
  store.dispatch(counted());
  expect(reported).toHaveBeenCalledWith(error, { raisedBy: 'effect' });
});

it('adds a slice that arrives later', () => {
  const store = makeTestStore();
  createSlice({ name: 'late', initialState: 7, reducers: {} }).injectInto(rootReducer);
  expect(store.getState()).not.toHaveProperty('late');
  store.dispatch(locationChangedTo('/pricing'));
  expect(store.getState()).toHaveProperty('late', 7);
});

it('starts a listener once, and shares neither it nor state with another store', () => {
  const effect = jest.fn();
  const listen = (startListening: AppStartListening) => {
    startListening({ actionCreator: counted, effect });
  };
  const store = makeTestStore(makeTestServices(), [listen]);
  store.addListeners(listen);
  makeTestStore().dispatch(counted());
  expect(effect).not.toHaveBeenCalled();
  expect(store.getState()).toMatchObject({ visits: { count: 0 } });
  store.dispatch(counted());
  expect(effect).toHaveBeenCalledTimes(1);
});

it('starts from the preloaded state of a slice', () => {
  const preloadedState: object = { visits: { paths: ['/about-us'], count: 3 } };
  const store = makeStore(makeTestServices(), preloadedState);
  store.dispatch(counted());
  expect(store.getState()).toMatchObject({ visits: { paths: ['/about-us'], count: 4 } });
});

it('shows a toast', () => {
  const services = makeTestServices();
  makeTestStore(services).dispatch(toastShown('success', 'Copied'));
  expect(services.notify.mock.calls).toEqual([['success', 'Copied']]);
});

describe('during time travel', () => {
  const lifted = { currentStateIndex: 0, computedStates: [{}, {}] };
  const travel = (store: object, to: object = lifted) =>
    Object.assign(store, { liftedStore: { getState: () => to } });
  const makeTraveled = () => {
    const services = makeTestServices();
    const store = makeTestStore(services);
    travel(store);
    return { store, services };
  };

  it('ignores actions until the latest state is shown', () => {
    const { store } = makeTraveled();
    store.dispatch(counted());
    expect(store.getState()).toMatchObject({ visits: { count: 0 } });
    travel(store, { ...lifted, currentStateIndex: 1 });
    store.dispatch(counted());
    expect(store.getState()).toMatchObject({ visits: { count: 1 } });
  });

  it('accepts only responses to requests sent before', () => {
    const store = makeTestStore();
    const countedBy = (requestId: string, requestStatus: string) => ({
      ...counted(),
      meta: { requestId, requestStatus },
    });
    store.dispatch(countedBy('earlier', 'pending'));
    travel(store);
    store.dispatch(countedBy('new', 'pending'));
    store.dispatch(countedBy('new', 'fulfilled'));
    store.dispatch(countedBy('earlier', 'fulfilled'));
    store.dispatch(countedBy('earlier', 'fulfilled'));
    expect(store.getState()).toMatchObject({ visits: { count: 2 } });
  });

  it('does not remember requests that were answered from the cache', () => {
    const store = makeTestStore();
    const cached = { ...counted(), meta: { requestId: 'cached', requestStatus: 'rejected' } };
    store.dispatch(cached);
    travel(store);
    store.dispatch(cached);
    expect(store.getState()).toMatchObject({ visits: { count: 1 } });
  });

  it('runs no listener', () => {
    const effect = jest.fn();
    const { store } = makeTraveled();
    store.addListeners((startListening) => startListening({ actionCreator: counted, effect }));
    store.dispatch(counted());
    expect(effect).not.toHaveBeenCalled();
  });

  const visitPlans = async (viewCount: number) => {
    const store = makeTestStore(makeTestServices({ plans: okAnswer(makeCatalog()) }));
    const { getPlans } = pricingApi.endpoints;
    const views = Array.from({ length: viewCount }, () => store.dispatch(getPlans.initiate()));
    await Promise.all(views);
    const probe = baseApi.internalActions.internal_getRTKQSubscriptions();
    const subscriptions = store.dispatch(probe) as unknown as {
      getSubscriptionCount: (queryCacheKey: string) => number;
    };
    return {
      store,
      views,
      subscriptionCount: () => subscriptions.getSubscriptionCount(views[0]!.queryCacheKey),
      isCached: () => getPlans.select()(store.getState() as ApiState).isSuccess,
    };
  };

  it.each([
    ['the only view', 1, [0]],
    ['several views', 3, [0, 1, 2]],
    ['one of two views', 2, [1]],
    ['a view twice', 2, [0, 0]],
  ])('unsubscribes %s that it removes, at its end', async (_, count, removed) => {
    const { store, subscriptionCount, views } = await visitPlans(count);
    travel(store);
    for (const index of removed) views[index]!.unsubscribe();
    expect(subscriptionCount()).toBe(count);
    travel(store, { ...lifted, currentStateIndex: 1 });
    store.dispatch(counted());
    expect(subscriptionCount()).toBe(count - new Set(removed).size);
  });

  it('removes entries from the cache that have expired meanwhile', async () => {
    jest.useFakeTimers();
    const { isCached, store, views } = await visitPlans(1);
    views[0]!.unsubscribe();
    travel(store);
    jest.advanceTimersByTime(2 * READ_CACHE_SECONDS * 1000);
    expect(isCached()).toBe(true);
    travel(store, { ...lifted, currentStateIndex: 1 });
    store.dispatch(counted());
    expect(isCached()).toBe(false);
    jest.useRealTimers();
  });

  it('causes no effects', async () => {
    const { store, services } = makeTraveled();
    services.tabStorage.setItem('kept', 'before');
    await store.dispatch((_dispatch, _getState, extra) => {
      extra.notify('success', 'Copied');
      extra.navigate('/pricing');
      extra.tabStorage.setItem('kept', 'now');
      extra.tabStorage.removeItem('kept');
      return Promise.all([extra.copyText('a'), extra.transport.send({} as never, {} as never)]);
    });
    expect(services.notify).not.toHaveBeenCalled();
    expect(services.navigate).not.toHaveBeenCalled();
    expect(services.copyText).not.toHaveBeenCalled();
    expect(services.requests).toEqual([]);
    expect(services.tabStorage.getItem('kept')).toBe('before');
  });
});
