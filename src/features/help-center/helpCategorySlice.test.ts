import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import { makeCategory } from './help.fixtures.ts';
import { filterChanged, selectShownSubcategories, selectTopicFilter } from './helpCategorySlice.ts';

const filteredBy = (filter: string) => stateAfter(filterChanged(filter));

it.each([
  ['', ['Assignment rules', 'Sources'], 4],
  ['ROTAT', ['Assignment rules'], 1],
  ['  portal ', ['Sources'], 1],
  ['zebra', [], 0],
])('filters the topics by %j', (filter, names, count) => {
  const shown = selectShownSubcategories(filteredBy(filter), makeCategory());
  expect(shown.map(({ name }) => name)).toEqual(names);
  expect(shown.flatMap(({ topics }) => topics)).toHaveLength(count);
});

it('keeps the index of a subcategory, and leaves out topics without titles', () => {
  expect(selectShownSubcategories(filteredBy('portal'), makeCategory())[0]?.index).toBe(1);
  const topics = [{ id: '5', title: '', slug: 'nameless' }];
  const category = makeCategory({ subcategories: [{ id: 'a', name: 'A', topics }] });
  expect(selectShownSubcategories(filteredBy(''), category)).toEqual([]);
});

it('finds a curly apostrophe by a straight one', () => {
  const topics = [{ id: '5', title: 'Skip an agent’s turn', slug: 'skip' }];
  const category = makeCategory({ subcategories: [{ id: 'a', name: 'A', topics }] });
  expect(selectShownSubcategories(filteredBy("agent's"), category)).toHaveLength(1);
});

it('resets the filter when a link leads to this or another category', () => {
  const path = '/help-center/category/1';
  const again = stateAfter(filterChanged('Lead '), locationChangedTo(path, { from: path }));
  expect(selectTopicFilter(again)).toBe('');
});
