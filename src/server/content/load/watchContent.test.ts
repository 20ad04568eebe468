import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postFile, writeContentFolder } from './content.fixtures.ts';
import { loadContent } from './loadContent.ts';
import { watchContent } from './watchContent.ts';

const startWatch = async () => {
  const folder = await writeContentFolder();
  const initial = await loadContent(folder);
  const messages: string[] = [];
  const listeners: (() => void)[] = [];
  const note = (message: string) => {
    messages.push(message);
    listeners.splice(0).forEach((listener) => {
      listener();
    });
  };
  const watched = watchContent(folder, initial, { info: note, error: note }, { settleMs: 20 });
  return {
    ...watched,
    initial,
    messages,
    write: (path: string, text: string) => writeFile(join(folder, path), text),
    remove: (path: string) => rm(join(folder, path)),
    nextMessage: () => new Promise<void>((resolve) => listeners.push(resolve)),
  };
};

it('reads the folder again when a file changes', async () => {
  const { getLibrary, initial, write, remove, nextMessage, messages, close } = await startWatch();
  try {
    expect(getLibrary()).toBe(initial);
    let message = nextMessage();
    await write('posts/second-post.md', postFile({ title: 'Second' }));
    await message;
    expect(getLibrary().posts.map(({ title }) => title)).toContain('Second');

    message = nextMessage();
    await remove('posts/second-post.md');
    await message;
    expect(getLibrary().posts).toHaveLength(1);
    expect(messages).toEqual(['The content was reloaded.', 'The content was reloaded.']);
  } finally {
    close();
  }
});

it('keeps the last good library and says what to mend', async () => {
  const { getLibrary, initial, write, nextMessage, messages, close } = await startWatch();
  try {
    let message = nextMessage();
    await write('posts/first-post.md', postFile({ author: 'nobody' }));
    await message;
    expect(getLibrary()).toBe(initial);
    expect(messages[0]).toContain('content/posts/first-post.md:7: "author" is "nobody"');

    message = nextMessage();
    await write('posts/first-post.md', postFile({ title: 'Mended' }));
    await message;
    expect(getLibrary().posts[0]?.title).toBe('Mended');
  } finally {
    close();
  }
});

it('sees nothing any more once it is closed', async () => {
  const { getLibrary, initial, write, close } = await startWatch();
  close();
  await write('posts/first-post.md', postFile({ title: 'Too late' }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(getLibrary()).toBe(initial);
});
