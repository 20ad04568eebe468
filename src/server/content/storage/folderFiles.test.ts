import { execFileSync } from 'node:child_process';
import fs, { mkdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeContentFolder } from '../load/content.fixtures.ts';
import { listFolder, readFolderFile } from './folderFiles.ts';

const emptyFolder = async () => {
  const folder = await writeContentFolder();
  await rm(folder, { recursive: true });
  await mkdir(join(folder, 'posts'), { recursive: true });
  return folder;
};

const pathsOf = async (folder: string) => [...(await listFolder(folder)).files.keys()];

it.each([
  ...['Thumbs.db', 'thumbs.db', 'desktop.ini', 'Desktop.ini', '.DS_Store', '._a.md', 'Icon\r'],
  ...['a.md~', '.a.md.swp', 'a.md.swo', '4913', '#a.md#', '~$report.docx', 'a.md.orig', 'a.md.rej'],
  ...['a.md.bak', 'a.md.tmp', '.~lock.a.md#', '.fuse_hidden0001', '.nfs0001', '__MACOSX', '@eaDir'],
  ...['a.jpg.crdownload', 'a_LOCAL_4711.md', 'a.md.lnk', '.git', '.obsidian', '.sync.ffs_db'],
])('does not list %j, which systems and editors leave behind', async (name) => {
  const folder = await emptyFolder();
  await writeFile(join(folder, 'posts', name), 'x');
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, 'a.md'), 'x');
  await writeFile(join(folder, 'posts/a.md'), 'x');
  expect(await pathsOf(folder)).toEqual(['posts/a.md']);
});

it.each([
  'a b.md',
  'Café.md',
  'Cafe\u0301.md',
  '日本.md',
  "o'brien.md",
  'LICENSE',
  'a"b.md',
  '-a.md',
])('lists and reads the file %j', async (name) => {
  const folder = await emptyFolder();
  const bytes = Buffer.from('\uFEFFone\r\ntwo\0\xff', 'latin1');
  await writeFile(join(folder, 'posts', name), bytes);
  expect(await pathsOf(folder)).toEqual([`posts/${name}`]);
  expect(await readFolderFile(folder, `posts/${name}`)).toEqual(bytes);
});

it('lists what is behind symbolic links, once per loop', async () => {
  const folder = await emptyFolder();
  const outside = await emptyFolder();
  await writeFile(join(outside, 'posts/a.md'), 'outside');
  await symlink(join(outside, 'posts'), join(folder, 'help'));
  await symlink(join(outside, 'posts/a.md'), join(folder, 'posts/b.md'));
  await symlink(folder, join(folder, 'posts/again'));
  await symlink(folder, `${folder}-link`);
  expect(await pathsOf(`${folder}-link`)).toEqual(['help/a.md', 'posts/b.md']);
  expect(String(await readFolderFile(`${folder}-link`, 'posts/b.md'))).toBe('outside');
});

it.each<[string, (file: string) => Promise<unknown>, string]>([
  ['a broken link', (file) => symlink('nowhere', file), 'leads to nothing'],
  ['a link to itself', (file) => symlink(file, file), 'leads to nothing'],
  ['a pipe', async (file) => execFileSync('mkfifo', [file]), 'not a file'],
  [
    'a link below a file',
    (file) => symlink(join(file, '..', '..', 'site.yaml', 'x'), file),
    'leads to nothing',
  ],
])(
  'lists %s and says why it can’t be read, without a path of the server',
  async (_, make, reason) => {
    const folder = await writeContentFolder();
    await make(join(folder, 'posts/odd.md'));
    expect(await pathsOf(folder)).toContain('posts/odd.md');
    const reading = readFolderFile(folder, 'posts/odd.md');
    await expect(reading).rejects.toThrow(reason);
    await expect(reading).rejects.not.toThrow(folder);
  },
);

it('lists a file whose name is not UTF-8 and says so', async () => {
  const folder = await emptyFolder();
  await writeFile(Buffer.concat([Buffer.from(`${folder}/caf`), Buffer.from([0xe9])]), 'x');
  const [path = ''] = await pathsOf(folder);
  await expect(readFolderFile(folder, path)).rejects.toThrow('not UTF-8');
});

it.each(['', '..', '../x', 'posts/../../x', '/etc/passwd', 'posts//a.md', './a', 'a\0b'])(
  'reads nothing at %j',
  async (path) => {
    const folder = await emptyFolder();
    await writeFile(join(folder, '..', 'x'), 'outside');
    expect(await readFolderFile(folder, path)).toBeUndefined();
  },
);

it('changes the stamp of a file with other bytes of the same size and time', async () => {
  const folder = await emptyFolder();
  const file = join(folder, 'posts/a.md');
  const stamp = async () => (await listFolder(folder)).files.get('posts/a.md')?.stamp;
  const writeOf = async (text: string) => {
    await writeFile(`${file}.new`, text);
    await utimes(`${file}.new`, 1, 1);
    await rename(`${file}.new`, file);
  };
  await writeOf('one');
  const first = await stamp();
  expect(await stamp()).toBe(first);
  await writeOf('two');
  expect(await stamp()).not.toBe(first);
});

it('rejects a folder that is missing', async () => {
  const folder = await emptyFolder();
  await expect(listFolder(join(folder, 'none'))).rejects.toThrow('ENOENT');
});

it.each([
  ['EACCES', /may not read it/],
  ['EPERM', /may not read it/],
  ['EIO', /^EIO$/],
])('tells a writer in words what %s means when a file is read', async (code, words) => {
  const folder = await emptyFolder();
  await writeFile(join(folder, 'posts/a.md'), 'x');
  // Root may read every file.
  const read = jest.spyOn(fs, 'readFile');
  read.mockRejectedValueOnce(Object.assign(new Error(code), { code }));
  await expect(readFolderFile(folder, 'posts/a.md')).rejects.toThrow(words);
  read.mockRestore();
});
