import { makeStore } from '../store/makeStore.ts';
import { networkReturned } from '../store/networkReturned.ts';
import { makeTestServices } from '../testing/testServices.ts';
import { startVisit } from './startVisit.ts';

it('tells the store when the browser has a network again, until the visit ends', () => {
  const store = makeStore(makeTestServices());
  const { disconnect } = startVisit(store);
  const told = () => store.recentActions.filter(networkReturned.match).length;
  window.dispatchEvent(new Event('online'));
  expect(told()).toBe(1);
  disconnect();
  window.dispatchEvent(new Event('online'));
  expect(told()).toBe(1);
});
