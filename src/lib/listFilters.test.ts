import type { Integration, PostSummary } from '../contract/entities.ts';
import { integrationsPageOf, taggedPosts } from './listFilters.ts';

const integration = (name: string, description = '', group?: string): Integration => ({
  id: name,
  name,
  description,
  logo_url: '',
  ...(group !== undefined && { group }),
});

const apps = [
  integration('Postbeam', 'Two-way email sync.'),
  integration('Café Société', 'Loyalty cards for CLIENTS.'),
  integration('<b>Bold</b> & Co', 'Costs $5 (or .*).'),
];

it.each([
  ['  \t ', ['Postbeam', 'Café Société', '<b>Bold</b> & Co']],
  ['post', ['Postbeam']],
  ['email', ['Postbeam']],
  ['CAFE societe', ['Café Société']],
  ['clíents', ['Café Société']],
  ['sync postbeam', ['Postbeam']],
  ['sync loyalty', []],
])('finds by %j the integrations %j', (query, names) => {
  const { items } = integrationsPageOf(apps, { q: query, group: '', page: '1' });
  expect(items.map(({ name }) => name)).toEqual(names);
});

const grouped = [
  integration('Postbeam', 'Email', 'Calls'),
  integration('Almanack', 'Calendar', 'Showings'),
  integration('Wirebridge', 'Automation'),
  integration('Ringfold', 'Phone and email', ' calls '),
];

it.each([
  ['', '', ['Postbeam', 'Almanack', 'Wirebridge', 'Ringfold'], 4, [2, 1]],
  ['', 'CALLS', ['Postbeam', 'Ringfold'], 4, [2, 1]],
  ['phone', 'Calls', ['Ringfold'], 1, [1, 0]],
  ['phone', 'Showings', [], 1, [1, 0]],
  ['', 'Gone', [], 4, [2, 1]],
])('finds by %j in the group %j %j, and counts what is found in all and in each', (...given) => {
  const [q, group, names, inAll, counts] = given;
  const { items, total, found, groups } = integrationsPageOf(grouped, { q, group, page: '1' });
  expect(items.map(({ name }) => name)).toEqual(names);
  expect(total).toBe(names.length);
  expect(found).toBe(inAll);
  expect(groups.map(({ name }) => name)).toEqual(['Calls', 'Showings']);
  expect(groups.map(({ count }) => count)).toEqual(counts);
});

it('answers the page of a group', () => {
  const many = Array.from({ length: 15 }, (_, index) =>
    integration(`App ${index + 1}`, '', index % 2 === 0 ? 'Even' : 'Odd'),
  );
  const { items, page, total } = integrationsPageOf(many, { q: '', group: 'Even', page: '2' });
  expect({ page, total }).toEqual({ page: 2, total: 8 });
  expect(items.map(({ name }) => name)).toEqual(['App 13', 'App 15']);
});

it('lists at most twelve groups', () => {
  const many = Array.from({ length: 14 }, (_, index) => integration('x', '', `Group ${index}`));
  const { groups } = integrationsPageOf(many, { q: '', group: '', page: '1' });
  expect(groups.map(({ name }) => name).slice(-2)).toEqual(['Group 10', 'Group 11']);
});

const post = (slug: string, category: string, tags: string[] = []) =>
  ({ slug, category, tags }) as unknown as PostSummary;
const posts = [
  post('a', 'Lead response', ['Rotation', 'Team']),
  post('b', 'Numbers', ['team']),
  post('c', 'Team'),
];
const found = (tag: string) => taggedPosts(posts, tag).map(({ slug }) => slug);

it('finds posts by tag or category, ignoring case', () => {
  expect(found('TEAM ')).toEqual(['a', 'b', 'c']);
  expect(found('lead response')).toEqual(['a']);
});

it('finds all posts for an empty tag and none for a part of a tag', () => {
  expect(found(' ')).toEqual(['a', 'b', 'c']);
  expect(found('Tea')).toEqual([]);
});
