import type { Integration, PostSummary } from '../contract/entities.ts';
import { searchIntegrations, taggedPosts } from './listFilters.ts';

const integration = (name: string, description = ''): Integration => ({
  id: name,
  name,
  description,
  logo_url: '',
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
  expect(searchIntegrations(apps, query).map(({ name }) => name)).toEqual(names);
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
