import type { ContentProblem } from '../load/contentReader.ts';
import { loadTestContent, postFile } from '../load/content.fixtures.ts';
import { showingOf } from './showing.ts';

const POST = 'posts/first-post.md';

const problem = (file: string): ContentProblem => ({ file, line: 1, message: 'Correct it.' });

const POST_PROBLEM = problem(`content/${POST}`);
const AUTHORS = problem('content/authors.yaml');
const SITE = problem('content/site.yaml');
const OTHER = problem('content/posts/other.md');
const FOLDER = problem('content');

const reasonsFor = async (problems: ContentProblem[], path = POST) => {
  const showing = showingOf({ library: await loadTestContent(), problems }, path, 'another hash');
  return 'reasons' in showing ? showing.reasons : undefined;
};

it('explains by its own problems why a document is not shown', async () => {
  expect(await reasonsFor([OTHER, AUTHORS, POST_PROBLEM])).toEqual([POST_PROBLEM]);
});

it('explains it by the problems of what the document needs, when it has none itself', async () => {
  const problems = [OTHER, AUTHORS, SITE, FOLDER];
  expect(await reasonsFor(problems)).toEqual([AUTHORS, SITE, FOLDER]);
  expect(await reasonsFor(problems, 'legal/privacy-policy.md')).toEqual([SITE, FOLDER]);
  const category = problem('content/help/calling/_category.yaml');
  const article = 'help/calling/send-a-text.md';
  expect(await reasonsFor([category, OTHER], article)).toEqual([category]);
});

it('tells an earlier version from a document that the site has never taken', async () => {
  const served = { library: await loadTestContent(), problems: [] };
  expect(showingOf(served, POST, 'another hash').what).toBe('previous');
  expect(showingOf(served, 'posts/new.md', 'a hash').what).toBe('nothing');
  expect(showingOf(served, 'posts/new.md', undefined)).toEqual({ what: 'upToDate' });
});

it.each([
  [{}, undefined],
  [{ draft: true }, 'draft'],
  [{ published: '2999-01-01' }, 'scheduled'],
])('says why a stored document with %j has no page: %s', async (keys, hidden) => {
  const library = await loadTestContent({ [POST]: postFile(keys) });
  expect(showingOf({ library, problems: [] }, POST, library.hashes.get(POST))).toEqual({
    what: 'upToDate',
    ...(hidden !== undefined && { hidden }),
  });
});
