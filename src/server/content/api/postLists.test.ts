import { loadTestContent, postFile } from '../load/content.fixtures.ts';
import { relatedPosts } from './postLists.ts';

const relatedTo = async (slug: string, files: Record<string, string>) => {
  const { posts } = await loadTestContent({ 'posts/first-post.md': null, ...files });
  const post = posts.find((candidate) => candidate.slug === slug);
  if (!post) throw new Error(`No post ${slug}.`);
  return relatedPosts(post, posts).map((related) => related.slug);
};

it('puts shared tags before the category, and the category before the date', async () => {
  const related = await relatedTo('subject', {
    'posts/subject.md': postFile({ category: 'Team', tags: ['Rotation', 'Weekends'] }),
    'posts/newest.md': postFile({ category: 'Calls', tags: [], published: '2026-11-01' }),
    'posts/same-category.md': postFile({ category: 'Team', tags: [], published: '2025-01-01' }),
    'posts/one-tag-new.md': postFile({ tags: ['Weekends'], published: '2026-05-05' }),
    'posts/one-tag-old.md': postFile({ tags: ['Rotation'], published: '2026-04-04' }),
    'posts/two-tags.md': postFile({ category: 'Calls', tags: ['Weekends', 'Rotation', 'Data'] }),
  });
  expect(related).toEqual(['two-tags', 'one-tag-new', 'one-tag-old', 'same-category', 'newest']);
});

it('names six posts at most, and never the post itself', async () => {
  const files = Array.from({ length: 9 }, (_, index) => [`posts/post-${index}.md`, postFile()]);
  const related = await relatedTo('post-4', Object.fromEntries(files));
  expect(related).toHaveLength(6);
  expect(related).not.toContain('post-4');
});
