import { stableId } from './stableId.ts';

it('gives a slug the same six digits for ever', () => {
  // Links and registrations hold these: a change here breaks them.
  expect(stableId('first-five-minutes')).toBe('428984');
  expect(stableId('a')).toBe('202220');
});

it('stays within six digits', () => {
  for (let index = 0; index < 2000; index += 1) {
    expect(stableId(`slug-${index}`)).toMatch(/^[1-9]\d{5}$/);
  }
});
