import type { PostSummary } from '../contract/entities.ts';
import { taggedPosts } from './taggedPosts.ts';

const post = (slug: string, category: string, tags: string[] = []) =>
  ({ slug, category, tags }) as unknown as PostSummary;
const posts = [
  post('a', 'Lead response', ['Rotation', 'Team']),
  post('b', 'Numbers', ['team']),
  post('c', 'Team'),
];
const found = (tag: string) => taggedPosts(posts, tag).map(({ slug }) => slug);

it('finds posts by a tag or by their category, whatever the case', () => {
  expect(found('TEAM ')).toEqual(['a', 'b', 'c']);
  expect(found('lead response')).toEqual(['a']);
});

it('finds all without a tag, and none by a part of one', () => {
  expect(found(' ')).toEqual(['a', 'b', 'c']);
  expect(found('Tea')).toEqual([]);
});
