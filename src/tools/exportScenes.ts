import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { launchChromium } from './findChromium.ts';
import { projectRoot } from './buildConfig.ts';
import { describeOffice } from './sceneOffice.ts';
import { CONTENT, office, SCENES_ORIGIN, serveSources } from './sceneSources.ts';

/**
 * `npm run scenes -- NAME ...`: draws `design/scenes/NAME.html` into `public/scenes`, as AVIF and WebP at 1x and 2x, in
 * the colors and with the logo of the site file and the people of the page About us, or `guide-NAME.html` as a PNG into the
 * folder `media` of the content; without names, all of them. A source that lists periods is drawn once for each, with `?period=weekly` for example.
 */
const SOURCES = path.join(projectRoot, 'design/scenes');
const PICTURES = path.join(projectRoot, 'public/scenes');

/** Bytes that an AVIF may have: its quality is lowered until it does. */
const bytesAllowed = (name: string): number => {
  if (name.endsWith('-phone')) return 17_300;
  if (/^(crop|card)-/.test(name)) return 9_400;
  return name === 'dashboard' ? 60_000 : 40_000;
};
const BEST_QUALITY = 54;
const WORST_QUALITY = 34;
/** Below this quality, halving the resolution of the colors looks better than lowering the quality further. */
const FULL_CHROMA_FROM = 50;

/** `stats-phone` of `weekly` is `stats-weekly-phone`. */
const pictureName = (source: string, period: string): string =>
  period === 'default' ? source : source.replace(/(?=-phone$)|(?<!-phone)$/, `-${period}`);

const drawPicture = async (
  browser: Browser,
  url: URL,
  name: string,
  [width, height]: [width: number, height: number],
): Promise<void> => {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
  await serveSources(page);
  await page.goto(url.href);
  await page.evaluate(() => document.fonts.ready);
  const drawn = await page.screenshot();
  await page.close();

  if (name.startsWith('guide-')) {
    await sharp(drawn)
      .removeAlpha()
      .png({ palette: true })
      .toFile(path.join(CONTENT, 'media', `${name}.png`));
    return;
  }
  for (const density of [1, 2]) {
    const picture = sharp(drawn)
      .removeAlpha()
      .resize(width * density, height * density);
    let quality = BEST_QUALITY;
    let avif: Buffer;
    do {
      const chromaSubsampling = quality >= FULL_CHROMA_FROM ? '4:4:4' : '4:2:0';
      avif = await picture.clone().avif({ quality, effort: 4, chromaSubsampling }).toBuffer();
      quality -= 4;
    } while (avif.length > bytesAllowed(name) && quality >= WORST_QUALITY);
    const webp = await picture.clone().webp({ quality: 80 }).toBuffer();
    writeFileSync(path.join(PICTURES, `${name}@${density}x.avif`), avif);
    writeFileSync(path.join(PICTURES, `${name}@${density}x.webp`), webp);
    process.stdout.write(`${name}@${density}x: AVIF ${avif.length}, WebP ${webp.length} bytes\n`);
  }
};

const draw = async (browser: Browser, source: string): Promise<void> => {
  const file = path.join(SOURCES, `${source}.html`);
  const html = readFileSync(file, 'utf8');
  const size = /name="scene" content="(\d+)x(\d+)"/.exec(html);
  if (!size) throw new Error(`${file} has no size: <meta name="scene" content="340x440" />`);
  const periods = /name="periods" content="([^"]+)"/.exec(html)?.[1] ?? 'default';
  for (const period of periods.split(' ')) {
    const url = new URL(`${SCENES_ORIGIN}/design/scenes/${source}.html`);
    if (period !== 'default') url.searchParams.set('period', period);
    await drawPicture(browser, url, pictureName(source, period), [
      Number(size[1]),
      Number(size[2]),
    ]);
  }
};

const wanted = process.argv.slice(2);
const all = readdirSync(SOURCES).flatMap((file) => /^(.+)\.html$/.exec(file)?.[1] ?? []);
const browser = await launchChromium();
for (const name of wanted.length > 0 ? wanted : all) await draw(browser, name);
if (wanted.length === 0) writeFileSync(path.join(PICTURES, 'office.txt'), describeOffice(office));
await browser.close();
