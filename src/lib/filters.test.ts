import type { Integration, PostSummary } from '../contract/entities.ts';
import { searchIntegrations, taggedPosts } from './filters.ts';

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

const namesFound = (query: string) => searchIntegrations(apps, query).map(({ name }) => name);

it('returns the list unchanged for an empty query', () => {
  expect(searchIntegrations(apps, '')).toBe(apps);
  expect(searchIntegrations(apps, '  \t ')).toBe(apps);
});

it('searches names and descriptions', () => {
  expect(namesFound('post')).toEqual(['Postbeam']);
  expect(namesFound('email')).toEqual(['Postbeam']);
});

it('ignores case and accents', () => {
  expect(namesFound('CAFE societe')).toEqual(['Café Société']);
  expect(namesFound('clíents')).toEqual(['Café Société']);
  expect(namesFound('Café')).toEqual(['Café Société']);
});

it('requires every word, in any order and field', () => {
  expect(namesFound('sync postbeam')).toEqual(['Postbeam']);
  expect(namesFound('sync loyalty')).toEqual([]);
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
