import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadTestContent } from '../load/content.fixtures.ts';
import { jpeg } from './pictures.fixtures.ts';
import type { Picture } from './pictures.ts';
import { createPictureStore, TooManyPictures } from './pictureStore.ts';

let picture: Picture;
let cacheFolder: string;
const log = { warn: jest.fn() };

beforeAll(async () => {
  const { pictures } = await loadTestContent({
    'media/house.jpg': await sharp(await jpeg({ width: 1000, height: 500 }))
      .withExif({ IFD0: { Copyright: 'Whoever took it' } })
      .toBuffer(),
  });
  picture = pictures.get('/media/house.jpg')!;
  cacheFolder = await mkdtemp(join(tmpdir(), 'pictures-test-'));
});

afterAll(() => rm(cacheFolder, { recursive: true }));

it.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpeg', 'jpeg'],
  ['png', 'png'],
] as const)(
  'makes a picture as %s, no larger than it is, without what its camera wrote',
  async (kind, format) => {
    const { get } = createPictureStore({ log });
    const narrow = await sharp(await get(picture, 320, kind)).metadata();
    expect([narrow.format, narrow.width, narrow.height]).toEqual([format, 320, 160]);
    expect(narrow.exif).toBeUndefined();
    const wide = await sharp(await get(picture, 1920, kind)).metadata();
    expect(wide.width).toBe(1000);
  },
);

it('makes a picture once, for all who ask for it, and for the next start', async () => {
  const store = createPictureStore({ cacheFolder, log });
  const [one, other] = await Promise.all([
    store.get(picture, 640, 'webp'),
    store.get(picture, 640, 'webp'),
  ]);
  expect(other).toBe(one);
  const gone = { ...picture, file: '/nowhere.jpg' };
  expect(await createPictureStore({ cacheFolder, log }).get(gone, 640, 'webp')).toEqual(one);
  await expect(store.get(gone, 320, 'webp')).rejects.toThrow();
});

it('keeps no more than its room, what was not asked for longest first', async () => {
  const largest = (await createPictureStore({ log }).get(picture, 1920, 'png')).length;
  const maxBytes = 2 * largest;
  const { get } = createPictureStore({ cacheFolder, log, maxBytes });
  for (const width of [160, 320, 640, 960, 1440, 1920])
    for (const kind of ['webp', 'jpeg', 'png'] as const) await get(picture, width, kind);
  const folder = join(cacheFolder, 'pictures');
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).size));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxBytes + largest);
});

it('makes pictures without a folder that can be written, and says so', async () => {
  const file = join(cacheFolder, 'file');
  await writeFile(file, '');
  const { get } = createPictureStore({ cacheFolder: file, log });
  expect((await get(picture, 320, 'webp')).length).toBeGreaterThan(0);
  expect(log.warn).toHaveBeenCalled();
});

it('turns away who would have to wait for hundreds', async () => {
  const { get } = createPictureStore({ log });
  const many = Array.from({ length: 300 }, (_, number) => ({ ...picture, version: `v${number}` }));
  const answers = await Promise.allSettled(many.map((each) => get(each, 160, 'webp')));
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(99);
  expect(refused[0]).toMatchObject({ reason: expect.any(TooManyPictures) });
});
