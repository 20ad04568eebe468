import { readdir, readFile, stat } from 'node:fs/promises';
import { parse } from 'yaml';
import type { ApiSuccess, WholeReadName } from '../../../contract/calls.ts';
import { PREVIEW_COUNT, TRENDING_PREVIEW_COUNT } from '../../../contract/constants.ts';
import { checkLinks } from './check/checkLinks.ts';
import { readSources } from './check/readSources.ts';
import { createContentApi } from '../api/contentApi.ts';
import { createHelpSearch } from '../search/helpSearch.ts';
import { loadContent } from '../load/loadContent.ts';

/** The site's own content folder; tests run from the project's root. */
const CONTENT_FOLDER = 'content';
const SEARCH_CASES_FILE = 'content/search-cases.yaml';

/** Of the 64 questions, at least so many are to find their article first. */
const FIRST_AT_LEAST = 59;

it('has no problems, and links only to pages that exist', async () => {
  const library = await loadContent(CONTENT_FOLDER);
  expect(
    checkLinks(await readSources(CONTENT_FOLDER), library, {
      content: CONTENT_FOLDER,
      public: 'public',
    }),
  ).toEqual([]);
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
  expect(places).toHaveLength(64);
  expect(places.filter(({ place }) => place > 3)).toEqual([]);
  const notFirst = places.filter(({ place }) => place > 1);
  expect(notFirst.slice(places.length - FIRST_AT_LEAST)).toEqual([]);
});

it('has help categories enough to fill the rows of their cards, and two articles in each', async () => {
  const { helpCategories, articles } = await loadContent(CONTENT_FOLDER);
  expect(helpCategories).toHaveLength(9);
  for (const { id } of helpCategories)
    expect(articles.filter((article) => article.category.id === id).length).toBeGreaterThan(1);
});

interface Card {
  slug: string;
  cover_photo: string;
}

/** Cards in a row of a list from 1024 px. */
const COLUMNS = 3;

/** Things whose cards stand side by side or one above the other and have the same cover. */
const neighborsAlike = (cards: readonly Card[]): string[] =>
  cards.flatMap((card, place) =>
    [cards[place + 1], cards[place + COLUMNS]].flatMap((other) =>
      other?.cover_photo === card.cover_photo ? `${card.slug} and ${other.slug}` : [],
    ),
  );

it('shows no two covers alike beside each other in any list, as it is sorted', async () => {
  const library = await loadContent(CONTENT_FOLDER);
  const api = createContentApi(() => library);
  const listOf = async (name: WholeReadName, params: Record<string, string> = {}) =>
    ((await api.read(name, params as never)) as ApiSuccess<Card[]>).payload;
  const landing = (await listOf('blogLanding')) as unknown as {
    hero: { post: Card };
    latest: Card[];
    guides: Card[];
    trending: Card[];
  };
  const posts = await listOf('activePosts');
  const lists = [
    [
      landing.hero.post,
      ...landing.latest.slice(0, PREVIEW_COUNT),
      ...landing.guides.slice(0, PREVIEW_COUNT),
      ...landing.trending.slice(0, TRENDING_PREVIEW_COUNT),
    ],
    posts,
    await listOf('recentPosts'),
    ...(await Promise.all(posts.map(({ slug }) => listOf('relatedPosts', { id: slug })))),
    await listOf('events'),
    await listOf('videos'),
  ];
  expect(lists.flatMap(neighborsAlike)).toEqual([]);
});

it('uses every cover, and none more than twice', async () => {
  const { posts, events, videos } = await loadContent(CONTENT_FOLDER);
  const uses = [...posts, ...events, ...videos].map(({ cover }) => cover);
  for (const file of await readdir('public/covers')) {
    const count = uses.filter((cover) => cover === `/covers/${file}`).length;
    expect({ file, isSpread: count === 1 || count === 2 }).toEqual({ file, isSpread: true });
  }
});

it('shows films that it has: no video of somebody else’s, whom no visitor could see', async () => {
  const { videos } = await loadContent(CONTENT_FOLDER);
  expect(videos.filter(({ type }) => type !== 'mp4').map(({ slug }) => slug)).toEqual([]);
  for (const { videoUrl, captionsUrl, posterUrl } of videos)
    for (const file of [videoUrl, captionsUrl, posterUrl])
      expect((await stat(`public${file}`)).size).toBeGreaterThan(500);
});
