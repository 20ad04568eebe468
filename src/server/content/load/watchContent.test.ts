import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../../../testing/until.ts';
import { postFile, writeContentFolder } from './content.fixtures.ts';
import { watchContent } from './watchContent.ts';

const watchNewFolder = async () => {
  const folder = await writeContentFolder();
  const onChange = jest.fn();
  const warn = jest.fn();
  const watched = watchContent(folder, { onChange, log: { warn }, quietMs: 5 });
  /** Does it again and again: nobody says when the watching has begun. */
  const seenAfter = async (change: () => Promise<unknown>) => {
    onChange.mockClear();
    await until(async () => {
      await change();
      return onChange.mock.calls.length > 0;
    }, 'the change to be seen');
  };
  return { folder, seenAfter, onChange, warn, watched };
};

it('sees files that are written, replaced and removed, in folders that are there and in new ones', async () => {
  const { folder, seenAfter, watched } = await watchNewFolder();
  const post = join(folder, 'posts/first-post.md');
  await seenAfter(() => writeFile(post, postFile()));
  await seenAfter(async () => {
    await writeFile(`${post}~`, postFile());
    await rename(`${post}~`, post);
  });
  await seenAfter(() => rm(post, { force: true }));
  await seenAfter(() => mkdir(join(folder, 'help/new'), { recursive: true }));
  await seenAfter(() => writeFile(join(folder, 'help/new/a.md'), 'text'));
  await seenAfter(() => rm(join(folder, 'help/new'), { recursive: true, force: true }));
  watched.close();
});

it('sees the same name come back as a new folder', async () => {
  const { folder, seenAfter, watched } = await watchNewFolder();
  const again = async () => {
    await rm(join(folder, 'events'), { recursive: true, force: true });
    await mkdir(join(folder, 'events'));
  };
  await seenAfter(again);
  // More often than what was still to be told of the change before.
  for (const _ of [1, 2, 3, 4])
    await seenAfter(() => writeFile(join(folder, 'events/a.md'), 'text'));
  watched.close();
});

it('says that it can not watch', async () => {
  const warn = jest.fn();
  const watched = watchContent('/nowhere/at/all', { onChange: jest.fn(), log: { warn } });
  await until(() => warn.mock.calls.length > 0, 'a warning');
  expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('send SIGHUP'));
  watched.close();
});
