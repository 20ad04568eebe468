import fc from 'fast-check';
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

it('gives any slug one id of six digits, and one that changes with every letter', () => {
  const slugs = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(slugs, (slug) => {
      expect(stableId(slug)).toMatch(/^[1-9]\d{5}$/);
      expect(stableId(slug)).toBe(stableId(slug));
      expect(stableId(`${slug}a`)).not.toBe(stableId(`${slug}b`));
    }),
  );
});
