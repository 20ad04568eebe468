import { makeSummaries } from '../../features/blog/posts.fixtures.ts';
import { makeCategory } from '../../features/help-center/help.fixtures.ts';
import { makeIntegrations } from '../../features/integrations/integrations.fixtures.ts';
import { answerPart } from './answerPart.ts';

it('answers a page of the posts with a tag', () => {
  const posts = makeSummaries(15).map((post, index) => ({
    ...post,
    tags: index % 2 === 0 ? ['Team'] : [],
  }));
  const answer = answerPart('postsPage', posts, { page: '2', tag: 'team' });
  expect(answer).toMatchObject({ total: 8, page: 2 });
  expect(answer.items.map(({ slug }) => slug)).toEqual(['post-13', 'post-15']);
});

it('answers a page of the integrations that a search finds; one without a name is none', () => {
  const [first, second, third] = makeIntegrations(3);
  const all = [first!, { ...second!, name: '' }, { ...third!, name: 'Café' }];
  const answer = (q: string) => answerPart('integrationsPage', all, { page: '1', q, group: '' });
  expect(answer('cafe')).toMatchObject({ items: [{ name: 'Café' }], total: 1, groups: [] });
  expect(answer('').total).toBe(2);
});

it('answers a page of the integrations of a group; one without a name is not counted', () => {
  const all = makeIntegrations(15).map((integration, index) => ({
    ...integration,
    name: index === 0 ? '' : integration.name,
    group: index % 2 === 0 ? 'Even' : 'Odd',
  }));
  expect(answerPart('integrationsPage', all, { page: '2', q: '', group: 'even' })).toMatchObject({
    items: [{ name: 'App 15' }],
    total: 7,
    groups: [
      { name: 'Odd', count: 7 },
      { name: 'Even', count: 7 },
    ],
  });
});

it.each([
  ['2', 2],
  ['999', 50],
  ['-3', 0],
  ['x', 0],
])('answers of the first %j integrations %d', (count, answered) => {
  expect(answerPart('firstIntegrations', makeIntegrations(60), { count })).toHaveLength(answered);
});

const topics = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `t${index}`,
    title: `Topic ${index}`,
    slug: `t${index}`,
  }));
const categoryWith = (count: number) =>
  makeCategory({
    subcategories: [
      { id: 'empty', name: 'Empty', topics: [] },
      { id: 'long', name: 'Long', topics: topics(count) },
    ],
  });

it('answers every category with its first topic alone and the number of all', () => {
  const [category, none] = answerPart(
    'helpOverview',
    [categoryWith(100), makeCategory({ subcategories: [] })],
    {},
  );
  expect(category).toEqual({
    ...categoryWith(0),
    subcategories: [{ id: 'long', name: 'Long', topics: topics(1) }],
    topic_count: 100,
  });
  expect(none).toMatchObject({ subcategories: [], topic_count: 0 });
});

it.each([
  ['t0', 0, 12],
  ['t3', 0, 12],
  ['t50', 44, 56],
  ['t99', 87, 99],
])('answers the topics around %s of a hundred: from %d to %d', (slug, first, last) => {
  const [beside] = answerPart('topicsBeside', categoryWith(100), { id: 'leads', slug });
  expect(beside?.name).toBe('Long');
  expect([beside?.topics[0]?.slug, beside?.topics.at(-1)?.slug]).toEqual([`t${first}`, `t${last}`]);
});

it('returns all topics of a short subcategory, and none for a topic of another one', () => {
  const [beside] = answerPart('topicsBeside', categoryWith(3), { id: 'leads', slug: 't1' });
  expect(beside?.topics).toEqual(topics(3));
  expect(answerPart('topicsBeside', categoryWith(3), { id: 'leads', slug: 'x' })).toEqual([]);
});
