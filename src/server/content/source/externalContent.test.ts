import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { NO_METRICS } from '../../observe/metrics.ts';
import { writeContentFolder } from '../load/content.fixtures.ts';
import { readableFolder } from '../load/readableFolder.ts';
import type { ContentStorage } from '../storage/contentStorage.ts';
import { openExternalContent } from './externalContent.ts';

it('shows the words in use after each change of the folder, until it stops', async () => {
  const folder = await writeContentFolder();
  const reader = readableFolder(folder);
  let change = () => {};
  const stopWatching = jest.fn();
  const storage = {
    ...reader,
    changes: (listener: () => void): (() => void) => {
      change = listener;
      return stopWatching;
    },
  } as ContentStorage;
  const content = await openExternalContent({
    api: { contentApiUrl: 'http://127.0.0.1:9', contentApiBase: undefined },
    storage,
    log: pino({ level: 'silent' }),
    metrics: NO_METRICS,
  });
  const title = () => content.texts().blog?.title;
  const former = title();
  expect(former).toEqual(expect.any(String));
  const changed = new Promise<void>((resolve) => content.onChange(resolve));
  content.watch();
  const file = join(folder, 'texts/blog.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(`title: ${former!}`, 'title: News of the field'));
  change();
  await changed;
  expect(title()).toBe('News of the field');
  expect(content.problems()).toEqual([]);
  await writeFile(file, 'title: [');
  await content.reload();
  expect(content.problems()).toEqual([
    expect.objectContaining({ file: 'content/texts/blog.yaml' }),
  ]);
  content.stop();
  expect(stopWatching).toHaveBeenCalledTimes(1);
});

it('leaves events and the spelling of addresses to the API', async () => {
  const content = await openExternalContent({
    api: { contentApiUrl: 'http://127.0.0.1:9', contentApiBase: undefined },
    storage: readableFolder(await writeContentFolder()) as ContentStorage,
    log: pino({ level: 'silent' }),
    metrics: NO_METRICS,
  });
  expect(content.spellingOf('/blog/A-Quiet-House')).toBe('/blog/A-Quiet-House');
  expect(content.events.all()).toEqual([]);
  expect(content.events.find('open-house')).toMatchObject({ status: 404 });
});

it('reads once more for all calls that wait for a read', async () => {
  const reader = readableFolder(await writeContentFolder());
  let reads = 0;
  const storage = {
    ...reader,
    list: () => {
      reads += 1;
      return reader.list();
    },
  } as ContentStorage;
  const content = await openExternalContent({
    api: { contentApiUrl: 'http://127.0.0.1:9', contentApiBase: undefined },
    storage,
    log: pino({ level: 'silent' }),
    metrics: NO_METRICS,
  });
  expect(reads).toBe(1);
  const running = content.reload();
  await Promise.resolve();
  await Promise.all([running, content.reload(), content.reload(), content.reload()]);
  expect(reads).toBe(3);
  content.stop();
  await content.reload();
  expect(reads).toBe(3);
});
