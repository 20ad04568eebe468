import { itemAfterKey } from './useDropdownMenu.ts';

it.each([
  { key: 'ArrowDown', from: 1, to: 2 },
  { key: 'ArrowRight', from: 1, to: 2 },
  { key: 'ArrowUp', from: 1, to: 0 },
  { key: 'ArrowLeft', from: 1, to: 0 },
  { key: 'Home', from: 3, to: 0 },
  { key: 'End', from: 0, to: 3 },
  { key: 'ArrowDown', from: 3, to: 0 },
  { key: 'ArrowUp', from: 0, to: 3 },
  { key: 'ArrowDown', from: -1, to: 0 },
  { key: 'ArrowUp', from: -1, to: 3 },
])('moves from item $from to item $to of four on $key', ({ key, from, to }) => {
  expect(itemAfterKey(key, from, 4)).toBe(to);
});

it('stays where it is on any other key', () => {
  expect(itemAfterKey('a', 1, 4)).toBeNull();
});

it('has nowhere to go without items', () => {
  expect(itemAfterKey('ArrowDown', -1, 0)).toBeNull();
});
