import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { readPicture } from '../../../contract/pictures.ts';
import {
  loadTestContent,
  postFile,
  videoFile,
  writeContentFolder,
} from '../load/content.fixtures.ts';
import { jpeg, png } from './pictures.fixtures.ts';
import { createPictureReader } from './readPictures.ts';

const POST = 'posts/first-post.md';

it('names pictures by what pages need to know of them', async () => {
  const { posts, videos, pictures } = await loadTestContent({
    'media/house.jpg': await jpeg({ width: 2400, height: 1500 }),
    'media/rooms/hall.png': await png({ width: 300, height: 200, alpha: 0.5 }),
    'authors.yaml': `priya-nair: { name: Priya, bio: x, photo: /media/house.jpg }
grace-whitfield: { name: Grace, bio: x, photo: /avatars/grace.svg }
`,
    [POST]: postFile(
      { cover: '/media/house.jpg' },
      '![The hall](/media/rooms/hall.png)\n\n![None](/media/none.png)',
    ),
    'videos/first-afternoon.md': videoFile({ poster: '/media/house.jpg' }),
  });
  expect([...pictures.keys()]).toEqual(['/media/house.jpg', '/media/rooms/hall.png']);
  const [post] = posts;
  expect(readPicture(post!.cover)).toMatchObject({
    srcSet: expect.stringMatching(/^\/media\/house\.jpg\?v=[\w-]{10}&w=160 160w, .+&w=1920 1920w$/),
    width: 1920,
    height: 1200,
    standIn: expect.stringMatching(/^data:image\/webp;base64,/),
  });
  expect(post!.cover.length).toBeLessThan(400);
  expect(post!.author.photo).toMatch(/^\/media\/house\.jpg\?v=[\w-]{10}&w=320$/);
  expect(videos[0]!.posterUrl).toMatch(/&w=1440$/);
  const { html } = post!.body.render({ redirects: new Map(), pictures });
  // What can be seen through has nothing behind it.
  expect(html).toMatch(
    /<img src="\/media\/rooms\/hall\.png\?v=[\w-]{10}#300x200" alt="The hall" width="300" height="200">/,
  );
  expect(html).toContain('<img src="/media/none.png" alt="None">');
  expect(post!.body.render().html).toContain('src="/media/rooms/hall.png"');
});

it('turns a picture the right way up', async () => {
  const onItsSide = await sharp(await jpeg({ width: 800, height: 400 }))
    .withExif({ IFD0: { Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { pictures } = await loadTestContent({ 'media/a.jpg': onItsSide });
  expect(pictures.get('/media/a.jpg')).toMatchObject({ width: 400, height: 800 });
});

/** The head of a PNG that claims a size, as nobody could hold it. */
const hugePng = async (width: number, height: number): Promise<Buffer> => {
  const bytes = await png({ width: 1, height: 1 });
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  // The checksum of the head, type and all.
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};

it.each<[string, string, () => Promise<Uint8Array | string>, string]>([
  [
    'a picture of another kind',
    'a.jpg',
    () => png(),
    'another kind (png). Save it as what its name says.',
  ],
  [
    'a drawing',
    'a.svg',
    async () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'Only JPEG and PNG',
  ],
  [
    'a drawing under another name',
    'a.png',
    async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'another kind (svg)',
  ],
  [
    'one that was cut off',
    'a.jpg',
    async () => (await noise()).subarray(0, 3000),
    'no whole picture',
  ],
  [
    'one that was cut off at once',
    'a.png',
    async () => (await png()).subarray(0, 20),
    'no whole picture',
  ],
  ['no picture at all', 'a.jpeg', async () => 'words', 'no whole picture'],
  ['an empty file', 'a.jpg', async () => '', 'no whole picture'],
  [
    'billions of pixels',
    'a.png',
    () => hugePng(60_000, 60_000),
    'It has 60000 x 60000 pixels. Use at most 64 million.',
  ],
  ['a name that is no address', 'a b.jpg', () => jpeg(), 'Its name becomes an address.'],
])('refuses %s, by its name', async (_what, name, make, message) => {
  const problem = await loadTestContent({ [`media/${name}`]: await make() }).catch(String);
  expect(problem).toContain(`content/media/${name}:1: `);
  expect(problem).toContain(message);
});

const noise = () =>
  sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

it('looks once at a file that stays as it is, from one start to the next', async () => {
  const cacheFolder = await mkdtemp(join(tmpdir(), 'pictures-test-'));
  const folder = await writeContentFolder({ 'media/a.jpg': await jpeg() });
  const file = join(folder, 'media/a.jpg');
  const time = new Date(1_700_000_000_000);
  await utimes(file, time, time);
  const size = (await jpeg()).length;
  const note = jest.fn();
  const read = () => createPictureReader({ cacheFolder })(folder, note);
  const first = await read();

  // Of the same size and time: nobody looks into it.
  await writeFile(file, Buffer.alloc(size));
  await utimes(file, time, time);
  expect(await read()).toEqual(first);
  // Its facts are somebody else's: it is looked into after all.
  await writeFile(join(cacheFolder, 'content.pictures'), 'spoiled');
  await read();
  expect(note).toHaveBeenCalledWith('media/a.jpg', expect.stringContaining('no whole picture'));
  await rm(cacheFolder, { recursive: true });
});
