import { hash } from 'node:crypto';
import { z } from 'zod';
import { documentFile, kindOf, pageAddress } from '../../../contract/documents.ts';
import { dayAndTime, wallClockAt, zoneName } from '../../../lib/eventTime.ts';
import { slugFrom } from '../../../lib/slug.ts';
import { editorStrings } from '../../../strings/editor.ts';
import { PAGE_NAMES } from '../../../strings/pageNames.ts';
import type { Overlay } from '../../content/load/documentFiles.ts';
import type { LoadedContent } from '../../content/load/contentLoader.ts';
import { splitSource } from '../../content/load/documentText.ts';
import { MAX_NAME } from '../../content/load/documentLimits.ts';
import type { scheduled } from '../../content/load/documentFields.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../content/load/documentKinds.ts';
import { isMoment, resolveMoment } from '../../content/load/writtenDates.ts';
import { formData } from '../../content/load/yamlData.ts';
import { fieldsOf } from './editorForms.ts';
import { versionOf } from '../../content/storage/contentStorage.ts';
import { readField, type FieldSchema } from './formFields.ts';
import { pageFormSchema, type PageForm } from './pageForm.ts';
import type { CopyText } from './workingCopies.ts';
import { updateYaml } from './yamlUpdate.ts';

const { fields: labels, list } = editorStrings;

/** The value of a key, without parsing: thousands of documents are listed at once. */
const valueIn = (yaml: string, key: string): string =>
  new RegExp(`^${key}: *(["']?)(.*)\\1$`, 'm').exec(yaml)?.[2] ?? '';

const pageName = (place: ReturnType<typeof kindOf>): string | undefined => {
  if (place?.kind !== 'texts') return undefined;
  const { slug = '' } = place;
  return Object.hasOwn(PAGE_NAMES, slug) ? PAGE_NAMES[slug] : slug;
};

export const writtenTitle = (yaml: string): string =>
  valueIn(yaml, 'title') || valueIn(yaml, 'name');

export const titleOf = (path: string, yaml: string): string =>
  DOCUMENT_KINDS.find(({ file }) => file === path)?.title ??
  pageName(kindOf(path)) ??
  (writtenTitle(yaml) || path);

/** The time of a moment that is still to come; '' for others. */
const futureTime = (moment: string, zone: string): string => {
  const instant = isMoment(moment) ? resolveMoment(moment, new Date(), zone) : 0;
  return instant > Date.now() ? `${dayAndTime(instant, zone)} ${zoneName(instant, zone)}` : '';
};

interface PublishingState {
  status: 'draft' | 'unpublished' | 'scheduled' | 'live';
  /** When it goes live, for people; '' without a time to come. */
  goesLive: string;
}

export const stateOf = (yaml: string, zone: string): PublishingState => {
  const goesLive = futureTime(valueIn(yaml, 'published'), zone);
  if (valueIn(yaml, 'draft') === 'true') return { status: 'draft', goesLive };
  if (valueIn(yaml, 'unpublished')) return { status: 'unpublished', goesLive };
  return { status: goesLive ? 'scheduled' : 'live', goesLive };
};

export interface Values {
  slug?: string;
  category?: string;
  data: z.infer<z.ZodObject<typeof scheduled>> & { title?: string; name?: string };
  body?: string;
}

interface Opened {
  /** The category in the submitted form, which decides the subcategories. */
  category?: string | undefined;
  /** What the form shows instead of the stored text. */
  copy?: CopyText | undefined;
}

/** Values that buttons set. */
const HIDDEN_FIELDS = ['draft', 'unpublished'];

const hideFields = (schema: FieldSchema): FieldSchema => {
  const { properties } = schema;
  if (!properties) return schema;
  const shown = Object.entries(properties).map(([key, field]) => [
    key,
    HIDDEN_FIELDS.includes(key) ? { ...field, isHidden: true } : field,
  ]);
  return { ...schema, properties: Object.fromEntries(shown) as Record<string, FieldSchema> };
};

/** What a form can show of the text of a document. */
export const valuesOf = (
  path: string,
  { slug, category, source }: CopyText,
): Values & { body: string } => {
  const { yaml = '', body = '' } = splitSource(path, source) ?? {};
  return {
    ...(slug !== '' && { slug }),
    ...(category !== '' && { category }),
    data: formData(yaml),
    body,
  };
};

type Place = Record<'slug' | 'category', string>;

const NO_PLACE: Place = { slug: '', category: '' };

const placeIn = (path: string): Place => {
  const { slug = '', category = '' }: Partial<Record<string, string>> = kindOf(path) ?? {};
  return { slug, category };
};

/** A working copy may have another place than the stored document. */
const placeOf = (written: Place, copy: CopyText | undefined): Place => ({
  slug: copy?.slug || written.slug,
  category: copy?.category || written.category,
});

/** The page whose words a document holds. */
const pageOf = (path: string): string | undefined => {
  const place = kindOf(path);
  return place?.kind === 'texts' ? place.slug : undefined;
};

/** The schema of a document's data, by its place. */
const dataSchemaOf = (
  kind: DocumentKind,
  context: LoadedContent['context'],
  place: Place,
): FieldSchema => {
  const timeHelp = labels.timeZone(zoneName(Date.now(), context.zone));
  return z.toJSONSchema(kind.schema(context, place), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema: field }) => {
      if (/time|moment/.test(field.format ?? '')) field.description += timeHelp;
      field.options ??= field.enum?.map((value) => ({ value, label: String(value) }));
    },
  }) as FieldSchema;
};

/** The sections of a page have its labels and their order. */
const asPageForm = (
  schema: FieldSchema,
  path: string,
  form: Omit<PageForm, 'page'>,
): FieldSchema => {
  const page = pageOf(path);
  return page === undefined ? schema : pageFormSchema(schema, { ...form, page });
};

interface FormParts {
  kind: DocumentKind;
  data: FieldSchema;
  isNew: boolean;
  /** Of articles. */
  categories: NonNullable<FieldSchema['options']>;
}

/** The form of a document: its place, its data and its text. */
const formSchemaOf = ({ kind, data, isNew, categories }: FormParts): FieldSchema => ({
  properties: {
    ...(kind.file.includes(':category') && {
      category: { ...labels.category, options: categories },
    }),
    ...(kind.hasMany && { slug: isNew ? labels.slugOfNew : labels.slug }),
    data: { ...(kind.hasMany ? hideFields(data) : data), ...labels.data },
    ...(kind.file.endsWith('.md') && { body: labels.body }),
  },
  required: ['category', 'body', ...(isNew ? [] : ['slug'])],
});

/** The text that is stored, '' for a document that can begin at its path, or undefined. */
const storedText = (
  kind: DocumentKind,
  path: string,
  saved: string | undefined,
  copy: CopyText | undefined,
): string | undefined => {
  const canBegin = copy !== undefined || (path === kind.file && kind.name !== 'legal');
  return saved ?? (canBegin ? '' : undefined);
};

const yamlOf = (path: string, source: string): string => splitSource(path, source)?.yaml ?? '';

const NO_VALUES: Values = { data: {}, body: '' };

interface StoredState extends PublishingState {
  /** The values of the stored text. */
  saved: Values;
  /** The address of its page. */
  address: string | undefined;
}

const NOT_STORED: StoredState = {
  status: 'draft',
  goesLive: '',
  saved: NO_VALUES,
  address: undefined,
};

const storedState = (path: string, stored: string, zone: string): StoredState => ({
  ...stateOf(yamlOf(path, stored), zone),
  saved: valuesOf(path, { ...placeIn(path), source: stored }),
  address: pageAddress(path),
});

/** A missing file is a new document when its path is that of a kind, with parameters or of its only file. */
export const openDraft = (
  { library, context }: Pick<LoadedContent, 'library' | 'context'>,
  path: string,
  saved: string | undefined,
  { category, copy }: Opened = {},
) => {
  const { zone, pictures, addresses, voices } = context;
  const kind = DOCUMENT_KINDS.find(({ name }) => name === kindOf(path)?.kind);
  const stored = kind && storedText(kind, path, saved, copy);
  if (!kind || stored === undefined) return undefined;
  const isNew = stored === '';
  const source = copy?.source ?? stored;
  const place = placeOf(isNew ? NO_PLACE : placeIn(path), copy);
  const opened = valuesOf(path, { ...place, source });
  const values = source === '' ? NO_VALUES : opened;
  const parameters = { ...place, ...(category && { category }) };
  const dataSchema = dataSchemaOf(kind, context, parameters);
  const data = asPageForm(dataSchema, path, { data: opened.data, voices });
  const categories = library.helpCategories.map(({ id, name }) => ({ value: id, label: name }));
  return {
    name: nameOf(kind, path, source),
    kind,
    path,
    /** The stored text; '' without one. */
    stored,
    isNew,
    schema: formSchemaOf({ kind, data, isNew, categories }),
    values,
    zone,
    version: hash('sha256', stored),
    /** The version of the stored file; '' without one. */
    base: versionOf(saved),
    /** The path after publishing. */
    file: copy ? fileOf({ kind, path, isNew }, values) : path,
    ...(isNew ? NOT_STORED : storedState(path, stored, zone)),
    /** Whether the form differs from the saved document. */
    isChanged: false,
    pictures: [...pictures.keys()],
    addresses: [...addresses.pages],
  };
};

/** Where a document with the values of a form is published. */
const fileOf = (
  { kind, path, isNew }: { kind: DocumentKind; path: string; isNew: boolean },
  values: Values,
): string => {
  const { title = '', name = title } = values.data;
  const own = isNew ? undefined : kindOf(path)?.slug;
  const { slug = own ?? nameFrom(String(name)), category = '' } = values;
  return documentFile(kind.name, { slug, category });
};

export type Draft = NonNullable<ReturnType<typeof openDraft>>;

const nameOf = (kind: DocumentKind, path: string, source: string): string => {
  if (source === '') return list.create(kind.noun);
  const yaml = yamlOf(path, source);
  const isUnnamed = path === kind.file && kind.hasMany;
  return writtenTitle(yaml) || (isUnnamed ? list.untitled : titleOf(path, yaml));
};

const nameFrom = (title: string): string =>
  slugFrom(title).slice(0, MAX_NAME).replace(/-$/, '') || 'untitled';

/** The draft with the values of a submitted form. */
export const readDraft = (draft: Draft, entries: FormData): Draft => {
  const { schema, saved } = draft;
  const values = readField(
    { schema, name: '', path: [], value: saved },
    fieldsOf(entries),
  ) as Values;
  return { ...draft, file: fileOf(draft, values), isChanged: true, values };
};

/** What a document has from its publishing on, unless its writer has entered it. */
const startingData = ({ schema, isNew, zone }: Draft) => {
  const required = isNew ? (schema.properties?.data?.required ?? []) : [];
  const now = wallClockAt(Date.now(), zone);
  return {
    ...(required.includes('published') && { published: now }),
    ...(required.includes('updated') && { updated: now.slice(0, 10) }),
  };
};

/** The draft as it is published. A renamed document gets its former address as an alias. */
export const asPublished = (draft: Draft, isAtOnce = false): Draft => {
  const { kind, path, file, isNew, values, zone } = draft;
  if (!kind.hasMany) return draft;
  const data = { ...startingData(draft), ...values.data };
  delete data.draft;
  delete data.unpublished;
  if (isAtOnce && futureTime(data.published ?? '', zone))
    data.published = wallClockAt(Date.now(), zone);
  const former = kindOf(path)?.slug;
  const slug = kindOf(file)?.slug;
  if (former && former !== slug && !isNew)
    data.aliases = [...new Set([...(data.aliases ?? []), former])].filter((each) => each !== slug);
  return { ...draft, values: { ...values, data } };
};

/** The values of a document that is taken off the site. */
export const unpublishedValues = (values: Values, zone: string): Values => ({
  ...values,
  data: { ...values.data, unpublished: wallClockAt(Date.now(), zone).slice(0, 10) },
});

/** What a working copy keeps of a form. */
export const copyTextOf = ({ file, stored, values }: Draft): CopyText => ({
  slug: values.slug ?? '',
  category: values.category ?? '',
  source: updateSource(file, stored, values),
});

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
export const changesOf = ({ path, file, stored, isNew, values }: Draft): Overlay => {
  const changes = new Map<string, string | null>([[file, updateSource(file, stored, values)]]);
  return isNew || path === file ? changes : changes.set(path, null);
};

/** What a save of the draft is based on: its own version, and no other document at its new path. */
export const versionsBefore = ({ path, file, isNew, base }: Draft): Map<string, string> => {
  const versions = new Map<string, string>();
  if (path !== file) versions.set(file, '');
  return isNew && path !== file ? versions : versions.set(path, base);
};
