import { tileHues } from '../../theme/tokens.ts';
import { hueOfGroup } from './hueOfGroup.ts';

it('gives each usual group another hue, however it is written', () => {
  const groups = ['Calls and email', 'Showings', 'Documents', 'Lead sources', 'Back office'];
  expect(new Set(groups.map(hueOfGroup)).size).toBe(groups.length);
  expect(hueOfGroup(' lead sources ')).toBe(hueOfGroup('Lead sources'));
});

it('gives every other group a hue, and apps without a group that of the page', () => {
  for (const group of ['Weather', 'constructor', '日本語'])
    expect(tileHues).toContain(hueOfGroup(group));
  expect(hueOfGroup(undefined)).toBe('stone');
  expect(hueOfGroup(' ')).toBe('stone');
});
