import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { makeEvent } from '../../../features/webinars/webinars.fixtures.ts';
import { postFile, USUAL_FILES, writeContentFolder } from '../load/content.fixtures.ts';
import { readableFolder } from '../load/readableFolder.ts';
import type { ContentStorage } from '../storage/contentStorage.ts';
import { openEmbeddedContent } from './embeddedContent.ts';
import { publicVersion } from './publicVersion.ts';

const closings: (() => void)[] = [];
afterEach(() => closings.splice(0).forEach((close) => close()));

const open = async (changes: Record<string, string> = {}) => {
  const folder = await writeContentFolder(changes);
  const content = await openEmbeddedContent({
    storage: readableFolder(folder) as ContentStorage,
    publicFolder: 'public',
    previewSecret: undefined,
    showsAll: false,
    log: pino({ level: 'silent' }),
  });
  closings.push(() => content.stop());
  return { content, write: (file: string, text: string) => writeFile(join(folder, file), text) };
};

it('knows a version of its own events by their documents, and of others by what is public', async () => {
  const { content } = await open();
  const [own] = content.events.all();
  expect(content.versionOf(makeEvent({ slug: own!.slug }))).toEqual(own);
  const other = makeEvent({ slug: 'unknown' });
  expect(content.versionOf(other)).toEqual(publicVersion(other));
});

it('has the lowest price that someone pays', async () => {
  const { 'plans.yaml': plans = '' } = USUAL_FILES;
  const second = plans.slice(plans.indexOf('  - name: Solo')).replaceAll('Solo', 'Free');
  const priceWith = async (price: string) => {
    const text = plans + second.replace('monthlyPrice: 36', `monthlyPrice: ${price}`);
    return (await open({ 'plans.yaml': text })).content.lowestPrice();
  };
  expect(await priceWith('0')).toBe(36);
  expect(await priceWith('12')).toBe(12);
});

it('shows a changed document and its problems once it is read again, and nothing new after it stopped', async () => {
  const { content, write } = await open();
  const listener = jest.fn();
  content.onChange(listener);
  expect([content.redirectOf('/old'), content.problems()]).toEqual([undefined, []]);
  await write('redirects.yaml', '- { from: /old, to: /pricing }\n');
  await write('posts/first-post.md', postFile({ title: '' }));
  await content.reload();
  expect(content.redirectOf('/old')).toMatchObject({ status: 301, location: '/pricing' });
  expect(content.problems()).toEqual([
    expect.objectContaining({ file: 'content/posts/first-post.md' }),
  ]);
  expect(listener).toHaveBeenCalledTimes(1);
  content.stop();
  await write('redirects.yaml', '[]');
  await content.reload();
  expect(content.redirectOf('/old')).toMatchObject({ location: '/pricing' });
});
