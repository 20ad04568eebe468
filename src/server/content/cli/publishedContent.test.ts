import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { checkLinks } from './check/checkLinks.ts';
import { readSources } from './check/readSources.ts';
import { createHelpSearch } from '../search/helpSearch.ts';
import { loadContent } from '../load/loadContent.ts';

/** The site's own content folder; tests run from the project's root. */
const CONTENT_FOLDER = 'content';
const SEARCH_CASES_FILE = 'content/search-cases.yaml';

/** Of the 60 questions, at least so many are to find their article first. */
const FIRST_AT_LEAST = 55;

it('has no problems, and links only to pages that exist', async () => {
  const library = await loadContent(CONTENT_FOLDER);
  expect(checkLinks(await readSources(CONTENT_FOLDER), library, 'public')).toEqual([]);
});

/** Place of the right article in the answer to each question, counted from 1; Infinity when it is not there. */
const searchPlaces = async () => {
  const { articles } = await loadContent(CONTENT_FOLDER);
  const search = await createHelpSearch(articles);
  const cases = parse(await readFile(SEARCH_CASES_FILE, 'utf8')) as {
    question: string;
    slug: string;
  }[];
  return cases.map(({ question, slug }) => {
    const hits = search(question).map((hit) => hit.slug);
    const place = hits.indexOf(slug) + 1 || Infinity;
    return { question, slug, place, first: hits[0] };
  });
};

it('answers questions of visitors with the right help article', async () => {
  const places = await searchPlaces();
  expect(places).toHaveLength(60);
  expect(places.filter(({ place }) => place > 3)).toEqual([]);
  const notFirst = places.filter(({ place }) => place > 1);
  expect(notFirst.slice(places.length - FIRST_AT_LEAST)).toEqual([]);
});

/** Posts that stand in one row, or one below the other, on the list of all posts. */
const NEIGHBORHOOD = 4;

it('shows no cover twice among posts that stand beside one another', async () => {
  const covers = (await loadContent(CONTENT_FOLDER)).posts.map(({ cover }) => cover);
  const alike = covers.filter((cover, place) =>
    covers.slice(place + 1, place + NEIGHBORHOOD).includes(cover),
  );
  expect(alike).toEqual([]);
});
