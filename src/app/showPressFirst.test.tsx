import { staticNavigator } from './StoreRouter.tsx';
import { showPressFirst } from './showPressFirst.ts';

const visit = () => {
  const push = jest.fn();
  return { push, navigator: showPressFirst({ ...staticNavigator, push }) };
};
const isLeaving = () => 'leaving' in document.documentElement.dataset;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('follows a link after the next frame, and says so meanwhile', () => {
  const { navigator, push } = visit();
  navigator.push('/pricing');
  expect(isLeaving()).toBe(true);
  let wasFollowedInFrame: boolean | undefined;
  requestAnimationFrame(() => (wasFollowedInFrame = push.mock.calls.length > 0));
  jest.runAllTimers();
  expect(wasFollowedInFrame).toBe(false);
  expect(push.mock.calls).toEqual([['/pricing']]);
  expect(isLeaving()).toBe(false);
});

it('follows the last of several links', () => {
  const { navigator, push } = visit();
  navigator.push('/pricing');
  navigator.push('/blog');
  // The frame has come, the task after it has not.
  jest.advanceTimersToNextTimer();
  navigator.push('/about-us');
  jest.runAllTimers();
  expect(push.mock.calls).toEqual([['/about-us']]);
});
