import { cardText, categoryName, resultTitle, resultTrail } from './helpTexts.ts';
import { makeCategory, makeResult } from './help.fixtures.ts';

it('calls a category by its name, or by its title where it has none', () => {
  expect(categoryName({ name: 'Leads', title: 'All about leads' })).toBe('Leads');
  expect(categoryName({ name: '', title: 'All about leads' })).toBe('All about leads');
});

it('shows the description of a category, or the first 100 characters of its content', () => {
  expect(cardText(makeCategory({ description: 'd'.repeat(120) }))).toBe('d'.repeat(120));
  expect(cardText(makeCategory({ description: '', content: 'c'.repeat(101) }))).toBe(
    `${'c'.repeat(100)}…`,
  );
  expect(cardText(makeCategory({ description: '', content: '' }))).toBe('');
});

it('calls a result by its title, or by its name where it has none', () => {
  expect(resultTitle(makeResult({ name: 'Other' }))).toBe('Set up a round-robin rotation');
  expect(resultTitle(makeResult({ title: '', name: 'Other' }))).toBe('Other');
});

it('says where a result stands, as far as that is known', () => {
  expect(resultTrail(makeResult())).toBe('Leads and assignment / Rules');
  expect(resultTrail(makeResult({ subcategory: null }))).toBe('Leads and assignment');
  expect(resultTrail(makeResult({ category: null, subcategory: null }))).toBe('');
});
