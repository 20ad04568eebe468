import { tileHues, type Hue } from '../theme/tokens.ts';

/** The blog's own categories, each in another hue. */
const categoryHues = new Map<string, Hue>([
  ['lead response', 'sage'],
  ['team', 'stone'],
  ['listings', 'amber'],
  ['calls', 'rose'],
  ['texting', 'sky'],
  ['campaigns', 'clay'],
  ['open houses', 'teal'],
  ['pipeline', 'olive'],
  ['numbers', 'mist'],
]);

export const hueAt = (index: number): Hue => tileHues[index % tileHues.length]!;

/** A hue for any text, the same every time: categories by name, everything else by its letters. */
export const hueFor = (text: string): Hue => {
  const known = categoryHues.get(text.trim().toLowerCase());
  if (known) return known;
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return hueAt(sum);
};
