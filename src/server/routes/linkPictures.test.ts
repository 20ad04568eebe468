import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { linkPictureOf, type LinkPicture } from '../ssr/linkPicture.ts';
import { drawPicture } from './drawPicture.ts';
import { registerLinkPictures } from './linkPictures.ts';

const PICTURE: LinkPicture = {
  facts: { brand: 'Hearthline', title: 'Pricing', kind: '', cover: '' },
  address: '/link-pictures/abc/pricing.png',
};

const startServer = (
  answer: { status: number; picture?: LinkPicture } = { status: 200, picture: PICTURE },
) => {
  const draw = jest.fn(async () => new Uint8Array([1, 2, 3]));
  const pictureOf = jest.fn(async () => answer);
  const log = { error: jest.fn() };
  const server = Fastify();
  registerLinkPictures(server, {
    pages: { pictureOf, exists: ({ route }) => !route.missing },
    files: { has: () => false },
    clientFolder: '',
    draw,
    log,
  });
  return { server, draw, pictureOf, log };
};

it('draws a picture once for concurrent and later requests', async () => {
  const { server, draw, pictureOf } = startServer();
  const answers = await Promise.all([
    server.inject(PICTURE.address),
    server.inject(PICTURE.address),
    server.inject(PICTURE.address),
  ]);
  answers.push(await server.inject(PICTURE.address));
  for (const { statusCode, headers, rawPayload } of answers) {
    expect([statusCode, [...rawPayload]]).toEqual([200, [1, 2, 3]]);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
  expect(draw).toHaveBeenCalledTimes(1);
  expect(pictureOf).toHaveBeenCalledTimes(3);
});

it('redirects an outdated address to the current picture, and draws none for it', async () => {
  const { server, draw } = startServer();
  const { statusCode, headers } = await server.inject('/link-pictures/old/pricing.png?x=1');
  expect([statusCode, headers.location]).toEqual([302, PICTURE.address]);
  expect(draw).not.toHaveBeenCalled();
});

it.each([
  '/link-pictures/',
  '/link-pictures/abc.png',
  '/link-pictures/abc/pricing',
  '/link-pictures/abc/no/such/page.png',
])('answers 404 at %s', async (address) => {
  const { server, pictureOf } = startServer();
  expect((await server.inject(address)).statusCode).toBe(404);
  expect(pictureOf).not.toHaveBeenCalled();
});

it.each([
  [404, 404],
  [200, 404],
  [502, 502],
])('answers for a page with status %i and no picture: %i', async (status, answered) => {
  const { server } = startServer({ status });
  const { statusCode, headers } = await server.inject(PICTURE.address);
  expect([statusCode, headers['cache-control']]).toEqual([answered, 'no-store']);
});

it('redirects to the picture of the brand when drawing fails, and tries again', async () => {
  const { server, draw, log } = startServer();
  draw.mockRejectedValueOnce(new Error('No paint.'));
  const failed = await server.inject(PICTURE.address);
  expect([failed.statusCode, failed.headers.location]).toEqual([302, '/brand/og-image.png']);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect((await server.inject(PICTURE.address)).statusCode).toBe(200);
});

const sourceOf = (title: string, coverFile?: string) => ({
  facts: { brand: 'Hearthline', title, kind: 'Blog' },
  markFile: 'public/brand/symbol-on-dark.svg',
  streetFile: 'public/street/street-night.svg',
  coverFile,
});

const MOST_BYTES = 300_000;
const COVER = 'public/covers/c05-ajar.svg';

it.each([
  ['five letters', 'Hello', undefined],
  ['a hundred and forty letters', 'An office of six agents '.repeat(6).slice(0, 140), COVER],
  ['ten thousand letters', 'word '.repeat(2000), COVER],
  ['no letters', '', COVER],
  ['Latin letters with accents', 'Łódź, Şişli und Ærø', undefined],
])('draws a title of %s as a PNG of 1200 by 630 below 300 KB', async (_, title, cover) => {
  const png = Buffer.from(await drawPicture(sourceOf(title, cover)));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(MOST_BYTES);
});

it('keeps the proportions of a wide logo', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'logo-test-'));
  const markFile = path.join(folder, 'logo.svg');
  const shape = '<path fill="red" d="M0 0h48v32H0z"/>';
  await writeFile(
    markFile,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32">${shape}</svg>`,
  );
  const png = await drawPicture({ ...sourceOf('Hello'), markFile });
  await rm(folder, { recursive: true });
  const pixels = (await sharp(png).removeAlpha().raw().toBuffer()).toString('hex');
  expect(pixels.match(/.{6}/g)?.filter((color) => color === 'ff0000')).toHaveLength(66 * 44);
});

const linkPicture = (title: string, brand = 'Hearthline') =>
  linkPictureOf({ title, description: '', path: '/blog/post/x', trail: [] }, {}, brand);

it.each(['Pricing', 'Łódź, “Şişli” – 50 % für 20 €', ''])(
  'has a picture of the title %j',
  (title) => {
    expect(linkPicture(title)?.facts.title).toBe(title);
  },
);

it.each([
  ['مرحبا', 'Hearthline'],
  ['五分以内に', 'Hearthline'],
  ['At home 🏡', 'Hearthline'],
  ['Pricing', '한국어'],
])('has no picture of %j of %j, which the font lacks', (title, brand) => {
  expect(linkPicture(title, brand)).toBeUndefined();
});
