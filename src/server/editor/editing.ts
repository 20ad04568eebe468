import { statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { FieldProblem } from '../../editor/fields.ts';
import { readField, type FieldSchema, type FormEntries } from '../../editor/formFields.ts';
import type { EditorKind, ListedDocument } from '../../editor/pages.ts';
import { DOCUMENTS, documentFile, kindOf, pageAddress, type DocumentKindName } from '../../contract/documents.ts';
import { checkContent, type ContentFolders } from '../content/cli/checkContent.ts';
import { ContentFiles, type Overlay } from '../content/load/contentFiles.ts';
import { isMoment, resolveMoment } from '../content/load/contentDates.ts';
import { splitSource, type ContentProblem } from '../content/load/contentReader.ts';
import { SLUG_ADVICE, SLUG_PATTERN } from '../content/load/documentFields.ts';
import { DOCUMENT_KINDS } from '../content/load/documentKinds.ts';
import type { LoadContext } from '../content/load/loadContext.ts';
import { dataOf, updateSource } from './updateSource.ts';

export const EDITOR_KINDS = Object.entries(DOCUMENTS).map(
  ([name, { title, noun, file }]): EditorKind => ({
    name,
    title,
    noun,
    hasMany: file.includes(':slug') && name !== 'legal',
  }),
);

const valueIn = (yaml: string, key: string): string | undefined =>
  new RegExp(`^${key}: *(?:(["'])(.*)\\1|(.*))$`, 'm').exec(yaml)?.slice(2).find(Boolean);

const statusOf = (yaml: string, zone: string): ListedDocument['status'] => {
  if (valueIn(yaml, 'draft') === 'true') return 'draft';
  if (valueIn(yaml, 'unpublished')) return 'unpublished';
  const published = valueIn(yaml, 'published') ?? '';
  const now = new Date();
  return isMoment(published) && resolveMoment(published, now, zone) > now.getTime() ? 'scheduled' : 'live';
};

/** The documents of a kind whose path or title contains the query, the last changed first. */
export const listDocuments = (folder: string, kind: EditorKind, query: string, zone: string): ListedDocument[] => {
  const files = new ContentFiles(folder);
  const word = query.trim().toLowerCase();
  return files
    .all()
    .filter((path) => kindOf(path)?.kind === kind.name)
    .map((path) => {
      const yaml = splitSource(path, files.read(path) ?? '')?.yaml ?? '';
      const title = (kind.hasMany && (valueIn(yaml, 'title') ?? valueIn(yaml, 'name'))) || path;
      return { path, title, status: statusOf(yaml, zone), changedAt: statSync(join(folder, path)).mtime };
    })
    .filter(({ path, title }) => `${path} ${title}`.toLowerCase().includes(word))
    .sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
};

/** `Ünder the röof: 3 tips & a plan` -> `under-the-roof-3-tips-a-plan` */
const slugFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export interface Draft {
  kind: DocumentKindName;
  schema: FieldSchema;
  /** Undefined for a new document. */
  path: string | undefined;
  /** The saved text; '' for a new document. */
  source: string;
  data: unknown;
  body: string | undefined;
  slug: string;
  category: string | undefined;
}

/** Undefined for an unknown kind and for a path that is no document's. */
export const openDraft = (
  context: LoadContext,
  { file, kind: name = '' }: { file?: string; kind?: string },
  source: string,
): Draft | undefined => {
  const place = file === undefined ? undefined : kindOf(file);
  const kind = EDITOR_KINDS.find((each) => each.name === (place?.kind ?? name))?.name as DocumentKindName;
  if (!kind || (file !== undefined && !place)) return undefined;
  const schema = z.toJSONSchema(DOCUMENT_KINDS[kind].schema(context, place ?? {}), {
    io: 'input',
    unrepresentable: 'any',
  }) as FieldSchema;
  const isMarkdown = DOCUMENTS[kind].file.endsWith('.md');
  const { yaml = '', body = '' } = (source && splitSource(file ?? '', source)) || {};
  return {
    kind,
    schema,
    path: file,
    source,
    data: dataOf(yaml),
    body: isMarkdown ? body : undefined,
    slug: place?.slug ?? '',
    category: place?.category ?? (DOCUMENTS[kind].file.includes(':category') ? '' : undefined),
  };
};

/** The draft with what a form says. */
export const readDraft = (draft: Draft, entries: FormEntries): Draft => {
  const data = readField(draft.schema, 'data', entries, draft.data);
  const title = String((Object(data) as { title?: unknown; name?: unknown }).title ?? '');
  const slug = entries.get('slug')?.trim() ?? draft.slug;
  return {
    ...draft,
    data,
    body: draft.body === undefined ? undefined : (entries.get('body') ?? '').replaceAll('\r\n', '\n'),
    slug: slug || slugFrom(title),
    category: entries.get('category') ?? draft.category,
  };
};

/** The files that saving a draft changes, the document's first. */
export const changesOf = (draft: Draft): Map<string, string | null> => {
  const { path: before, slug, category = '', body = '' } = draft;
  const path = documentFile(draft.kind, { slug, category });
  let { data } = draft;
  if (before !== undefined && before !== path) {
    const { aliases = [], ...rest } = data as { aliases?: string[] };
    const former = kindOf(before)?.slug ?? '';
    if (former !== slug) data = { ...rest, aliases: [...aliases.filter((alias) => alias !== slug), former] };
  }
  const changes = new Map<string, string | null>([[path, updateSource(path, draft.source, { data, body })]]);
  if (before !== undefined && before !== path) changes.set(before, null);
  return changes;
};

/** Why a draft's file cannot be named so. */
export const nameProblems = (draft: Draft, files: ContentFiles): FieldProblem[] => {
  const path = documentFile(draft.kind, { slug: draft.slug, category: draft.category ?? '' });
  if (!DOCUMENTS[draft.kind].file.includes(':slug')) return [];
  if (!SLUG_PATTERN.test(draft.slug)) return [{ path: ['slug'], message: `The name in the address is "${draft.slug}". ${SLUG_ADVICE}` }];
  if (draft.category === '') return [{ path: ['category'], message: 'Choose a help category.' }];
  if (path !== draft.path && files.has(path)) return [{ path: ['slug'], message: `"${draft.slug}" is the name of another document.` }];
  return [];
};

const isSame = (a: ContentProblem) => (b: ContentProblem) => a.file === b.file && a.message === b.message;

/** The problems that changes would cause: all of a changed document, and new ones of others. */
export const problemsOf = async (folders: ContentFolders, overlay: Overlay): Promise<(ContentProblem & { isOwn: boolean })[]> => {
  const isOwn = ({ file }: ContentProblem) => [...overlay.keys()].some((path) => file.endsWith(`/${path}`));
  const { problems } = await checkContent(folders, { overlay });
  if (problems.every(isOwn)) return problems.map((problem) => ({ ...problem, isOwn: true }));
  const { problems: before } = await checkContent(folders);
  return problems
    .map((problem) => ({ ...problem, isOwn: isOwn(problem) }))
    .filter((problem) => problem.isOwn || !before.some(isSame(problem)));
};

/** A problem as its field shows it. Those of a document's text have no path, but a line. */
export const fieldProblem = (problem: ContentProblem & { isOwn: boolean }, text: string): FieldProblem => {
  const { path, line, message, file, isOwn } = problem;
  if (!isOwn) return { message: `${file}: ${message}` };
  if (path) return { path, message };
  const bodyLine = line - (text.split('\n').length - (splitSource(file, text)?.body ?? '').split('\n').length);
  return bodyLine > 0 ? { path: ['body'], message: `Line ${bodyLine}: ${message}` } : { path: [], message };
};

export const addressOf = (path: string | undefined) => (path === undefined ? undefined : pageAddress(path));
