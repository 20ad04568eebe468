import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { annualSaving } from '../../../features/pricing/plan.ts';
import { fillText } from '../../../lib/fillText.ts';
import { createContentLoader, loadContent } from '../load/contentLoader.ts';
import { readableFolder } from '../load/readableFolder.ts';
import { createHelpSearch } from '../search/helpSearch.ts';
import { checkContent } from '../check/checkContent.ts';

/** The site's own content folder; tests run from the project's root. */
const CONTENT_FOLDER = 'content';
const SEARCH_CASES_FILE = 'content/search-cases.yaml';

/** Of the 64 questions, how many must find their article first. */
const FIRST_AT_LEAST = 59;

it('has no problems', async () => {
  const { problems } = await checkContent(
    createContentLoader(readableFolder(CONTENT_FOLDER)),
    'public',
  );
  expect(problems).toEqual([]);
});

it('has plans and a badge that promise the saving of the specification', async () => {
  const { plans, texts } = await loadContent(CONTENT_FOLDER);
  const most = Math.max(...plans.plans.map((plan) => annualSaving(plan)?.percent ?? 0));
  expect(fillText(texts.pricing!.badge, { saving: `${most}%` })).toBe('Save up to 33% now');
});

/** The rank of the expected article among the results of each question; Infinity when it is missing. */
const searchPlaces = async () => {
  const { articles } = await loadContent(CONTENT_FOLDER);
  const { find, update } = createHelpSearch();
  await update(articles);
  type Case = { question: string; slug: string };
  const cases = parse(await readFile(SEARCH_CASES_FILE, 'utf8')) as Case[];
  return cases.map(({ question, slug }) => {
    const hits = find(question).map((hit) => hit.slug);
    const place = hits.indexOf(slug) + 1 || Infinity;
    return { question, slug, place, first: hits[0] };
  });
};

it('answers questions of visitors with the right help article', async () => {
  const places = await searchPlaces();
  expect(places).toHaveLength(68);
  expect(places.filter(({ place }) => place > 3)).toEqual([]);
  const notFirst = places.filter(({ place }) => place > 1);
  expect(notFirst.slice(places.length - FIRST_AT_LEAST)).toEqual([]);
});
