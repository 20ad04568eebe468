import { readFileSync } from 'node:fs';
import { drawPicture, type PictureFile } from './drawPicture.ts';
import { fontsFor } from './pictureFonts.ts';

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
  ['Arabic', 'مرحبا بالعالم: دليل الوسطاء العقاريين إلى CRM'],
  ['Hebrew', 'שלום עולם: מדריך למתווכים 2026'],
  ['Chinese', '一个办公室如何在五分钟内回复每一条咨询'],
  ['Japanese', '五分以内にすべての問い合わせに答えるチームの作り方'],
  ['Korean', '부동산 중개인을 위한 오 분 안내서'],
  ['signs of no font', '🏡 ภาษาไทย'],
])('draws a title of %s as a PNG of 1200 by 630 below 300 KB', async (_, title) => {
  for (const cover of [undefined, svg('covers/c05-ajar.svg')]) {
    const png = Buffer.from(await draw(title, cover));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(MOST_BYTES);
  }
});

it('writes each script in a font that has it, the site’s own first', async () => {
  const names = async (text: string) =>
    (await fontsFor(text)).fonts.map(({ name }) =>
      name.replace(/-(?:[\d]|arabic-5|hebrew-5|latin).*/, ''),
    );
  expect(await names('Pricing')).toEqual(['instrument-sans']);
  expect(await names('Łódź')).toEqual(['instrument-sans', 'instrument-sans']);
  expect(new Set(await names('مرحبا'))).toEqual(new Set(['noto-sans-arabic']));
  expect(new Set(await names('שלום'))).toEqual(new Set(['noto-sans-hebrew']));
  expect(new Set(await names('한국어'))).toEqual(new Set(['song-myung']));
  expect(new Set(await names('回复每'))).toEqual(new Set(['zcool-xiaowei']));
  expect(new Set(await names('五分以内に'))).toEqual(new Set(['kosugi']));
});

it('leaves out what no font has', async () => {
  expect((await fontsFor('At home 🏡  ภาษา now')).text).toBe('At home now');
});
