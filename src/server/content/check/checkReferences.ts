import type { DocumentKindName } from '../../../contract/documents.ts';
import { PLACE_PREFIX } from '../../../contract/htmlAllowList.ts';
import { pageFragments } from '../../../contract/pageFragments.ts';
import { MEDIA_PREFIX } from '../../../contract/pictures.ts';
import { decodedPath } from '../../../lib/text.ts';
import { labelOf } from '../../../strings/documentLabels.ts';
import type { ContentProblem } from '../load/contentReader.ts';
import { FIXED_ADDRESSES } from '../load/loadRedirects.ts';
import { currentAddress, type Redirects } from '../load/redirects.ts';
import { placesOf, type Reference, type Source } from './documentFacts.ts';
import type { SiteFiles } from './siteFiles.ts';

/** What references lead to. */
export interface Targets {
  pages: ReadonlyMap<string, Source | undefined>;
  redirects: Redirects;
  files: SiteFiles;
}

export const targetsOf = (
  sources: readonly Source[],
  redirects: Redirects,
  files: SiteFiles,
): Targets => {
  const pages = new Map<string, Source | undefined>(
    FIXED_ADDRESSES.map((address) => [address, undefined]),
  );
  for (const source of sources) if (source.page) pages.set(source.page, source);
  return { pages, redirects, files };
};

export const checkReference = async (
  reference: Reference,
  targets: Targets,
): Promise<ContentProblem[]> => {
  const { file, line, path } = reference;
  const messages = [
    fileProblem(reference, targets.files),
    await linkProblem(reference, targets),
    missingText(reference),
  ];
  return messages.flatMap((message) => (message ? { file, line, path, message } : []));
};

const missingText = ({ text, key, value }: Reference): string | undefined => {
  if (text?.trim() !== '') return undefined;
  return key === 'src'
    ? `The picture "${value}" has no description. Write ![what it shows](...).`
    : `The link to "${value}" has no text. Write [text](...).`;
};

const isOnAnotherSite = (address: string): boolean => /^https?:\/\/./i.test(address);

/** Old links often lead to sites without encryption, and some sites have none. */
export const unencrypted = ({ key, value }: Reference): string | undefined => {
  if (!/^http:\/\/./i.test(value)) return undefined;
  return key === 'src'
    ? `The picture ${value} is not encrypted, and browsers may not show it. Write https:// if its site has it.`
    : `A link leads to ${value}, which is not encrypted. Write https:// if that site has it.`;
};

const isFileKey = (key: string): boolean =>
  key === 'src' || ['picture', 'file'].includes(labelOf(key).format ?? '');

const fileProblem = ({ kind, key, value }: Reference, files: SiteFiles): string | undefined => {
  // Files on other hosts are not requested.
  const isFile = isOnAnotherSite(value) || files.has(value);
  if (kind === 'redirects' && key === 'from' && isFile)
    return `${value} is a file, so the redirect has no effect. Remove it.`;
  if (!isFileKey(key) || isFile || kind === 'site') return undefined;
  const folder = value.startsWith(MEDIA_PREFIX) ? 'media of the content' : 'public';
  return `"${value}" is not in the folder ${folder}. Add it or correct the path.`;
};

const linkProblem = async (reference: Reference, targets: Targets): Promise<string | undefined> => {
  const { kind, key, value } = reference;
  const isLink = key === 'href' || (key === 'to' && (kind === 'redirects' || kind === 'texts'));
  if (!isLink) return undefined;
  const advice = await adviceOnLink(reference, targets);
  return advice && `A link leads to ${value}. ${advice}`;
};

const EXTERNAL = /^(?:https?:\/\/|mailto:|tel:)./i;
const NO_PAGE = 'There is no such page. Correct it or remove the link.';

const adviceOnLink = async (
  { value: href, page = '/' }: Reference,
  { pages, redirects, files }: Targets,
): Promise<string | undefined> => {
  if (EXTERNAL.test(href)) return undefined;
  if (/^www\./i.test(href)) return `Write https://${href}.`;
  if (!/^[/#](?!\/)/.test(href)) return 'Begin it with / for this site, or with https://.';
  const site = `https://site.invalid${page}`;
  const address = URL.parse(currentAddress(redirects, href), site);
  // A backslash counts as a slash, so that another site may follow.
  if (!address) return NO_PAGE;
  const { origin, pathname, hash } = address;
  if (!pages.has(pathname) || origin !== new URL(site).origin) {
    const isElsewhere = EXTERNAL.test(currentAddress(redirects, href));
    return isElsewhere || files.has(decodedPath(pathname)) ? undefined : NO_PAGE;
  }
  return hash === '' ? undefined : adviceOnFragment(pages.get(pathname), pathname, hash);
};

/** Their pages show the text as a document, whose headings have ids. */
const KINDS_WITH_HEADINGS: readonly DocumentKindName[] = ['posts', 'articles', 'pages', 'legal'];

const adviceOnFragment = async (target: Source | undefined, pathname: string, hash: string) => {
  const id = decodedPath(hash.slice(1));
  const places = pageFragments(pathname);
  if (places.includes(id) || id.toLowerCase() === 'top') return undefined;
  if (!target || !KINDS_WITH_HEADINGS.includes(target.kind)) {
    const known = places.map((place) => `#${place}`).join(', ');
    return `That page has only these places: ${known}. Correct or remove what follows the #.`;
  }
  const ids = await placesOf(target.document);
  return !ids || ids.includes(id) || ids.includes(PLACE_PREFIX + id.replace(PLACE_PREFIX, ''))
    ? undefined
    : 'That page has no such heading. Correct what follows the #.';
};
