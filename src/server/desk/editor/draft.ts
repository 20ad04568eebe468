import { hash } from 'node:crypto';
import { documentFile, kindOf, pageAddress } from '../../../contract/documents.ts';
import { slugFrom } from '../../../lib/slug.ts';
import { editorStrings } from '../../../strings/editor.ts';
import type { LoadedContent } from '../../content/load/contentLoader.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../content/load/documentKinds.ts';
import { MAX_NAME } from '../../content/load/documentLimits.ts';
import { versionOf } from '../../content/storage/contentStorage.ts';
import { formSchemaOf, type Place } from './documentForm.ts';
import { updateSource, valuesOf, yamlOf, type Values } from './documentSource.ts';
import {
  publishingStateOf,
  titleOf,
  writtenTitle,
  type PublishingState,
} from './documentSummary.ts';
import { fieldsOf } from './editorForms.ts';
import { readField } from './formFields.ts';
import type { CopyText } from './workingCopies.ts';

const { list } = editorStrings;

interface Opened {
  /** The category in the submitted form, which decides the subcategories. */
  category?: string | undefined;
  /** What the form shows instead of the stored text. */
  copy?: CopyText | undefined;
}

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
  ...publishingStateOf(yamlOf(path, stored), zone),
  saved: valuesOf(path, { ...placeIn(path), source: stored }),
  address: pageAddress(path),
});

/** A missing file is a new document when its path is that of a kind, with parameters or of its only file. */
export const openDraft = (
  content: Pick<LoadedContent, 'library' | 'context'>,
  path: string,
  saved: string | undefined,
  { category, copy }: Opened = {},
) => {
  const { zone, pictures, addresses } = content.context;
  const kind = DOCUMENT_KINDS.find(({ name }) => name === kindOf(path)?.kind);
  const stored = kind && storedText(kind, path, saved, copy);
  if (!kind || stored === undefined) return undefined;
  const isNew = stored === '';
  const source = copy?.source ?? stored;
  const place = placeOf(isNew ? NO_PLACE : placeIn(path), copy);
  const opened = valuesOf(path, { ...place, source });
  const values = source === '' ? NO_VALUES : opened;
  const formPlace = { ...place, ...(category && { category }) };
  const form = { kind, path, isNew, place: formPlace, data: opened.data };
  return {
    name: nameOf(kind, path, source),
    kind,
    path,
    /** The stored text; '' without one. */
    stored,
    isNew,
    schema: formSchemaOf(content, form),
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

/** What a working copy keeps of a form. */
export const copyTextOf = ({ file, stored, values }: Draft): CopyText => ({
  slug: values.slug ?? '',
  category: values.category ?? '',
  source: updateSource(file, stored, values),
});
