import { eventFile, loadTestContent, postFile, videoFile } from './content.fixtures.ts';
import { documentAt } from './publicLibrary.ts';

it('finds the document of an address among those with the same name, or a longer one', async () => {
  const library = await loadTestContent({
    'posts/keys.md': postFile({ title: 'A post' }),
    'posts/lost-keys.md': postFile({ title: 'Another post' }),
    'events/keys.md': eventFile({ title: 'An event' }),
    'videos/keys.md': videoFile({ title: 'A video' }),
  });
  const titleAt = (path: string) =>
    (documentAt(library, path) as { title?: string } | undefined)?.title;
  expect(titleAt('/blog/post/keys')).toBe('A post');
  expect(titleAt('/blog/post/lost-keys')).toBe('Another post');
  expect(titleAt('/webinars/event/keys')).toBe('An event');
  expect(titleAt('/webinars/video/keys')).toBe('A video');
  expect(titleAt('/blog/keys')).toBeUndefined();
});
