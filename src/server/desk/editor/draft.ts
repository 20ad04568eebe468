import { hash } from 'node:crypto';
import { documentFile, documentPlace, pageAddress } from '../../../contract/documents.ts';
import { slugFrom } from '../../../lib/slug.ts';
import { editorStrings } from '../../../strings/editor.ts';
import type { LoadedContent } from '../../content/load/contentLoader.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../content/load/documentKinds.ts';
import { MAX_NAME } from '../../content/load/documentLimits.ts';
import { hashOf } from '../../content/storage/contentStorage.ts';
import { formSchemaOf, type PathParameters } from './documentForm.ts';
import { updateSource, valuesOf, yamlOf, type Values } from './documentSource.ts';
import {
  publishingStateOf,
  titleOf,
  writtenTitle,
  type PublishingState,
} from './documentSummary.ts';
import { fieldsOf } from './editorForms.ts';
import type { FieldSchema } from './formFields.ts';
import { readForm } from './readForm.ts';
import type { CopyText } from './workingCopies.ts';

const { list } = editorStrings;

/** A document as its form shows it. */
export interface Draft extends PublishingState {
  /** Its title, for the page of its form. */
  name: string;
  kind: DocumentKind;
  /** Where it is stored. A new one has the path of its kind, with parameters. */
  savedPath: string;
  /** Where publishing stores it. */
  targetPath: string;
  /** No text is stored at its path. */
  isNew: boolean;
  /** The stored text; '' for a new document. */
  stored: string;
  /** The hash of `stored`. A form sends it back, which tells whether someone has published meanwhile. */
  storedHash: string;
  /** The hash of the stored file, which publishing expects; '' without a file, whose `storedHash` is that of ''. */
  fileHash: string;
  /** The values of the stored text. */
  saved: Values;
  /** The values that the form shows. */
  values: Values;
  schema: FieldSchema;
  /** The time zone of the site. */
  zone: string;
  /** The address of its page, of a stored document that has one. */
  address: string | undefined;
  /** The pictures and the addresses of the site, which fields suggest. */
  pictures: readonly string[];
  addresses: readonly string[];
}

interface DraftOptions {
  /** The category in the submitted form, which decides the subcategories. */
  category?: string | undefined;
  /** What the form shows instead of the stored text. */
  copy?: CopyText | undefined;
}

const NO_PARAMETERS: PathParameters = { slug: '', category: '' };

const parametersIn = (path: string): PathParameters => {
  const { slug = '', category = '' }: Partial<Record<string, string>> = documentPlace(path) ?? {};
  return { slug, category };
};

/** A working copy may have another path than the stored document. */
const parametersOf = (written: PathParameters, copy: CopyText | undefined): PathParameters => ({
  slug: copy?.slug || written.slug,
  category: copy?.category || written.category,
});

/** The kind of a document that is stored at a path, or can begin there. */
const findKind = (
  path: string,
  text: string | undefined,
  copy: CopyText | undefined,
): DocumentKind | undefined => {
  const named = documentPlace(path);
  const kind = DOCUMENT_KINDS.find(({ name }) => name === named?.kind);
  if (text !== undefined || copy !== undefined) return kind;
  const canBegin = path === kind?.file && kind.name !== 'legal';
  return canBegin ? kind : undefined;
};

const NO_VALUES: Values = { data: {}, body: '' };

type StoredState = PublishingState & Pick<Draft, 'saved' | 'address'>;

const NOT_STORED: StoredState = {
  status: 'draft',
  goesLive: '',
  saved: NO_VALUES,
  address: undefined,
};

const storedState = (path: string, stored: string, zone: string): StoredState => ({
  ...publishingStateOf(yamlOf(path, stored), zone),
  saved: valuesOf(path, { ...parametersIn(path), source: stored }),
  address: pageAddress(path),
});

const nameOf = (kind: DocumentKind, path: string, source: string): string => {
  if (source === '') return list.create(kind.noun);
  const yaml = yamlOf(path, source);
  const isUnnamed = path === kind.file && kind.createdByWriters;
  return writtenTitle(yaml) || (isUnnamed ? list.untitled : titleOf(path, yaml));
};

const slugOfTitle = (title: string): string =>
  slugFrom(title).slice(0, MAX_NAME).replace(/-$/, '') || 'untitled';

/** Where a document with the values of a form is published. */
const targetPathOf = (
  { kind, savedPath, isNew }: Pick<Draft, 'kind' | 'savedPath' | 'isNew'>,
  values: Values,
): string => {
  const { title = '', name = title } = values.data;
  const own = isNew ? undefined : documentPlace(savedPath)?.slug;
  const { slug = own ?? slugOfTitle(String(name)), category = '' } = values;
  return documentFile(kind.name, { slug, category });
};

/**
 * A missing file is a new document when its path is that of a kind, with parameters or of its only file.
 * @param text of the file; undefined without one
 * @returns undefined for what is no document
 */
export const openDraft = (
  content: Pick<LoadedContent, 'library' | 'context'>,
  path: string,
  text: string | undefined,
  { category, copy }: DraftOptions = {},
): Draft | undefined => {
  const { zone, pictures, addresses } = content.context;
  const kind = findKind(path, text, copy);
  if (!kind) return undefined;
  const stored = text ?? '';
  const isNew = stored === '';
  const source = copy?.source ?? stored;
  const parameters = parametersOf(isNew ? NO_PARAMETERS : parametersIn(path), copy);
  const opened = valuesOf(path, { ...parameters, source });
  const values = source === '' ? NO_VALUES : opened;
  const ofForm = { ...parameters, ...(category && { category }) };
  const form = { kind, path, isNew, parameters: ofForm, data: opened.data };
  return {
    name: nameOf(kind, path, source),
    kind,
    savedPath: path,
    targetPath: copy ? targetPathOf({ kind, savedPath: path, isNew }, values) : path,
    isNew,
    stored,
    storedHash: hash('sha256', stored),
    fileHash: hashOf(text),
    values,
    schema: formSchemaOf(content, form),
    zone,
    ...(isNew ? NOT_STORED : storedState(path, stored, zone)),
    pictures: [...pictures.keys()],
    addresses: [...addresses.pages],
  };
};

/** The draft with the values of a submitted form. */
export const readDraft = (draft: Draft, entries: FormData): Draft => {
  const { schema, saved } = draft;
  const form = { schema, name: '', path: [], value: saved };
  const values = readForm(form, fieldsOf(entries)) as Values;
  return { ...draft, targetPath: targetPathOf(draft, values), values };
};

/** What a working copy keeps of a form. */
export const copyTextOf = ({ targetPath, stored, values }: Draft): CopyText => ({
  slug: values.slug ?? '',
  category: values.category ?? '',
  source: updateSource(targetPath, stored, values),
});
