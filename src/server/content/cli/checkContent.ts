import { existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Element } from 'hast';
import { visit as visitTree } from 'unist-util-visit';
import { isPair, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { originalTraces } from '../../../contract/brandColors.ts';
import { PLACE_PREFIX } from '../../../contract/htmlAllowList.ts';
import { kindOf, pageAddress, type DocumentKindName } from '../../../contract/documents.ts';
import { pageFragments } from '../../../contract/pageFragments.ts';
import { MEDIA_PREFIX } from '../../../contract/pictures.ts';
import { nearestWord } from '../../../lib/editDistance.ts';
import { decodedPath } from '../../../lib/text.ts';
import { labelOf } from '../../../strings/documentLabels.ts';
import { normalizeHtml, type Loss, type ReportLoss } from '../../html/normalizeHtml.ts';
import { pictureSource } from '../../html/pictureSource.ts';
import { parseHtml } from '../../html/parseHtml.ts';
import { sanitizeDocument } from '../../html/sanitizeHtml.ts';
import { ContentFiles, type Overlay } from '../load/contentFiles.ts';
import { compareProblems, splitSource, type ContentProblem } from '../load/contentReader.ts';
import type { YamlPath } from '../load/describeIssue.ts';
import { readLibrary } from '../load/loadContent.ts';
import { FIXED_ADDRESSES } from '../load/loadRedirects.ts';
import { placeholdersOf, type SiteFile } from '../load/loadSite.ts';
import { renderMarkdown } from '../load/markdown.ts';
import { markdownToHtml } from '../load/markdownParser.ts';
import { fillMarkdown, fillYaml, type PlaceholderValues } from '../load/placeholders.ts';
import { currentAddress, type Redirects } from '../load/redirects.ts';

export interface ContentFolders {
  content: string;
  public: string;
}

/** A value that names a file or a page, or the category of a post. */
interface Reference {
  kind: DocumentKindName;
  file: string;
  line: number;
  path?: YamlPath;
  /** The key of the YAML, or the attribute of a link or an image. */
  key: string;
  value: string;
  /** The text of a link, or the description of an image. */
  text?: string;
  page: string | undefined;
}

/** Validates all documents, then the links and files of those that are not drafts. Warnings don't change the exit code. */
export const checkContent = async (folders: ContentFolders, options?: { overlay?: Overlay }) => {
  const { library, problems, context } = await readLibrary(folders.content, options);
  const { files } = context.reader;
  const sources = readSources(files, library.site).filter(({ isHidden }) => !isHidden);
  const references = sources.flatMap((source) => source.references);
  const adviceFor = adviceOnLinks(sources, library.redirects, folders);
  return {
    problems: [
      ...problems,
      ...report(references, (reference) => fileProblem(reference, folders)),
      ...report(references.filter(isLink), (reference) => {
        const advice = adviceFor(reference);
        return advice && `A link leads to ${reference.value}. ${advice}`;
      }),
      ...report(references, ({ text, key, value }) => {
        if (text?.trim() !== '') return undefined;
        return key === 'src'
          ? `The picture "${value}" has no description. Write ![what it shows](...).`
          : `The link to "${value}" has no text. Write [text](...).`;
      }),
      ...report(sources, ({ kind, page = '' }) =>
        kind === 'pages' && existsSync(join(folders.public, page))
          ? `${page} is in the folder public. Choose another name.`
          : undefined,
      ),
    ].sort(compareProblems),
    warnings: [
      ...rareCategories(references),
      ...sources.flatMap(({ losses }) => losses),
      ...originalBrand(library.site, files, folders),
    ],
    summary: [
      `${library.posts.length} posts`,
      `${library.articles.length} help articles in ${library.helpCategories.length} categories`,
      `${library.events.length} events`,
      `${library.videos.length} videos`,
      `${library.integrations.length} integrations`,
      `${library.plans.plans.length} plans`,
    ].join(', '),
  };
};

const report = <Place extends { file: string; line: number; path?: YamlPath }>(
  places: readonly Place[],
  messageFor: (place: Place) => string | undefined,
): ContentProblem[] =>
  places.flatMap((place) => {
    const { file, line, path } = place;
    const message = messageFor(place);
    return message ? { file, line, path, message } : [];
  });

type Source = ReturnType<typeof toSource>;

const readSources = (files: ContentFiles, site: SiteFile | undefined): Source[] => {
  const values = site ? placeholdersOf(site) : {};
  return files.all().flatMap((path) => {
    const kind = kindOf(path)?.kind;
    if (!kind) return [];
    const parts = splitSource(path, files.read(path) ?? '');
    const place = { kind, file: `${files.name}/${path}`, page: pageAddress(path) };
    return parts ? toSource(place, parts, values) : [];
  });
};

const toSource = (
  place: Pick<Reference, 'kind' | 'file' | 'page'>,
  { yamlLine, bodyLine, ...parts }: NonNullable<ReturnType<typeof splitSource>>,
  values: PlaceholderValues,
) => {
  const yaml = fillYaml({ text: parts.yaml, firstLine: yamlLine }, values);
  const body = fillMarkdown({ text: parts.body, firstLine: bodyLine }, values);
  const references: Reference[] = [];

  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  visit(document, {
    Scalar(position, scalar, ancestors) {
      const { value, range } = scalar;
      if (position === 'key' || typeof value !== 'string') return;
      const nodes = [...ancestors, scalar];
      const path = nodes.flatMap((node, index): YamlPath => {
        if (isPair(node)) return [String(node.key)];
        return isSeq(node) ? [node.items.indexOf(nodes[index + 1])] : [];
      });
      const key = String(ancestors.findLast(isPair)?.key ?? '');
      const line = lineCounter.linePos(range?.[0] ?? 0).line + yamlLine - 1;
      references.push({ ...place, path, key, value, line });
    },
  });

  const lineOf = ({ properties }: Element) => bodyLine + Number(properties.dataLine ?? 1) - 1;
  const tree = parseHtml(markdownToHtml(body, { hasLines: true }));
  visitTree(tree, 'element', (element: Element) => {
    const { tagName, properties } = element;
    const { href, src } = properties;
    const reference = { ...place, text: readableText(element), line: lineOf(element) };
    // Links of footnotes have no line.
    if (tagName === 'a' && typeof href === 'string' && properties.dataLine !== undefined)
      references.push({ ...reference, key: 'href', value: href });
    if (tagName === 'img')
      references.push({ ...reference, key: 'src', value: pictureSource(element) || String(src) });
  });
  const losses: ContentProblem[] = [];
  const reportLoss: ReportLoss = (element, loss) =>
    losses.push({ file: place.file, line: lineOf(element), message: describeLoss(element, loss) });
  normalizeHtml(tree, { reportLoss });
  const isHidden = document.get('draft') === true || document.has('unpublished');
  return { ...place, line: 1, isHidden, references, losses, body };
};

const describeLoss = ({ tagName }: Element, loss: Loss): string => {
  if (loss === 'linked')
    return `<${tagName}> becomes a link. Only videos of YouTube play in a page.`;
  return `<${tagName}> is left out.${loss === 'unwrapped' ? ' Its text stays.' : ''}`;
};

/** The text of an element and the descriptions of its pictures. */
const readableText = (element: Element): string => {
  let text = '';
  visitTree(element, (node) => {
    if (node.type === 'text') text += node.value;
    if (node.type === 'element') text += String(node.properties.alt ?? '');
  });
  return text;
};

const isFileKey = (key: string): boolean =>
  key === 'src' || ['picture', 'file'].includes(labelOf(key).format ?? '');

/** Files on other hosts are not requested. */
const isSiteFile = (path: string, folders: ContentFolders): boolean =>
  path.startsWith('https://') ||
  (path.startsWith('/') &&
    statSync(join(path.startsWith(MEDIA_PREFIX) ? folders.content : folders.public, path), {
      throwIfNoEntry: false,
    })?.isFile() === true);

const fileProblem = (reference: Reference, folders: ContentFolders): string | undefined => {
  const { kind, key, value } = reference;
  const isFile = isSiteFile(value, folders);
  if (kind === 'redirects' && key === 'from' && isFile)
    return `${value} is a file, so the redirect has no effect. Remove it.`;
  if (!isFileKey(key) || isFile || kind === 'site') return undefined;
  const folder = value.startsWith(MEDIA_PREFIX) ? 'media of the content' : 'public';
  return `"${value}" is not in the folder ${folder}. Add it or correct the path.`;
};

const isLink = ({ kind, key }: Reference): boolean =>
  key === 'href' || ((kind === 'redirects' || kind === 'texts') && key === 'to');

/** Categories that only one post has and that resemble another one are likely misspelled. */
const rareCategories = (references: Reference[]) => {
  const used = references.filter(({ key, kind }) => key === 'category' && kind === 'posts');
  const count = (category: string) => used.filter(({ value }) => value === category).length;
  return report(used, ({ value }) => {
    const others = [...new Set(used.map((each) => each.value))].filter((each) => each !== value);
    const nearest = count(value) === 1 ? nearestWord(value, others) : undefined;
    return nearest !== undefined && count(nearest) > 1
      ? `Only this post has the category "${value}". Did you mean "${nearest}"?`
      : undefined;
  });
};

const TEXT_FILES = ['.md', '.yaml', '.svg', '.vtt', '.txt'];

const originalBrand = (
  site: SiteFile | undefined,
  content: ContentFiles,
  folders: ContentFolders,
): ContentProblem[] =>
  [content, new ContentFiles(folders.public)].flatMap((files) =>
    files
      .all()
      .filter((path) => TEXT_FILES.includes(extname(path)) && path !== 'README.md')
      .flatMap((path) => {
        const file = `${files.name}/${path}`;
        // The build changes the colors of public drawings.
        const traces = site ? originalTraces(files.read(path)!, site, files === content) : [];
        return traces.map((trace) => ({ file, ...trace }));
      }),
  );

const EXTERNAL = /^(?:https:\/\/|mailto:|tel:)./;

const adviceOnLinks = (sources: Source[], redirects: Redirects, folders: ContentFolders) => {
  const pages = new Map<string, Source | undefined>(
    FIXED_ADDRESSES.map((address) => [address, undefined]),
  );
  for (const source of sources) if (source.page) pages.set(source.page, source);

  return ({ value: href, page = '/' }: Reference): string | undefined => {
    if (EXTERNAL.test(href)) return undefined;
    if (!/^[/#](?!\/)/.test(href)) return 'Begin it with / for this site, or with https://.';
    const address = currentAddress(redirects, href);
    const { pathname, hash } = new URL(address, `https://site.invalid${page}`);
    if (!pages.has(pathname))
      return isSiteFile(decodedPath(pathname), folders)
        ? undefined
        : 'There is no such page. Correct it or remove the link.';
    return hash === '' ? undefined : fragmentAdvice(pages.get(pathname), pathname, hash);
  };
};

/** Their pages show the text as a document, whose headings have ids. */
const KINDS_WITH_HEADINGS: readonly DocumentKindName[] = ['posts', 'articles', 'pages', 'legal'];

const fragmentAdvice = (target: Source | undefined, pathname: string, hash: string) => {
  const id = decodedPath(hash.slice(1));
  const places = pageFragments(pathname);
  if (places.includes(id) || id.toLowerCase() === 'top') return undefined;
  if (!target || !KINDS_WITH_HEADINGS.includes(target.kind)) {
    const known = places.map((place) => `#${place}`).join(', ');
    return `That page has only these places: ${known}. Correct or remove what follows the #.`;
  }
  const { headings, html } = sanitizeDocument(renderMarkdown(target.body));
  return headings.some((heading) => heading.id === id) || hasPlace(html, id)
    ? undefined
    : 'That page has no such heading. Correct what follows the #.';
};

const hasPlace = (html: string, name: string): boolean =>
  html.includes(` id="${PLACE_PREFIX}${name.replace(PLACE_PREFIX, '')}"`);
