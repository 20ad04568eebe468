import { FEATURE_SLUGS, paths } from '../../contract/paths';
import type { ContentLibrary } from './contentLibrary';
import { loadContent } from './loadContent';

/** The site's own content folder; tests run from the project's root. */
const CONTENT_FOLDER = 'content';

const addressesOf = (library: ContentLibrary): Set<string> =>
  new Set([
    ...Object.values(paths).filter((path) => typeof path === 'string'),
    ...FEATURE_SLUGS.map(paths.feature),
    ...library.posts.map(({ slug }) => paths.post(slug)),
    ...library.helpCategories.map(({ id }) => paths.helpCategory(id)),
    ...library.articles.map(({ slug }) => paths.helpArticle(slug)),
    ...library.events.map(({ slug }) => paths.event(slug)),
    ...library.videos.map(({ slug }) => paths.video(slug)),
  ]);

const htmlOf = (library: ContentLibrary): [string, string][] => [
  ...[...library.posts, ...library.articles].map(({ slug, body }): [string, string] => [
    slug,
    body().html,
  ]),
  ...[...library.events, ...library.videos].map(({ slug, description }): [string, string] => [
    slug,
    description().html,
  ]),
  ['privacy-policy', library.privacyPolicy.body().html],
  ['terms-of-service', library.termsOfService.body().html],
];

it('has no problems, and links only to pages that exist', async () => {
  const library = await loadContent(CONTENT_FOLDER);
  const addresses = addressesOf(library);
  const broken = htmlOf(library).flatMap(([slug, html]) =>
    [...html.matchAll(/<a href="(\/[^"#?]*)/g)]
      .map(([, address = '']) => address)
      .filter((address) => !addresses.has(address))
      .map((address) => `${slug} links to ${address}`),
  );
  expect(broken).toEqual([]);
});
