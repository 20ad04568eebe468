import type { HelpTopic } from '../../contract/entities.ts';
import { stateAfter } from '../../testing/stateAfter.ts';
import { filterChanged } from './helpCategorySlice.ts';
import {
  categoryAfter,
  popularTopics,
  relatedArticles,
  selectShownSubcategories,
  topicAfter,
} from './helpCenterSelectors.ts';
import { makeCategory } from './help.fixtures.ts';

const filteredBy = (filter: string) => stateAfter(filterChanged(filter));

const shown = (filter: string) =>
  selectShownSubcategories(filteredBy(filter), makeCategory()).map(({ name, topics }) => [
    name,
    topics.map(({ title }) => title),
  ]);

it('shows every subcategory that has topics when nothing is typed', () => {
  expect(shown('').map(([name]) => name)).toEqual(['Assignment rules', 'Sources']);
});

it('finds topics by any part of their titles, whatever the case', () => {
  expect(shown('ROTAT')).toEqual([['Assignment rules', ['Set up a rotation']]]);
  expect(shown('  portal ')).toEqual([['Sources', ['Connect a portal']]]);
});

it('hides subcategories of which no topic is left', () => {
  expect(shown('zebra')).toEqual([]);
});

it('keeps the place that a subcategory has its tint from', () => {
  expect(selectShownSubcategories(filteredBy('portal'), makeCategory())[0]?.place).toBe(1);
});

it('hands out the same list until something changes', () => {
  const state = filteredBy('lead');
  const category = makeCategory();
  expect(selectShownSubcategories(state, category)).toBe(selectShownSubcategories(state, category));
});

it('has nothing to show before the category is there', () => {
  expect(selectShownSubcategories(filteredBy(''), undefined)).toEqual([]);
});

it('knows the other articles of a subcategory', () => {
  const beside = relatedArticles(makeCategory().subcategories, 'skip-a-turn');
  expect(beside?.name).toBe('Assignment rules');
  expect(beside?.topics.map(({ slug }) => slug)).toEqual([
    'set-up-a-rotation',
    'send-a-lead-to-one-person',
  ]);
});

it('knows no others of an article that stands alone, or stands elsewhere', () => {
  expect(relatedArticles(makeCategory().subcategories, 'connect-a-portal')).toBeNull();
  expect(relatedArticles(makeCategory().subcategories, 'elsewhere')).toBeNull();
  expect(relatedArticles(undefined, 'skip-a-turn')).toBeNull();
});

it('takes the first topic of each category for the popular ones, six at most', () => {
  expect(popularTopics([makeCategory(), makeCategory({ subcategories: [] })])).toEqual([
    { id: '1', title: 'Set up a rotation', slug: 'set-up-a-rotation' },
  ]);
  expect(popularTopics(Array.from({ length: 9 }, () => makeCategory()))).toHaveLength(6);
});

const nameless = { id: '5', title: '', slug: 'nameless' };
const nowhere = { id: '6', title: 'Nowhere', slug: '' };
const somewhere = { id: '7', title: 'Somewhere', slug: 'somewhere' };
const withTopics = (...topics: HelpTopic[]) =>
  makeCategory({ subcategories: [{ id: 'rules', name: 'Rules', topics }] });

it('shows no topic that has no title', () => {
  const [subcategory] = selectShownSubcategories(filteredBy(''), withTopics(nameless, somewhere));
  expect(subcategory?.topics).toEqual([somewhere]);
});

it('leads to no other article that has no title or no address', () => {
  const related = (...topics: HelpTopic[]) =>
    relatedArticles(withTopics(...topics).subcategories, 'nameless');
  expect(related(nameless, nowhere, somewhere)?.topics).toEqual([somewhere]);
  expect(relatedArticles(withTopics(nameless, somewhere).subcategories, 'somewhere')).toBeNull();
});

it('takes no topic for a popular one that has no title or no address', () => {
  const categories = [withTopics(nameless), withTopics(nowhere), withTopics(somewhere)];
  expect(popularTopics(categories)).toEqual([somewhere]);
});

it('goes on with the next article of the category, from one subcategory into the next', () => {
  const { subcategories } = makeCategory();
  expect(topicAfter(subcategories, 'set-up-a-rotation')?.slug).toBe('send-a-lead-to-one-person');
  expect(topicAfter(subcategories, 'skip-a-turn')?.slug).toBe('connect-a-portal');
  expect(topicAfter(subcategories, 'connect-a-portal')).toBeUndefined();
  expect(topicAfter(subcategories, 'elsewhere')).toBeUndefined();
  expect(topicAfter(undefined, 'skip-a-turn')).toBeUndefined();
});

it('goes on with the next category, and after the last with the first that has a name', () => {
  const category = (id: string, name = id) => makeCategory({ id, name });
  const all = [category('none', ''), category('a'), category('b')];
  expect(categoryAfter(all, 'a')?.id).toBe('b');
  expect(categoryAfter(all, 'b')?.id).toBe('a');
  expect(categoryAfter(all, 'elsewhere')?.id).toBe('a');
  expect(categoryAfter([category('a')], 'a')).toBeUndefined();
});
