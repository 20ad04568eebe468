import { makeStore } from '../store/makeStore.ts';
import { makeTestServices, okAnswer } from '../testing/testServices.ts';
import { emptyApiState } from './lateApi.ts';

it('begins as the API itself does, whose code comes later, and works by it from then on', async () => {
  const catalog = { plans: [], features: [], additionalUsageCharges: [] };
  const store = makeStore(makeTestServices({ plans: okAnswer(catalog) }));
  expect(store.getState().api).toBe(emptyApiState);

  const { pricingApi } = await import('../features/pricing/pricingApi.ts');
  expect(pricingApi.reducer(undefined, { type: 'test/started' })).toEqual(emptyApiState);

  const { getPlans } = pricingApi.endpoints;
  const read = store.dispatch(getPlans.initiate());
  expect((await read).data).toEqual(catalog);
  expect(getPlans.select()(store.getState()).data).toEqual(catalog);
  expect(store.getState().api.config.middlewareRegistered).toBe(true);
  // Its timer would outlive the test.
  store.dispatch(pricingApi.util.resetApiState());
});
