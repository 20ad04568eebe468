import type { DocumentKindName } from '../../../contract/documents.ts';
import { PLACE_PREFIX } from '../../../contract/htmlAllowList.ts';
import { pageFragments } from '../../../contract/pageFragments.ts';
import { MEDIA_PREFIX } from '../../../contract/pictures.ts';
import { closestWord } from '../../../lib/editDistance.ts';
import { decodedPath } from '../../../lib/urlPath.ts';
import { labelOf } from '../../../strings/documentLabels.ts';
import type { ContentProblem, Repair } from '../load/contentReader.ts';
import { FIXED_ADDRESSES } from '../load/loadRedirects.ts';
import { currentAddress, type Redirects } from '../load/redirects.ts';
import { placesOf, type Reference, type CheckedDocument } from './documentFacts.ts';
import type { SiteFiles } from './siteFiles.ts';

/** What references lead to. */
export interface Targets {
  pages: ReadonlyMap<string, CheckedDocument | undefined>;
  redirects: Redirects;
  files: SiteFiles;
  /** The page that a mistyped address means. */
  suggest: (address: string) => string | undefined;
}

/** A comparison with all pages is expensive, and a text may have thousands of mistyped links. */
const MAX_SUGGESTIONS = 10;
const MAX_TYPOS = 3;

const suggesterOf = (pages: readonly string[]) => {
  let left = MAX_SUGGESTIONS;
  return (address: string): string | undefined => {
    if (left === 0) return undefined;
    left -= 1;
    const name = address.slice(address.lastIndexOf('/') + 1);
    const inAnotherFolder = pages.filter((page) => page.endsWith(`/${name}`));
    if (name !== '' && inAnotherFolder.length === 1) return inAnotherFolder[0];
    return closestWord(address, pages, Math.min(MAX_TYPOS, Math.floor(name.length / 3)));
  };
};

export const targetsOf = (
  documents: readonly CheckedDocument[],
  redirects: Redirects,
  files: SiteFiles,
): Targets => {
  const pages = new Map<string, CheckedDocument | undefined>(
    FIXED_ADDRESSES.map((address) => [address, undefined]),
  );
  for (const document of documents) if (document.page) pages.set(document.page, document);
  return { pages, redirects, files, suggest: suggesterOf([...pages.keys()]) };
};

export const checkReference = async (
  reference: Reference,
  targets: Targets,
): Promise<ContentProblem[]> => {
  const { file, line, yamlPath: path } = reference;
  const found: (LinkProblem | undefined)[] = [
    messageOnly(fileProblem(reference, targets.files)),
    await linkProblem(reference, targets),
    messageOnly(missingText(reference)),
  ];
  return found.flatMap((problem) => (problem ? { file, line, path, ...problem } : []));
};

type LinkProblem = Pick<ContentProblem, 'message' | 'repair'>;

const messageOnly = (message: string | undefined): LinkProblem | undefined =>
  message === undefined ? undefined : { message };

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
  // Files on other sites are not requested, so they count as found.
  const isFound = isOnAnotherSite(value) || files.has(value);
  if (kind === 'redirects' && key === 'from' && isFound)
    return `${value} is a file, so the redirect has no effect. Remove it.`;
  if (!isFileKey(key) || isFound || kind === 'site') return undefined;
  const folder = value.startsWith(MEDIA_PREFIX) ? 'media of the content' : 'public';
  return `"${value}" is not in the folder ${folder}. Add it or correct the path.`;
};

const linkProblem = async (
  reference: Reference,
  targets: Targets,
): Promise<LinkProblem | undefined> => {
  const { kind, key, value } = reference;
  const isLink = key === 'href' || (key === 'to' && (kind === 'redirects' || kind === 'texts'));
  if (!isLink) return undefined;
  const advice = await adviceOnLink(reference, targets);
  if (!advice) return undefined;
  const { text, to } = advice;
  const repair: Repair | undefined = to === undefined ? undefined : { from: value, to };
  return { message: `A link leads to ${value}. ${text}`, ...(repair && { repair }) };
};

const EXTERNAL = /^(?:https?:\/\/|mailto:|tel:)./i;

interface Advice {
  text: string;
  /** The address that is meant. */
  to?: string;
}

const NO_PAGE: Advice = { text: 'There is no such page. Correct it or remove the link.' };

const noPage = ({ pathname, hash }: URL, suggest: Targets['suggest']): Advice => {
  const page = suggest(pathname);
  return page === undefined
    ? NO_PAGE
    : { text: `There is no such page. Did you mean ${page}?`, to: page + hash };
};

const adviceOnLink = async (
  { value: href, page = '/' }: Reference,
  targets: Targets,
): Promise<Advice | undefined> => {
  if (EXTERNAL.test(href)) return undefined;
  if (/^www\./i.test(href)) return { text: `Write https://${href}.`, to: `https://${href}` };
  return /^[/#](?!\/)/.test(href)
    ? adviceOnAddress(href, page, targets)
    : { text: 'Begin it with / for this site, or with https://.' };
};

const SITE = 'https://site.invalid';

/** For an address of this site. */
const adviceOnAddress = async (
  href: string,
  page: string,
  { pages, redirects, files, suggest }: Targets,
): Promise<Advice | undefined> => {
  const target = currentAddress(redirects, href);
  const address = URL.parse(target, SITE + page);
  if (!address) return NO_PAGE;
  const { origin, pathname, hash } = address;
  // Browsers read a backslash as a slash, so `/\host` leads to another site.
  const isThisSite = origin === SITE;
  if (!isThisSite || !pages.has(pathname)) {
    const isRedirectedAway = EXTERNAL.test(target);
    if (isRedirectedAway || files.has(decodedPath(pathname))) return undefined;
    return isThisSite ? noPage(address, suggest) : NO_PAGE;
  }
  const text =
    hash === '' ? undefined : await adviceOnFragment(pages.get(pathname), pathname, hash);
  return text === undefined ? undefined : { text };
};

/** Their pages show the text as a document, whose headings have ids. */
const KINDS_WITH_HEADINGS: readonly DocumentKindName[] = ['posts', 'articles', 'pages', 'legal'];

const adviceOnFragment = async (
  target: CheckedDocument | undefined,
  pathname: string,
  hash: string,
) => {
  const id = decodedPath(hash.slice(1));
  const places = pageFragments(pathname);
  if (places.includes(id) || id.toLowerCase() === 'top') return undefined;
  if (!target || !KINDS_WITH_HEADINGS.includes(target.kind)) {
    const known = places.map((place) => `#${place}`).join(', ');
    return `That page has only these places: ${known}. Correct or remove what follows the #.`;
  }
  const ids = await placesOf(target.stored);
  return !ids || ids.includes(id) || ids.includes(PLACE_PREFIX + id)
    ? undefined
    : 'That page has no such heading. Correct what follows the #.';
};
