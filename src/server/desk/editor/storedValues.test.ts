import { eventFile, postFile } from '../../content/load/content.fixtures.ts';
import { formOf, shown, startEditor, type Editor } from './editor.fixtures.ts';

const POST = 'posts/first-post.md';
const HIDDEN = 'posts/hidden.md';
const EVENT = 'events/replies.md';
const HOME = 'texts/home.yaml';

let editor: Editor;
beforeAll(async () => {
  editor = await startEditor({
    [POST]: postFile({ title: 'First post' }),
    [HIDDEN]: postFile({ title: 'Hidden post', draft: true }),
    [EVENT]: eventFile({ title: 'Fast replies', date: '2031-05-06 09:00' }),
  });
});

/** The document as it is opened after its changes are saved. */
const saved = async (file: string, changes: Record<string, string>) => {
  await editor.save(file, changes, 'save');
  return editor.get(`/admin/edit?file=${encodeURIComponent(file)}`);
};

it.each([
  ['a text', POST, 'data.title', 'Another title', 'Live: “First post”'],
  ['a time', EVENT, 'data.date', '2031-05-07T10:00', 'Live: “2031-05-06, 09:00”'],
  ['a field that was empty', EVENT, 'data.capacity', '40', 'Live: empty'],
  ['a field of a section', HOME, 'data.meta.title', 'A title', 'Live: “'],
])('shows what visitors see beside %s, and puts it back', async (_, file, name, value, live) => {
  const before = formOf((await editor.open(file)).text).fields[name];
  const changed = await saved(file, { [name]: value });
  const [words, ...others] = shown(changed).texts('.live .hint');
  expect(words).toContain(live);
  expect(others).toEqual([]);
  const after = await editor.submit(changed, {}, `put-back:${name}`);
  expect(formOf(after.text).fields[name]).toBe(before);
  expect(shown(after).texts('.live')).toEqual([]);
});

it('puts one field back, and keeps what was typed into others', async () => {
  const changed = await saved(POST, { 'data.title': 'Another title' });
  const typed = { 'data.description': 'What I have just typed, before I put the title back.' };
  const after = await editor.submit(changed, typed, 'put-back:data.title');
  expect(formOf(after.text).fields).toMatchObject({ 'data.title': 'First post', ...typed });
});

it('calls the value of a document that visitors don’t see the one before', async () => {
  const changed = await saved(HIDDEN, { 'data.title': 'Another title' });
  expect(shown(changed).texts('.live .hint')).toEqual(['Before: “Hidden post”']);
});

it('shows nothing beside unchanged documents and new ones', async () => {
  expect(shown(await editor.open(POST)).texts('.live')).toEqual([]);
  const draft = await editor.submit(
    await editor.openNew('posts'),
    { 'data.title': 'New' },
    'upload',
  );
  expect(shown(draft).texts('.live')).toEqual([]);
});
