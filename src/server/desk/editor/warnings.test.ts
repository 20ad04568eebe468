import { postFile } from '../../content/load/content.fixtures.ts';
import { shown, startEditor, type Editor } from './editor.fixtures.ts';

const POST = 'posts/first-post.md';
const LONG =
  'What the post says, in a sentence that cards and search results have room for, and in one more that nobody needs.';

let editor: Editor;
beforeAll(async () => {
  editor = await startEditor({
    [POST]: postFile({ title: 'First post', cover: '/covers/c05-ajar.svg', description: LONG }),
    'posts/second.md': postFile({ title: 'Second', category: 'Numbers' }),
    'posts/third.md': postFile({ title: 'Third', category: 'Numbers' }),
  });
});

it.each<[string, Record<string, string>, string, RegExp]>([
  [
    'a misspelled category',
    { 'data.category': 'Numbrs' },
    'data.category',
    /Only this post has the category "Numbrs"\. Did you mean "Numbers"\?/,
  ],
  [
    'a short description',
    { 'data.description': 'Too short.' },
    'data.description',
    /has 10 characters\. From 110 on/,
  ],
  [
    'a price that no plan has',
    { body: 'One.\n\nTeam costs $768.' },
    'body',
    /line 3: No plan costs \$768/,
  ],
  ['a link without encryption', { body: '[x](http://x.example/y)' }, 'body', /line 1: .*http:/],
])('warns of %s, and publishes it all the same', async (_what, fields, field, message) => {
  const draft = await editor.save(POST, fields, 'save');
  const page = shown(await editor.get(draft.headers.get('location')!));
  const link = page.document.querySelector<HTMLAnchorElement>('.warnings a')!;
  expect([link.dataset.field, link.textContent]).toEqual([field, expect.stringMatching(message)]);
  expect(page.texts('.problem')).toEqual([]);
  expect((await editor.save(POST, fields)).status).toBe(303);
  await editor.save(POST, { 'data.category': 'Numbers', 'data.description': LONG, body: 'Fine.' });
});

it('says nothing of a document without likely mistakes', async () =>
  expect(shown(await editor.open(POST)).texts('.warnings')).toEqual([]));
