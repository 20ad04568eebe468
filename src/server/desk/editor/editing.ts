import { hash } from 'node:crypto';
import { z } from 'zod';
import { documentFile, kindOf, pageAddress } from '../../../contract/documents.ts';
import { dayAndTime, wallClockAt, zoneName } from '../../../lib/eventTime.ts';
import { slugFrom } from '../../../lib/slug.ts';
import { labelOf } from '../../../strings/documentLabels.ts';
import { editorStrings } from '../../../strings/editor.ts';
import { pageLabel } from '../../../strings/pageLabels.ts';
import { PAGE_NAMES } from '../../../strings/pageNames.ts';
import type { Overlay } from '../../content/load/documentFiles.ts';
import type { LoadedContent } from '../../content/load/contentLoader.ts';
import type { ContentProblem } from '../../content/load/contentReader.ts';
import { splitSource } from '../../content/load/documentText.ts';
import { MAX_NAME } from '../../content/load/documentLimits.ts';
import { SLUG_ADVICE, type scheduled } from '../../content/load/documentFields.ts';
import { DOCUMENT_KINDS } from '../../content/load/documentKinds.ts';
import type { ContentStore } from '../../content/storage/contentStore.ts';
import { isMoment, resolveMoment } from '../../content/load/writtenDates.ts';
import { formData, placeAtLine, readYaml } from '../../content/load/yamlData.ts';
import { fieldsOf } from './editorForms.ts';
import { readField, titlesAlong, type FieldProblem, type FieldSchema } from './formFields.ts';
import { pageFormSchema } from './pageForm.ts';
import { updateYaml } from './yamlUpdate.ts';

const { fields: labels, form: texts, list } = editorStrings;

/** The value of a key, without parsing: thousands of documents are listed at once. */
const valueIn = (yaml: string, key: string): string =>
  new RegExp(`^${key}: *(["']?)(.*)\\1$`, 'm').exec(yaml)?.[2] ?? '';

const pageName = (place: ReturnType<typeof kindOf>): string | undefined => {
  if (place?.kind !== 'texts') return undefined;
  const { slug = '' } = place;
  return Object.hasOwn(PAGE_NAMES, slug) ? PAGE_NAMES[slug] : slug;
};

export const titleOf = (path: string, yaml: string): string =>
  DOCUMENT_KINDS.find(({ file }) => file === path)?.title ??
  pageName(kindOf(path)) ??
  (valueIn(yaml, 'title') || valueIn(yaml, 'name') || path);

/** The time of a moment that is still to come; '' for others. */
const futureTime = (moment: string, zone: string): string => {
  const instant = isMoment(moment) ? resolveMoment(moment, new Date(), zone) : 0;
  return instant > Date.now() ? `${dayAndTime(instant, zone)} ${zoneName(instant, zone)}` : '';
};

export const stateOf = (yaml: string, zone: string) => {
  const goesLive = futureTime(valueIn(yaml, 'published'), zone);
  if (valueIn(yaml, 'draft') === 'true') return { status: 'draft', goesLive } as const;
  if (valueIn(yaml, 'unpublished')) return { status: 'unpublished', goesLive } as const;
  return { status: goesLive ? 'scheduled' : 'live', goesLive } as const;
};

interface Values {
  slug?: string;
  category?: string;
  data: z.infer<z.ZodObject<typeof scheduled>> & { title?: string; name?: string };
  body?: string;
}

/** A missing file is a new document when its path is that of a kind, with parameters or of its only file. */
export const openDraft = (
  { library, context }: Pick<LoadedContent, 'library' | 'context'>,
  path: string,
  saved: string | undefined,
  /** The category in the submitted form, which decides the subcategories. */
  category?: string,
) => {
  const { zone, pictures, addresses } = context;
  const { kind: kindName, ...written } = kindOf(path) ?? {};
  const kind = DOCUMENT_KINDS.find(({ name }) => name === kindName);
  const source = saved ?? (path === kind?.file && kind.name !== 'legal' ? '' : undefined);
  if (!kind || source === undefined) return undefined;
  const isNew = source === '';
  const place = isNew ? {} : written;
  const parameters = category ? { ...place, category } : place;
  const options = library.helpCategories.map(({ id, name }) => ({ value: id, label: name }));
  const timeHelp = labels.timeZone(zoneName(Date.now(), zone));
  const documentSchema = z.toJSONSchema(kind.schema(context, parameters), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema: field }) => {
      if (/time|moment/.test(field.format ?? '')) field.description += timeHelp;
      field.options ??= field.enum?.map((value) => ({ value, label: String(value) }));
    },
  }) as FieldSchema;
  const data = formData(splitSource(path, source)?.yaml ?? '');
  const page = kind.name === 'texts' ? kindOf(path)?.slug : undefined;
  const dataSchema =
    page === undefined
      ? documentSchema
      : pageFormSchema(documentSchema, { page, data, voices: context.voices });
  const schema: FieldSchema = {
    properties: {
      ...(kind.file.includes(':category') && { category: { ...labels.category, options } }),
      ...(kind.hasMany && { slug: isNew ? labels.slugOfNew : labels.slug }),
      data: { ...dataSchema, ...labels.data },
      ...(kind.file.endsWith('.md') && { body: labels.body }),
    },
    required: ['category', 'body', ...(isNew ? [] : ['slug'])],
  };
  const today = wallClockAt(Date.now(), zone);
  const { properties: fields, required } = dataSchema;
  const starting = {
    ...(fields?.published && { draft: true }),
    ...(required?.includes('published') && { published: today }),
    ...(required?.includes('updated') && { updated: today.slice(0, 10) }),
  };
  const { yaml = '', body = '' } = splitSource(path, source) ?? {};
  const values: Values = { ...place, data: isNew ? starting : data, body };
  return {
    name: isNew ? list.create(kind.noun) : titleOf(path, yaml),
    kind,
    path,
    source,
    isNew,
    schema,
    values,
    zone,
    version: hash('sha256', source),
    /** The version of the stored file; '' without one. */
    base: saved === undefined ? '' : hash('sha256', saved),
    /** The path after saving. */
    file: path,
    /** The address of its page. */
    address: isNew ? undefined : pageAddress(path),
    ...stateOf(yaml, zone),
    /** Whether the form differs from the saved document. */
    isChanged: false,
    pictures: [...pictures.keys()],
    addresses: [...addresses.pages],
  };
};

export type Draft = NonNullable<ReturnType<typeof openDraft>>;

const nameFrom = (title: string): string =>
  slugFrom(title).slice(0, MAX_NAME).replace(/-$/, '') || 'untitled';

/** The draft with the values of a submitted form. */
export const readDraft = (draft: Draft, entries: FormData): Draft => {
  const { kind, schema, values: saved } = draft;
  const values = readField(
    { schema, name: '', path: [], value: saved },
    fieldsOf(entries),
  ) as Values;
  const { title = '', name = title } = values.data;
  const { slug = saved.slug ?? nameFrom(name), category = '' } = values;
  return { ...draft, file: documentFile(kind.name, { slug, category }), isChanged: true, values };
};

/** The draft as the pressed button saves it. A renamed document gets its former address as an alias. */
export const applyAction = (draft: Draft, action: string): Draft => {
  const { kind, path, file, isNew, values, zone } = draft;
  if (!kind.hasMany) return draft;
  const data = { ...values.data };
  const now = wallClockAt(Date.now(), zone);
  if (action === 'unpublish') data.unpublished = now.slice(0, 10);
  if (action === 'publish') {
    delete data.draft;
    delete data.unpublished;
    if (futureTime(data.published ?? '', zone)) data.published = now;
  }
  const former = kindOf(path)?.slug;
  const slug = kindOf(file)?.slug;
  if (former && former !== slug && !isNew)
    data.aliases = [...new Set([...(data.aliases ?? []), former])].filter((each) => each !== slug);
  return { ...draft, values: { ...values, data } };
};

/**
 * The source of a document with other data and another body.
 * @param source '' for a new document
 */
export const updateSource = (
  path: string,
  source: string,
  { data, body = '' }: { data: unknown; body?: string | undefined },
): string => {
  const before = splitSource(path, source) ?? { yaml: '', body: '' };
  const yaml = updateYaml(before.yaml, data);
  if (source && yaml === before.yaml && body === before.body) return source;
  const changed = path.endsWith('.yaml') ? yaml : `---\n${yaml.replace(/\n?$/, '\n')}---\n${body}`;
  return source.includes('\r\n') ? changed.replaceAll('\n', '\r\n') : changed;
};

/** The files that saving a draft writes, then null for its former file: a crash between them loses nothing. */
export const changesOf = ({ path, file, source, isNew, values }: Draft): Overlay => {
  const changes = new Map<string, string | null>([[file, updateSource(file, source, values)]]);
  return isNew || path === file ? changes : changes.set(path, null);
};

/** What a save of the draft is based on: its own version, and no other document at its new path. */
export const versionsBefore = ({ path, file, isNew, base }: Draft): Map<string, string> => {
  const versions = new Map<string, string>();
  if (path !== file) versions.set(file, '');
  return isNew && path !== file ? versions : versions.set(path, base);
};

/** A problem with the labels of fields instead of their keys, and with the titles of the fields around its own. */
const labeled = (
  { path = [], message }: FieldProblem,
  titles: readonly string[],
): FieldProblem => ({
  path,
  place: titles.slice(0, -1).join(', '),
  message: path.reduce<string>(
    (text, key, index) => text.replace(`"${String(key)}"`, () => titles[index]!),
    message,
  ),
});

type ContentReads = Pick<ContentStore, 'read' | 'readLatest'>;

/** The title of a field of another document. */
const titleIn = (path: string, keys: readonly PropertyKey[]): string => {
  const place = kindOf(path);
  const names = keys.filter((key) => typeof key !== 'number').map(String);
  const own = place?.kind === 'texts' ? pageLabel(place.slug!, names.join('.')) : undefined;
  return own?.title ?? labelOf(String(keys.at(-1))).title!;
};

/** A problem of another document than the edited one. */
const ofOtherDocument = async (
  store: ContentReads,
  problem: ContentProblem,
): Promise<FieldProblem> => {
  const path = problem.file.replace(/^[^/]*\//, '');
  const source = String((await store.read(path).catch(() => undefined)) ?? '');
  const { yaml = '' } = splitSource(path, source) ?? {};
  const titles = (problem.path ?? []).map((key, index, keys) =>
    titleIn(path, keys.slice(0, index + 1)),
  );
  const { message } = labeled(problem, titles);
  return { message, document: { path, title: titleOf(path, yaml) } };
};

/** The field on a line of a document. */
const placeAt = (path: string, text: string, line: number): string[] | undefined => {
  const { yaml, yamlLine } = splitSource(path, text) ?? { yaml: '', yamlLine: 1 };
  return placeAtLine(readYaml(yaml, yamlLine).lines, line);
};

/** The problems that changes would cause, at their fields. */
export const problemsOf = async (
  store: ContentReads,
  /** Finds the problems of the changed documents, and those that the changes cause in others. */
  check: (changes: Overlay) => Promise<readonly ContentProblem[]>,
  { file, path: former, schema, values, kind }: Draft,
  changes: Overlay,
): Promise<FieldProblem[]> => {
  const categories = schema.properties?.category?.options;
  if (categories?.every(({ value }) => value !== values.category))
    return [{ path: ['category'], message: labels.unknownCategory }];
  if (kindOf(file)?.kind !== kind.name) return [{ path: ['slug'], message: SLUG_ADVICE }];
  if (file !== former && (kindOf(file)?.slug ?? '').length > MAX_NAME)
    return [{ path: ['slug'], message: texts.nameTooLong(MAX_NAME) }];
  if (file !== former && (await store.readLatest(file)) !== undefined)
    return [{ path: ['slug'], message: texts.taken }];
  const problems = await check(changes);
  const isOwn = ({ file: place }: ContentProblem) => place.endsWith(`/${file}`);
  const text = changes.get(file) ?? '';
  const bodyStart = text.split('\n').length - (values.body ?? '').split('\n').length;
  const dataSchema = schema.properties?.data ?? {};
  const described = problems.map(async (problem): Promise<FieldProblem> => {
    const { path, line, message } = problem;
    if (!isOwn(problem)) return ofOtherDocument(store, problem);
    // The name of the file is at fault.
    if (kind.hasMany && (path ? path.length === 0 : line === 1)) return { path: ['slug'], message };
    if (!path && line > bodyStart) return { path: ['body'], line: line - bodyStart, message };
    const place = path ?? placeAt(file, text, line);
    if (!place) return problem;
    const found = labeled({ path: place, message }, titlesAlong(dataSchema, place));
    return { ...found, path: ['data', ...place] };
  });
  return Promise.all(described);
};
