import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadTestContent } from '../load/content.fixtures.ts';
import { jpeg } from './pictures.fixtures.ts';
import type { Picture } from './pictures.ts';
import { createResizedPictures } from './resizedPictures.ts';

let picture: Picture;
let cacheFolder: string;
const log = { warn: jest.fn() };

beforeAll(async () => {
  const { pictures } = await loadTestContent({
    'media/house.jpg': await sharp(await jpeg({ width: 1000, height: 500 }))
      .withExif({ IFD0: { Copyright: 'A photographer' } })
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
] as const)('makes a picture as %s, not enlarged, without metadata', async (kind, format) => {
  const { get } = createResizedPictures({ log });
  const narrow = await sharp(await get(picture, 320, kind)).metadata();
  expect([narrow.format, narrow.width, narrow.height]).toEqual([format, 320, 160]);
  expect(narrow.exif).toBeUndefined();
  const wide = await sharp(await get(picture, 1920, kind)).metadata();
  expect(wide.width).toBe(1000);
});

it('makes a picture once for concurrent requests, and keeps it across a restart', async () => {
  const storage = createResizedPictures({ cacheFolder, log });
  const [one, other] = await Promise.all([
    storage.get(picture, 640, 'webp'),
    storage.get(picture, 640, 'webp'),
  ]);
  expect(other).toBe(one);
  const deleted = { ...picture, read: () => Promise.reject(new Error('gone')) };
  expect(await createResizedPictures({ cacheFolder, log }).get(deleted, 640, 'webp')).toEqual(one);
  await expect(storage.get(deleted, 320, 'webp')).rejects.toThrow();
});

it('works with a folder that is not writable, and warns', async () => {
  const file = join(cacheFolder, 'file');
  await writeFile(file, '');
  const { get } = createResizedPictures({ cacheFolder: file, log });
  expect((await get(picture, 320, 'webp')).length).toBeGreaterThan(0);
  expect(log.warn).toHaveBeenCalled();
});
