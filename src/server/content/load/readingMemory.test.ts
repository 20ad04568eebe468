import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postFile, TEST_NOW, writeContentFolder } from './content.fixtures.ts';
import { loadContent } from './loadContent.ts';
import { createReadingMemory } from './readingMemory.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reading-memory-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const warn = jest.fn();
const memoryOf = (maker = 'this build', cacheFolder = path.join(folder, 'cache')) =>
  createReadingMemory({ folder: cacheFolder, maker, log: { warn } });
const stored = () => path.join(folder, 'cache', 'content.readings');

/** A start: reads the content, counts its words as lists do, and keeps what it has learned. */
const start = async (content: string, memory = memoryOf()) => {
  const library = await loadContent(content, { now: TEST_NOW, memory });
  // Numbers of words are told by getters, which JSON asks.
  const told = JSON.stringify(library);
  await memory.save();
  return told;
};

/** What the file says of a post, `text` its file. */
const readingOf = (text: string, maker?: string) => memoryOf(maker).of(Buffer.from(text));

const POST = postFile({ title: 'Once read' }, 'Four words of it.');

it('knows at the next start what a file says and how many words it has', async () => {
  const content = await writeContentFolder({ 'posts/once-read.md': POST });
  const told = await start(content);
  expect(readingOf(POST)).toMatchObject({ front: { title: 'Once read' }, counted: { words: 4 } });
  expect(await start(content)).toBe(told);
  expect(told).toBe(JSON.stringify(await loadContent(content, { now: TEST_NOW })));
});

it.each([
  ['another letter', (text: string) => text.replace('Once', 'Nine')],
  ['an end that is missing', (text: string) => text.slice(0, -20)],
  ['nothing', () => ''],
  ['something else', () => 'not ours\n[]'],
])('reads everything anew when the file has %s in it', async (_, spoil) => {
  const content = await writeContentFolder({ 'posts/once-read.md': POST });
  const told = await start(content);
  await writeFile(stored(), spoil(await readFile(stored(), 'utf8')));
  expect(readingOf(POST).front).toBeUndefined();
  expect(await start(content)).toBe(told);
  expect(readingOf(POST).front).toBeDefined();
});

it('believes no other build', async () => {
  const content = await writeContentFolder({ 'posts/once-read.md': POST });
  await start(content);
  expect(readingOf(POST, 'another build').front).toBeUndefined();
});
