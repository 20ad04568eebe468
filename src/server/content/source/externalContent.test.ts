import pino from 'pino';
import { NO_METRICS } from '../../observe/metrics.ts';
import { writeContentFolder } from '../load/content.fixtures.ts';
import { readableFolder } from '../load/readableFolder.ts';
import type { ContentStorage } from '../storage/contentStorage.ts';
import { openExternalContent } from './externalContent.ts';

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
