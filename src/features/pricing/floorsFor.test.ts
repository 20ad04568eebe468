import { floorsFor } from './floorsFor.ts';

it.each([
  [1, 1, ['x ']],
  [8, 6, ['xx--', 'xxxx']],
  [8, 8, ['xxxx', 'xxxx']],
  // Extra users have no window in the plan.
  [8, 11, ['xxxx', 'xxxx']],
  [10, 3, ['--  ', '----', 'xxx-']],
])('draws %d users with %d people', (users, people, floors) => {
  expect(floorsFor(users, people)).toEqual(floors);
});

it.each([
  [Infinity, 5],
  [200, 5],
  [8, 0],
  [0, 5],
])('draws no countable building for %d users and %d people', (users, people) => {
  expect(floorsFor(users, people)).toBeUndefined();
});

it('has a window for each of 40 users', () => {
  const windows = floorsFor(40, 12)!.join('');
  expect(windows.match(/x/g)).toHaveLength(12);
  expect(windows.match(/-/g)).toHaveLength(28);
});
