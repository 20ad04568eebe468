import { statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { documentFile, kindOf } from '../../contract/documents.ts';
import {
  readField,
  type FieldProblem,
  type FieldSchema,
  type FormEntries,
} from '../../editor/formFields.ts';
import {
  EDITOR_KINDS,
  type Draft,
  type EditorKind,
  type ListedDocument,
} from '../../editor/pages.ts';
import { wallClockAt } from '../../lib/eventTime.ts';
import { checkContent, type ContentFolders } from '../content/cli/checkContent.ts';
import { isMoment, resolveMoment } from '../content/load/contentDates.ts';
import { ContentFiles } from '../content/load/contentFiles.ts';
import { splitSource, type ContentProblem } from '../content/load/contentReader.ts';
import { SLUG_ADVICE, SLUG_PATTERN } from '../content/load/documentFields.ts';
import { DOCUMENT_KINDS } from '../content/load/documentKinds.ts';
import type { readLibrary } from '../content/load/loadContent.ts';
import { dataOf, updateSource } from './updateSource.ts';

/** The value of a key, without parsing: thousands of documents are listed at once. */
const valueIn = (text: string, key: string): string =>
  new RegExp(`^${key}: *(["']?)(.*)\\1$`, 'm').exec(text)?.[2] ?? '';

const isFuture = (moment: string, zone: string): boolean =>
  isMoment(moment) && resolveMoment(moment, new Date(), zone) > Date.now();

export const statusOf = (path: string, text: string, zone: string): ListedDocument['status'] => {
  const yaml = splitSource(path, text)?.yaml ?? '';
  if (valueIn(yaml, 'draft') === 'true') return 'draft';
  if (valueIn(yaml, 'unpublished')) return 'unpublished';
  return isFuture(valueIn(yaml, 'published'), zone) ? 'scheduled' : 'live';
};

/** The documents of a kind whose path or title contains the query, the last changed first. */
export const listDocuments = (folder: string, kind: EditorKind, query: string, zone: string) => {
  const files = new ContentFiles(folder);
  return files
    .all()
    .filter((path) => kindOf(path)?.kind === kind.name)
    .map((path) => {
      const text = files.read(path) ?? '';
      const title = (kind.hasMany && (valueIn(text, 'title') || valueIn(text, 'name'))) || path;
      const { mtime: changedAt } = statSync(join(folder, path));
      return { path, title, status: statusOf(path, text, zone), changedAt };
    })
    .filter(({ path, title }) =>
      `${path} ${title}`.toLowerCase().includes(query.trim().toLowerCase()),
    )
    .sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
};

/** `Ünder the röof: 3 tips & a plan` -> `under-the-roof-3-tips-a-plan` */
export const slugFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

type Content = Pick<Awaited<ReturnType<typeof readLibrary>>, 'library' | 'context'>;

type Dates = { draft?: boolean; published?: string; unpublished?: string };

/** Undefined for an unknown kind or path, and for a second document of a kind that has one file. */
export const openDraft = (
  { library, context }: Content,
  { file: path, kind: kindName }: { file?: string | undefined; kind?: string | undefined },
  source: string,
): Draft | undefined => {
  const place = path === undefined ? undefined : kindOf(path);
  const kind = EDITOR_KINDS.find(
    ({ name }) => name === (path === undefined ? kindName : place?.kind),
  );
  if (!kind) return undefined;
  const { file: pattern, schema } = DOCUMENT_KINDS[kind.name];
  const isTaken = pattern.includes(':') ? !kind.hasMany : context.reader.files.has(pattern);
  if (path === undefined && isTaken) return undefined;
  const fields = z.toJSONSchema(schema(context, place ?? {}), {
    io: 'input',
    unrepresentable: 'any',
  }) as FieldSchema;
  const today = wallClockAt(Date.now(), context.zone);
  const starting = {
    ...(fields.properties?.published && { draft: true }),
    ...(fields.required?.includes('published') && { published: today }),
    ...(fields.required?.includes('updated') && { updated: today.slice(0, 10) }),
  };
  const parts = source ? splitSource(path ?? '', source) : undefined;
  return {
    kind,
    schema: fields,
    path,
    file: path ?? pattern,
    source,
    data: path === undefined ? starting : dataOf(parts?.yaml ?? ''),
    body: pattern.endsWith('.md') ? (parts?.body ?? '') : undefined,
    slug: place?.slug ?? '',
    category: place?.category ?? (pattern.includes(':category') ? '' : undefined),
    categories: library.helpCategories.map(({ id, name }) => ({ value: id, label: name })),
    pictures: [...context.pictures.keys()],
  };
};

/** The draft with what a form says, and with what its `publish` or `unpublish` button changes. */
export const readDraft = (draft: Draft, entries: FormEntries, action: string, zone: string) => {
  const saved = draft.path === undefined ? undefined : draft.data;
  let data = readField(draft.schema, 'data', entries, saved) as object;
  const now = wallClockAt(Date.now(), zone);
  if (action === 'unpublish') data = { ...data, unpublished: now.slice(0, 10) };
  if (action === 'publish') {
    const { draft: _draft, unpublished: _unpublished, published = '', ...rest } = data as Dates;
    data = {
      ...rest,
      ...(published && { published: isFuture(published, zone) ? now : published }),
    };
  }
  const { title = '', name = title } = data as { title?: string; name?: string };
  const slug = entries.get('slug')?.trim() || draft.slug || slugFrom(name);
  const category = entries.get('category') ?? draft.category;
  const file = documentFile(draft.kind.name, { slug, category: category ?? '' });
  const former = kindOf(draft.path ?? '')?.slug;
  if (former && former !== slug) {
    const { aliases = [] } = data as { aliases?: string[] };
    data = { ...data, aliases: [...aliases.filter((alias) => alias !== slug), former] };
  }
  const body = draft.body === undefined ? undefined : (entries.get('body') ?? '');
  return { ...draft, data, slug, category, file, body: body?.replaceAll('\r\n', '\n') };
};

/** The texts of the files that saving a draft writes, then null for its former file: a crash between them loses nothing. */
export const changesOf = ({ path, file, source, data, body = '' }: Draft) =>
  new Map<string, string | null>([
    [file, updateSource(file, source, { data, body })],
    ...(path !== undefined && path !== file ? [[path, null] as const] : []),
  ]);

const nameProblem = (folder: string, { kind, path, file, slug }: Draft) => {
  if (!kind.hasMany) return undefined;
  if (!SLUG_PATTERN.test(slug))
    return { path: ['slug'], message: `"${slug}" can't be part of an address. ${SLUG_ADVICE}` };
  if (!kindOf(file)) return { path: ['category'], message: 'Choose a help category.' };
  return path !== file && new ContentFiles(folder).has(file)
    ? { path: ['slug'], message: `"${slug}" is the name of another document.` }
    : undefined;
};

/** The problems that changes would cause: all of the changed document, and new ones of others. */
export const problemsOf = async (
  folders: ContentFolders,
  draft: Draft,
  changes: ReadonlyMap<string, string | null>,
): Promise<FieldProblem[]> => {
  const misnamed = nameProblem(folders.content, draft);
  if (misnamed) return [misnamed];
  const isOwn = ({ file }: ContentProblem) => file.endsWith(`/${draft.file}`);
  const { problems } = await checkContent(folders, { overlay: changes });
  const others = problems.filter((problem) => !isOwn(problem));
  const before = others.length > 0 ? (await checkContent(folders)).problems : [];
  const isNew = ({ file, message }: ContentProblem) =>
    before.every((problem) => problem.file !== file || problem.message !== message);
  const text = changes.get(draft.file) ?? '';
  const bodyStart = text.split('\n').length - (draft.body ?? '').split('\n').length;
  return [
    ...problems
      .filter(isOwn)
      .map(({ path, line, message }) =>
        path || line <= bodyStart
          ? { path, message }
          : { path: ['body'], message: `Line ${line - bodyStart}: ${message}` },
      ),
    ...others.filter(isNew).map(({ file, message }) => ({ message: `${file}: ${message}` })),
  ];
};
