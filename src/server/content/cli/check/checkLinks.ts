import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import type { ContentProblem } from '../../load/contentProblems.ts';
import type { ContentLibrary } from '../../load/contentLibrary.ts';
import { paths } from '../../../../contract/paths.ts';
import { currentAddress } from '../../load/redirects.ts';
import { whyHidden } from '../../load/visibility.ts';
import type { Scheduled } from '../../load/visibility.ts';
import { FIXED_ADDRESSES } from '../../load/siteAddresses.ts';
import { isPublicFile } from './checkImages.ts';
import type { ContentFolders } from './checkImages.ts';
import { lineOf } from './readSources.ts';
import type { ContentSource } from './readSources.ts';

/** Written by remark-rehype for footnotes; they lead where it put them. */
const FOOTNOTE = /^#(?:user-content-fn|footnote-label)/;
const ELSEWHERE = /^(?:https:\/\/|mailto:|tel:)./;

/**
 * Links and redirects that lead nowhere: to a page or a file that does not exist, or to a heading that its page lacks.
 */
export const checkLinks = (
  sources: ContentSource[],
  library: ContentLibrary,
  folders: ContentFolders,
): ContentProblem[] => {
  const addresses = siteAddresses(library);
  const headings = headingsByAddress(library);

  const adviceFor = (href: string, own: string): string | undefined => {
    if (ELSEWHERE.test(href)) return undefined;
    if (!/^[/#](?!\/)/.test(href)) return 'Begin it with / for this site, or with https://.';
    const { pathname, hash } = new URL(
      currentAddress(library.redirects, href),
      `https://site.invalid${own}`,
    );
    const isPage = addresses.has(pathname);
    if (!isPage && !isPublicFile(decodeURIComponent(pathname), folders)) {
      return 'There is no such page. Correct it or remove the link.';
    }
    const known = headings.get(pathname);
    return hash === '' || !known || known.has(decodeURIComponent(hash.slice(1)))
      ? undefined
      : 'That page has no such heading. Correct what follows the #.';
  };

  const brokenRedirects = sources
    .filter(({ file }) => file.endsWith('/redirects.yaml'))
    .flatMap(({ file, fields }) =>
      fields.flatMap(({ key, value, line }) => {
        if (key === 'from' && isPublicFile(value, folders)) {
          return [{ file, line, message: `${value} is a file, which nobody would see.` }];
        }
        const advice = key === 'to' ? adviceFor(value, '/') : undefined;
        return advice ? [{ file, line, message: `${value} is named. ${advice}` }] : [];
      }),
    );

  const brokenLinks = sources.flatMap((source) =>
    linksOf(source).flatMap(({ href, line }) => {
      const advice = FOOTNOTE.test(href) ? undefined : adviceFor(href, addressOf(source));
      return advice
        ? [{ file: source.file, line, message: `A link leads to ${href}. ${advice}` }]
        : [];
    }),
  );
  return [...brokenRedirects, ...brokenLinks];
};

/** Every address that a link inside the site may lead to: the pages that always exist, and one for each document. */
const siteAddresses = (library: ContentLibrary): Set<string> => {
  const now = Date.now();
  // What is to come may be linked to by what comes with it.
  const isThere = (document: Scheduled) =>
    [undefined, 'scheduled'].includes(whyHidden(document, now));
  return new Set([
    ...FIXED_ADDRESSES,
    ...library.posts.filter(isThere).map(({ slug }) => paths.post(slug)),
    ...library.helpCategories.map(({ id }) => paths.helpCategory(id)),
    ...library.articles.filter(isThere).map(({ slug }) => paths.helpArticle(slug)),
    ...library.events.filter(isThere).map(({ slug }) => paths.event(slug)),
    ...library.videos.filter(isThere).map(({ slug }) => paths.video(slug)),
  ]);
};

const addressOf = ({ kind, slug }: ContentSource): string => {
  switch (kind) {
    case 'posts':
      return paths.post(slug);
    case 'help':
      return paths.helpArticle(slug);
    case 'events':
      return paths.event(slug);
    case 'videos':
      return paths.video(slug);
    case 'legal':
      return slug === 'privacy-policy' ? paths.privacyPolicy : paths.termsOfServices;
    case '':
      return '/';
  }
};

/** Ids of the headings of the documents; pages that are not written here are not looked into. */
const headingsByAddress = (library: ContentLibrary): Map<string, Set<string>> => {
  const documents = [
    ...library.posts.map(({ slug, body }) => [paths.post(slug), body] as const),
    ...library.articles.map(({ slug, body }) => [paths.helpArticle(slug), body] as const),
    [paths.privacyPolicy, library.privacyPolicy.body] as const,
    [paths.termsOfServices, library.termsOfService.body] as const,
  ];
  return new Map(
    documents.map(([address, body]) => [
      address,
      new Set(body.render().headings.map(({ id }) => id)),
    ]),
  );
};

const linksOf = (source: ContentSource) => {
  const links: { href: string; line: number }[] = [];
  visit(source.tree, 'element', (element: Element) => {
    const { href } = element.properties;
    if (element.tagName !== 'a' || typeof href !== 'string') return;
    links.push({ href, line: lineOf(source, element) });
  });
  return links;
};
