import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import type { Element, Root } from 'hast';
import { visit as visitTree } from 'unist-util-visit';
import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { paths } from '../../../contract/paths.ts';
import { MEDIA_PREFIX } from '../../../contract/pictures.ts';
import { sanitizeDocument } from '../../html/sanitizeHtml.ts';
import { compareProblems, splitSource, type ContentProblem } from '../load/contentReader.ts';
import { nearestWord } from '../load/documentFields.ts';
import { readLibrary, type ContentLibrary } from '../load/loadContent.ts';
import { FIXED_ADDRESSES } from '../load/loadRedirects.ts';
import { parseMarkdown, renderMarkdown } from '../load/markdown.ts';
import { currentAddress, type Redirects } from '../load/redirects.ts';

export interface ContentFolders {
  content: string;
  /** The site's own static files. */
  public: string;
}

export interface CheckResult {
  problems: ContentProblem[];
  /** Don't change the exit code. */
  warnings: ContentProblem[];
  summary: string;
}

/** Validates all documents, then the links and files of those that are not drafts. */
export const checkContent = async (folders: ContentFolders): Promise<CheckResult> => {
  const { library, problems } = await readLibrary(folders.content);
  const sources = readSources(folders.content).filter(({ isDraft }) => !isDraft);
  return {
    problems: [
      ...problems,
      ...sources.flatMap((source) => missingFiles(source, folders)),
      ...brokenLinks(sources, library.redirects, folders),
    ].sort(compareProblems),
    warnings: [...sources.flatMap(imagesWithoutText), ...rareCategories(sources)],
    summary: summarize(library),
  };
};

const summarize = (library: ContentLibrary): string =>
  [
    `${library.posts.length} posts`,
    `${library.articles.length} help articles in ${library.helpCategories.length} categories`,
    `${library.events.length} events`,
    `${library.videos.length} videos`,
    `${library.integrations.length} integrations`,
    `${library.plans.plans.length} plans`,
  ].join(', ');

interface Reference {
  key: string;
  value: string;
  line: number;
}

/** A file of the content folder with the lines of what it refers to. */
interface Source {
  file: string;
  /** The address of the document's page; undefined for other files. */
  address: string | undefined;
  isDraft: boolean;
  /** Texts of the YAML with their key. */
  fields: Reference[];
  links: Reference[];
  /** The key is the text alternative. */
  images: Reference[];
  body: string;
}

/** The page of a file, by its path in the content folder. */
const PAGE_ADDRESSES: [RegExp, (name: string) => string][] = [
  [/^posts\/(.+)\.md$/, paths.post],
  [/^help\/[^/]+\/(.+)\.md$/, paths.helpArticle],
  [/^help\/([^/]+)\/_category\.yaml$/, paths.helpCategory],
  [/^events\/(.+)\.md$/, paths.event],
  [/^videos\/(.+)\.md$/, paths.video],
  [/^legal\/(privacy-policy)\.md$/, () => paths.privacyPolicy],
  [/^legal\/(terms-of-service)\.md$/, () => paths.termsOfServices],
];

export const pageAddress = (path: string): string | undefined => {
  for (const [pattern, toAddress] of PAGE_ADDRESSES) {
    const name = pattern.exec(path)?.[1];
    if (name !== undefined) return toAddress(name);
  }
};

const UNPUBLISHED_FILES = ['README.md', 'search-cases.yaml'];

const isPublished = (path: string): boolean =>
  ['.md', '.yaml'].includes(extname(path)) &&
  !UNPUBLISHED_FILES.includes(path) &&
  !path.split('/').some((name) => name.startsWith('.')) &&
  (!basename(path).startsWith('_') || basename(path) === '_category.yaml');

const readSources = (folder: string): Source[] => {
  const root = resolve(folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isPublished)
    .sort()
    .map((path) => toSource(basename(root), path, readFileSync(join(root, path), 'utf8')));
};

const toSource = (root: string, path: string, text: string): Source => {
  const parts = splitSource(path, text) ?? { yaml: '', yamlLine: 1, body: text };
  const lineCounter = new LineCounter();
  const document = parseDocument(parts.yaml, { lineCounter });
  const fields: Reference[] = [];
  visit(document, {
    Scalar(position, scalar, ancestors) {
      if (position === 'key' || typeof scalar.value !== 'string') return;
      const key = ancestors.findLast(isPair)?.key;
      const { line } = lineCounter.linePos(scalar.range?.[0] ?? 0);
      fields.push({
        key: isScalar(key) ? String(key.value) : '',
        value: scalar.value,
        line: line + parts.yamlLine - 1,
      });
    },
  });
  const bodyLine = text.split('\n').length - parts.body.split('\n').length + 1;
  return {
    file: `${root}/${path}`,
    address: pageAddress(path),
    isDraft: document.has('draft') && document.get('draft') === true,
    fields,
    ...referencesOf(parseMarkdown(parts.body), bodyLine),
    body: parts.body,
  };
};

const referencesOf = (tree: Root, bodyLine: number): Pick<Source, 'links' | 'images'> => {
  const links: Reference[] = [];
  const images: Reference[] = [];
  visitTree(tree, 'element', ({ tagName, properties, position }: Element) => {
    const line = bodyLine + (position?.start.line ?? 1) - 1;
    const { href, src, alt } = properties;
    if (tagName === 'a' && typeof href === 'string') links.push({ key: '', value: href, line });
    if (tagName === 'img') images.push({ key: String(alt ?? ''), value: String(src), line });
  });
  return { links, images };
};

const FILE_KEYS = ['cover', 'host_image', 'photo', 'logo', 'poster', 'captions', 'video_url'];

const missingFiles = ({ file, fields, images }: Source, folders: ContentFolders) =>
  [...fields.filter(({ key }) => FILE_KEYS.includes(key)), ...images]
    .filter(({ value }) => !isSiteFile(value, folders))
    .map(({ value, line }): ContentProblem => {
      const folder = value.startsWith(MEDIA_PREFIX) ? 'media of the content' : 'public';
      const message = `"${value}" is not in the folder ${folder}. Add it or correct the path.`;
      return { file, line, message };
    });

/** Files on other hosts are not requested. */
const isSiteFile = (path: string, folders: ContentFolders): boolean =>
  path.startsWith('https://') ||
  (path.startsWith('/') &&
    existsSync(join(path.startsWith(MEDIA_PREFIX) ? folders.content : folders.public, path)));

const imagesWithoutText = ({ file, images }: Source): ContentProblem[] =>
  images
    .filter(({ key }) => key.trim() === '')
    .map(({ value, line }) => ({
      file,
      line,
      message: `The picture "${value}" has no description. Write ![what it shows](...).`,
    }));

/** Categories that only one post has and that resemble another one are likely misspelled. */
const rareCategories = (sources: Source[]): ContentProblem[] => {
  const used = sources.flatMap(({ file, fields }) =>
    file.includes('/posts/')
      ? fields.filter(({ key }) => key === 'category').map((field) => ({ ...field, file }))
      : [],
  );
  const count = (category: string) => used.filter(({ value }) => value === category).length;
  return used.flatMap(({ file, line, value }) => {
    const others = [...new Set(used.map((field) => field.value))].filter((each) => each !== value);
    const nearest = count(value) === 1 ? nearestWord(value, others) : undefined;
    if (nearest === undefined || count(nearest) === 1) return [];
    const message = `Only this post has the category "${value}". Did you mean "${nearest}"?`;
    return [{ file, line, message }];
  });
};

/** remark-rehype writes these links for footnotes. */
const FOOTNOTE = /^#(?:user-content-fn|footnote-label)/;
const EXTERNAL = /^(?:https:\/\/|mailto:|tel:)./;

/** Links and redirects to a page, file or heading that does not exist. */
const brokenLinks = (
  sources: Source[],
  redirects: Redirects,
  folders: ContentFolders,
): ContentProblem[] => {
  const pages = new Map<string, Source | undefined>(
    FIXED_ADDRESSES.map((address) => [address, undefined]),
  );
  for (const source of sources) if (source.address) pages.set(source.address, source);

  const adviceFor = (href: string, from: string): string | undefined => {
    if (EXTERNAL.test(href)) return undefined;
    if (!/^[/#](?!\/)/.test(href)) return 'Begin it with / for this site, or with https://.';
    const { pathname, hash } = new URL(
      currentAddress(redirects, href),
      `https://site.invalid${from}`,
    );
    if (!pages.has(pathname))
      return isSiteFile(decodeURIComponent(pathname), folders)
        ? undefined
        : 'There is no such page. Correct it or remove the link.';
    const target = pages.get(pathname);
    // The pages of events and videos show their text without headings.
    if (hash === '' || !target || pathname.startsWith(paths.webinars)) return undefined;
    const id = decodeURIComponent(hash.slice(1));
    return sanitizeDocument(renderMarkdown(target.body)).headings.some(
      (heading) => heading.id === id,
    )
      ? undefined
      : 'That page has no such heading. Correct what follows the #.';
  };

  return sources.flatMap(({ file, address = '/', links, fields }) => {
    const references = [
      ...links.filter(({ value }) => !FOOTNOTE.test(value)),
      ...(file.endsWith('/redirects.yaml') ? fields.filter(({ key }) => key === 'to') : []),
    ];
    const hidden = file.endsWith('/redirects.yaml')
      ? fields.filter(({ key, value }) => key === 'from' && isSiteFile(value, folders))
      : [];
    return [
      ...references.flatMap(({ value, line }) => {
        const advice = adviceFor(value, address);
        return advice ? [{ file, line, message: `A link leads to ${value}. ${advice}` }] : [];
      }),
      ...hidden.map(({ value, line }) => ({
        file,
        line,
        message: `${value} is a file, so the redirect has no effect. Remove it.`,
      })),
    ];
  });
};
