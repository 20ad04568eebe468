import { makeTestStore } from '../testing/makeTestStore.ts';
import { onlineStatusChanged } from '../store/onlineStatusChanged.ts';
import { makeTestServices } from '../testing/testServices.ts';
import { startVisit } from './startVisit.ts';

it('tells the store when the browser has a network again, until the visit ends', () => {
  const told = jest.fn();
  const store = makeTestStore(makeTestServices(), [
    (start) => start({ actionCreator: onlineStatusChanged, effect: told }),
  ]);
  const { disconnect } = startVisit(store);
  window.dispatchEvent(new Event('online'));
  expect(told).toHaveBeenCalledTimes(1);
  disconnect();
  window.dispatchEvent(new Event('online'));
  expect(told).toHaveBeenCalledTimes(1);
});
