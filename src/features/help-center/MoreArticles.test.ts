import { makeCategory } from './help.fixtures.ts';
import { pickTopics } from './MoreArticles.tsx';

it('picks readable topics of the subcategory, and the next one of the category', () => {
  const { subcategories } = makeCategory();
  const slugs = (slug: string) => {
    const { more, next } = pickTopics(subcategories, slug);
    return [more.map((topic) => topic.slug), next?.slug];
  };
  expect(slugs('skip-a-turn')).toEqual([
    ['set-up-a-rotation', 'send-a-lead-to-one-person'],
    'connect-a-portal',
  ]);
  expect(slugs('connect-a-portal')).toEqual([[], undefined]);
  expect(slugs('other')).toEqual([[], undefined]);
  const topics = [
    { id: '5', title: '', slug: 'nameless' },
    { id: '6', title: 'Without an address', slug: '' },
    { id: '7', title: 'Readable', slug: 'readable' },
  ];
  const picked = pickTopics([{ id: 'rules', name: 'Rules', topics }], 'nameless');
  expect(picked).toEqual({ more: [], next: topics[2] });
});
