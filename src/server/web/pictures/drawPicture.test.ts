import { readFileSync } from 'node:fs';
import { drawPicture, type PictureFile } from './drawPicture.ts';

const svg = (file: string): PictureFile => ({
  type: 'image/svg+xml',
  data: readFileSync(`public/${file}`),
});

const draw = (title: string, cover?: PictureFile) =>
  drawPicture({
    facts: { brand: 'Hearthline', title, kind: 'Blog' },
    mark: svg('brand/symbol-on-dark.svg'),
    street: svg('street/street-night.svg'),
    cover,
  });

const MOST_BYTES = 300_000;

it.each([
  ['five letters', 'Hello'],
  ['a hundred and forty letters', 'An office of six agents '.repeat(6).slice(0, 140)],
  ['ten thousand letters', 'word '.repeat(2000)],
  ['no letters', ''],
  ['Latin letters with accents', 'Łódź, Şişli und Ærø'],
])('draws a title of %s as a PNG of 1200 by 630 below 300 KB', async (_, title) => {
  for (const cover of [undefined, svg('covers/c05-ajar.svg')]) {
    const png = Buffer.from(await draw(title, cover));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(MOST_BYTES);
  }
});
