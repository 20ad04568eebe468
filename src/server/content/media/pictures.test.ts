import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { readPicture } from '../../../contract/pictures.ts';
import { loadTestContent, postFile, videoFile } from '../load/content.fixtures.ts';
import { jpeg, png } from './pictures.fixtures.ts';
import { createPictureReader } from './pictures.ts';

const POST = 'posts/first-post.md';

it('puts the size and placeholder of pictures into their addresses', async () => {
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
    width: 960,
    height: 600,
    standIn: expect.stringMatching(/^data:image\/webp;base64,/),
  });
  expect(post!.cover.length).toBeLessThan(400);
  expect(post!.author.photo).toMatch(/^\/media\/house\.jpg\?v=[\w-]{10}&w=320$/);
  expect(videos[0]!.poster).toMatch(/&w=1440$/);
  const html = await post!.body.render({ redirects: new Map(), pictures });
  // A transparent picture has no placeholder.
  expect(html).toMatch(
    /<img src="\/media\/rooms\/hall\.png\?v=[\w-]{10}#300x200" alt="The hall" width="300" height="200">/,
  );
  expect(html).toContain('<img src="/media/none.png" alt="None">');
  expect(await post!.body.render()).toContain('src="/media/rooms/hall.png"');
});

it('applies the orientation of a picture', async () => {
  const onItsSide = await sharp(await jpeg({ width: 800, height: 400 }))
    .withExif({ IFD0: { Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { pictures } = await loadTestContent({ 'media/a.jpg': onItsSide });
  expect(pictures.get('/media/a.jpg')).toMatchObject({ width: 400, height: 800 });
});

/** A PNG whose header claims a size. */
const hugePng = async (width: number, height: number): Promise<Buffer> => {
  const bytes = await png({ width: 1, height: 1 });
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  // The checksum of the header.
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};

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

it.each<[string, () => Promise<Uint8Array | string>, string]>([
  ['a.jpg', () => png(), 'The file is a png picture.'],
  ['a.svg', async () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'Only JPEG and PNG'],
  [
    'a.png',
    async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'The file is a svg picture.',
  ],
  ['a.jpg', async () => (await noise()).subarray(0, 3000), 'damaged or incomplete'],
  ['a.jpeg', async () => 'words', 'damaged or incomplete'],
  ['a.jpg', async () => '', 'damaged or incomplete'],
  ['a.png', () => hugePng(60_000, 60_000), '60000 x 60000 pixels. Use at most 64 million.'],
  ['a.png', () => png({ width: 3, height: 16_001 }), '3 x 16001 pixels. Use at most 16,000 on a'],
  ['a.jpg', () => jpeg({ width: 16_001, height: 3 }), '16001 x 3 pixels. Use at most 16,000 on a'],
  ['a.png', async () => new Uint8Array(20 * 1024 * 1024 + 1), 'larger than 20 MB'],
  ['a b.jpg', () => jpeg(), 'The name becomes an address.'],
])('rejects media/%s: %#', async (name, make, message) => {
  const problem = await loadTestContent({ [`media/${name}`]: await make() }).catch(String);
  expect(problem).toContain(`content/media/${name}:1: `);
  expect(problem).toContain(message);
});

it('decodes a file again only when its stamp has changed', async () => {
  let bytes = new Uint8Array(await jpeg());
  let stamp = '1';
  const files = {
    isStored: true,
    all: () => ['media/a.jpg', 'posts/a.md'],
    stampOf: () => stamp,
    readFunctionOf: () => async () => bytes,
  };
  const report = jest.fn();
  const { read: readPictures } = createPictureReader();
  const first = await readPictures(files, report);
  expect([...first.keys()]).toEqual(['/media/a.jpg']);

  bytes = new Uint8Array(bytes.length);
  expect(await readPictures(files, report)).toEqual(first);
  expect(report).not.toHaveBeenCalled();

  stamp = '2';
  expect((await readPictures(files, report)).size).toBe(0);
  expect(report).toHaveBeenCalledWith('media/a.jpg', expect.stringContaining('damaged'));
});

it('reads a picture again that could not be read, when the storage is read again', async () => {
  const bytes = new Uint8Array(await jpeg());
  const read = jest.fn<Promise<Uint8Array>, []>().mockRejectedValueOnce(new Error('no answer'));
  read.mockResolvedValue(bytes);
  const files = { all: () => ['media/a.jpg'], stampOf: () => '1', readFunctionOf: () => read };
  const report = jest.fn();
  const reader = createPictureReader();
  await reader.read({ ...files, isStored: true }, report);
  expect(reader.hasUnread()).toBe(true);
  // A preview.
  expect((await reader.read({ ...files, isStored: false }, report)).size).toBe(0);
  expect(report.mock.calls).toEqual([
    ['media/a.jpg', "The file can't be read: no answer"],
    ['media/a.jpg', "The file can't be read: no answer"],
  ]);
  expect((await reader.read({ ...files, isStored: true }, report)).size).toBe(1);
  expect(reader.hasUnread()).toBe(false);
  expect(read).toHaveBeenCalledTimes(2);
});
