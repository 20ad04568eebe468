import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawPicture, packageFolder } from './drawPicture.ts';

const sourceOf = (title: string, coverFile?: string) => ({
  facts: { brand: 'Hearthline', title, kind: 'Blog' },
  markFile: 'public/brand/symbol-on-dark.svg',
  streetFile: 'public/street/street-night.svg',
  coverFile,
});

const MOST_BYTES = 300_000;

it.each([
  ['five letters', 'Hello'],
  ['a hundred and forty letters', 'An office of six agents '.repeat(6).slice(0, 140)],
  ['ten thousand letters', 'word '.repeat(2000)],
  ['no letters', ''],
  ['Latin letters with accents', 'Łódź, Şişli und Ærø'],
])('draws a title of %s as a PNG of 1200 by 630 below 300 KB', async (_, title) => {
  for (const cover of [undefined, 'public/covers/c05-ajar.svg']) {
    const png = Buffer.from(await drawPicture(sourceOf(title, cover)));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(MOST_BYTES);
  }
});

it('finds a package wherever the program was started', () => {
  const started = process.cwd();
  process.chdir(tmpdir());
  try {
    expect(packageFolder('fastify')).toBe(path.join(started, 'node_modules/fastify'));
  } finally {
    process.chdir(started);
  }
});
