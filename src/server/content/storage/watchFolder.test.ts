import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../../testing/until.ts';
import { watchFolder } from './watchFolder.ts';

const folders: string[] = [];
const stops: (() => void)[] = [];
afterAll(async () => {
  stops.forEach((stop) => stop());
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** A folder with a release of content in each of `r2` and `r3`. */
const startFolder = async () => {
  const top = await mkdtemp(join(tmpdir(), 'watch-test-'));
  folders.push(top);
  for (const release of ['r2', 'r3']) {
    await mkdir(join(top, release, 'posts'), { recursive: true });
    await writeFile(join(top, release, 'posts/a.md'), release);
  }
  return top;
};

const startWatch = (folder: string) => {
  const onChange = jest.fn();
  stops.push(watchFolder(folder, { onChange, log: { warn: jest.fn() }, quietMs: 5 }));
  /** Repeats the change, because the watcher does not say when it has started. */
  const expectChange = async (change: (count: number) => Promise<unknown>) => {
    onChange.mockClear();
    let count = 0;
    await until(async () => {
      if (count % 20 === 0) await change(count);
      count += 1;
      return onChange.mock.calls.length > 0;
    }, 'the change to be seen');
  };
  return { onChange, expectChange };
};

const link = async (target: string, place: string) => {
  await symlink(target, `${place}.new`);
  await rename(`${place}.new`, place);
};

it('sees files that are written, replaced and removed, in new folders too', async () => {
  const folder = join(await startFolder(), 'r2');
  const { expectChange } = startWatch(folder);
  const post = join(folder, 'posts/a.md');
  await expectChange((count) => writeFile(post, `${count}`));
  await expectChange((count) =>
    writeFile(`${post}~`, `${count}`).then(() => rename(`${post}~`, post)),
  );
  await expectChange(() => rm(post, { force: true }));
  await mkdir(join(folder, 'help/new/deep'), { recursive: true });
  await expectChange((count) => writeFile(join(folder, 'help/new/deep/a.md'), `${count}`));
});

it('follows a link to the content that is switched, and then watches the new release', async () => {
  const top = await startFolder();
  const current = join(top, 'current');
  await link('r2', current);
  const { onChange, expectChange } = startWatch(current);
  await expectChange((count) => writeFile(join(top, 'r2/posts/a.md'), `${count}`));
  await expectChange(async (count) => count === 0 && link('r3', current));
  await expectChange((count) => writeFile(join(top, 'r3/posts/a.md'), `${count}`));
  onChange.mockClear();
  await writeFile(join(top, 'r2/posts/a.md'), 'nobody reads this');
  await expectChange((count) => writeFile(join(top, 'r3/posts/b.md'), `${count}`));
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('follows a link above the content', async () => {
  const top = await startFolder();
  await link('r2', join(top, 'current'));
  const { expectChange } = startWatch(join(top, 'current/posts'));
  await expectChange(async (count) => count === 0 && link('r3', join(top, 'current')));
  await expectChange((count) => writeFile(join(top, 'r3/posts/a.md'), `${count}`));
});

it.each(['r2/help', 'r2/media/deep'])('follows a link to a folder at %s', async (place) => {
  const top = await startFolder();
  await mkdir(join(top, 'r2/media'));
  await link(join(top, 'r3/posts'), join(top, place));
  const { expectChange } = startWatch(join(top, 'r2'));
  await expectChange((count) => writeFile(join(top, 'r3/posts/a.md'), `${count}`));
  await mkdir(join(top, 'r4'));
  await expectChange(async (count) => count === 0 && link(join(top, 'r4'), join(top, place)));
  await expectChange((count) => writeFile(join(top, 'r4/a.md'), `${count}`));
});

it('follows a link to a file', async () => {
  const top = await startFolder();
  await link(join(top, 'r3/posts/a.md'), join(top, 'r2/posts/b.md'));
  const { expectChange } = startWatch(join(top, 'r2'));
  await expectChange((count) => writeFile(join(top, 'r3/posts/a.md'), `${count}`));
  await expectChange((count) =>
    writeFile(join(top, 'r3/posts/new'), `${count}`).then(() =>
      rename(join(top, 'r3/posts/new'), join(top, 'r3/posts/a.md')),
    ),
  );
});

it('watches a folder that takes the place of another one', async () => {
  const top = await startFolder();
  const folder = join(top, 'r2');
  const { expectChange } = startWatch(folder);
  await expectChange((count) => writeFile(join(folder, 'posts/a.md'), `${count}`));
  await expectChange(async (count) => {
    if (count > 0) return;
    await rename(folder, join(top, 'old'));
    await rename(join(top, 'r3'), folder);
  });
  await expectChange((count) => writeFile(join(folder, 'posts/a.md'), `${count}`));
});

it('does not tell of files that systems and editors leave behind', async () => {
  const folder = join(await startFolder(), 'r2');
  const { onChange, expectChange } = startWatch(folder);
  await expectChange((count) => writeFile(join(folder, 'posts/b.md'), `${count}`));
  onChange.mockClear();
  await mkdir(join(folder, '.git'));
  for (const name of ['.git/index', 'posts/.a.md.swp', 'posts/Thumbs.db', 'posts/a.md~', '4913'])
    await writeFile(join(folder, name), 'x');
  await expectChange((count) => writeFile(join(folder, 'posts/c.md'), `${count}`));
  expect(onChange).toHaveBeenCalledTimes(1);
});
