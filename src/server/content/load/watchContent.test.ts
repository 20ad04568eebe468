import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../../../testing/until.ts';
import { postFile, writeContentFolder } from './content.fixtures.ts';
import { watchContent } from './liveContent.ts';

it('sees files written, replaced and removed, in existing, new and recreated folders', async () => {
  const folder = await writeContentFolder();
  const onChange = jest.fn();
  const watched = watchContent(folder, { onChange, log: { warn: jest.fn() }, quietMs: 5 });
  /** Repeats the change, because the watcher does not say when it has started. */
  const expectChange = async (change: () => Promise<unknown>) => {
    onChange.mockClear();
    await until(async () => {
      await change();
      return onChange.mock.calls.length > 0;
    }, 'the change to be seen');
  };
  const post = join(folder, 'posts/first-post.md');
  await expectChange(() => writeFile(post, postFile()));
  await expectChange(async () => {
    await writeFile(`${post}~`, postFile());
    await rename(`${post}~`, post);
  });
  await expectChange(() => rm(post, { force: true }));
  await expectChange(() => mkdir(join(folder, 'help/new'), { recursive: true }));
  await expectChange(() => writeFile(join(folder, 'help/new/a.md'), 'text'));
  await expectChange(async () => {
    await rm(join(folder, 'events'), { recursive: true, force: true });
    await mkdir(join(folder, 'events'));
  });
  for (const name of ['a', 'b', 'c'])
    await expectChange(() => writeFile(join(folder, `events/${name}.md`), 'text'));
  watched.close();
});
