import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentTags, watchForChanges } from './documentTags.ts';

const written = (file: string) =>
  documentTags(file).map(({ type, id }) => (id === undefined ? type : `${type}:${id}`));

it.each([
  ['posts/whats-new.md', 'Post:whats-new Post:LIST BlogLanding'],
  ['events/import-day.md', 'Event:import-day Event:LIST'],
  ['videos/rotation.md', 'Video:rotation Video:LIST'],
  ['legal/privacy-policy.md', 'LegalDocument:privacy-policy'],
  ['help/campaigns/a-drip.md', 'HelpArticle:a-drip HelpArticle:LIST HelpCategory:campaigns'],
  ['help/campaigns/_category.yaml', 'HelpCategory:campaigns HelpCategory:LIST HelpArticle'],
  ['integrations.yaml', 'Integration'],
  ['plans.yaml', 'Plan'],
  ['authors.yaml', 'Post HelpArticle Event Video'],
])('knows what shows %s', (file, tags) => {
  expect(written(file)).toEqual(tags.split(' '));
});

it.each(['README.md', 'search-cases.yaml', 'posts/.whats-new.md.swp'])(
  'knows that no page shows %s',
  (file) => {
    expect(written(file)).toEqual([]);
  },
);

it('tells which documents were written, added and removed since it was asked last', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  const place = (file: string) => path.join(folder, file);
  try {
    await mkdir(place('posts'));
    await writeFile(place('posts/old.md'), 'Old');
    await writeFile(place('plans.yaml'), 'plans');
    const changes = watchForChanges(folder);
    expect(await changes()).toEqual([]);
    await writeFile(place('posts/new.md'), 'New');
    await utimes(place('plans.yaml'), 1, 1);
    await rm(place('posts/old.md'));
    expect((await changes()).sort()).toEqual(['plans.yaml', 'posts/new.md', 'posts/old.md']);
    expect(await changes()).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
