import { postFile, TEST_NOW, writeContentFolder } from '../load/content.fixtures.ts';
import { createContentLoader } from '../load/contentLoader.ts';
import { readableFolder } from '../load/readableFolder.ts';
import { checkedDocuments } from './documentFacts.ts';
import { referringTo } from './referringDocuments.ts';

const REFERRING = {
  'posts/linking.md': postFile({}, 'See [it](/blog/post/first-post#part).'),
  'posts/former.md': postFile({}, 'See [it](/blog/post/old-name).'),
  'posts/picture.md': postFile({ cover: '/media/door.jpg' }),
  'posts/other.md': postFile({}, 'See [prices](/pricing).'),
  'redirects.yaml': '- { from: /start, to: /blog/post/first-post }\n',
};

const referringAmong = async (...changed: string[]) => {
  const folder = await writeContentFolder({
    ...REFERRING,
    'posts/first-post.md': postFile({ aliases: ['old-name'] }),
  });
  const loaded = await createContentLoader(readableFolder(folder)).load({ now: TEST_NOW });
  const changes = new Map(changed.map((path) => [path, null]));
  const isReferring = await referringTo(changes, loaded);
  const found = checkedDocuments(loaded.context.reader.files).filter(isReferring);
  return found.map(({ path }) => path).filter((path) => path in REFERRING);
};

it('finds the documents that link to a changed one, also by a former address or a redirect', async () => {
  expect(await referringAmong('posts/first-post.md')).toEqual([
    'posts/former.md',
    'posts/linking.md',
    'redirects.yaml',
  ]);
});

it('finds the documents that show a changed picture', async () => {
  expect(await referringAmong('media/door.jpg')).toEqual(['posts/picture.md']);
});

it('finds none when nothing has changed that has an address', async () => {
  expect(await referringAmong()).toEqual([]);
  expect(await referringAmong('authors.yaml')).toEqual([]);
});
