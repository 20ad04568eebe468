import { readdirSync, readFileSync } from 'node:fs';
import { ORIGINAL_COLORS, recolor, weakContrasts } from './brandColors.ts';

const GREEN = { brand: '#17402A', accent: '#8CC152', surface: '#FAF7F0', text: '#1C1C1C' };

it('leaves the sources as they are for the brand that they are drawn for', () => {
  const files = readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `public/${file}`);
  expect(files.length).toBeGreaterThan(60);
  const changed = [...files, 'src/theme/tokens.ts', 'src/theme/pictureColors.ts'].filter((file) => {
    const text = readFileSync(file, 'utf8');
    return recolor(text, ORIGINAL_COLORS) !== text;
  });
  expect(changed).toEqual([]);
  expect(weakContrasts(ORIGINAL_COLORS)).toEqual([]);
});

it.each([
  ['the roles', '#12303B #ffc54d #F6F6F2 #0F2129', '#17402A #8CC152 #FAF7F0 #1C1C1C'],
  ['their shades', '#0D1F27 #FFE3A3 #ECEDE7 #5D6D73', '#112b1c #c0e1a3 #f2ede3 #686868'],
  ['channels', 'rgba(15,33,41,.06) rgb(1,2,3)', 'rgba(28,28,28,.06) rgb(1,2,3)'],
  ['no other hues', '#9A3B20 #2F5D45 #D9B26A #fff', '#9A3B20 #2F5D45 #D9B26A #fff'],
  ['no identifiers', 'url(#face) href="#add"', 'url(#face) href="#add"'],
])('changes %s', (_, before, after) => {
  expect(recolor(before, GREEN)).toBe(after);
});

it('keeps text and controls legible on a bright brand color', () => {
  const vivid = { ...ORIGINAL_COLORS, brand: '#0F766E' };
  // Secondary text on the brand, links, and the border of a field.
  expect(recolor('#B4C4C6 #24505E #7C898D', vivid)).toBe('#d9fdf8 #027d74 #74938f');
  expect(weakContrasts(vivid)).toEqual([]);
});

it('names both colors of a weak pair and their contrast', () => {
  const pale = { ...ORIGINAL_COLORS, brand: '#7FB8C4', text: '#9A9A9A' };
  expect(weakContrasts(pale).map(({ role, message }) => [role, message])).toEqual([
    ['text', expect.stringMatching(/^"text" #9A9A9A on "surface" #F6F6F2 has a contrast of 2\.\d/)],
    ['text', expect.stringContaining('"text" #9A9A9A on "accent" #FFC54D')],
    ['brand', expect.stringContaining('"brand" #7FB8C4 on "surface" #F6F6F2')],
    ['accent', expect.stringContaining('but a control needs at least 3.')],
  ]);
});
