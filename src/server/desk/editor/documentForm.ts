import { z } from 'zod';
import { documentPlace } from '../../../contract/documents.ts';
import { zoneName } from '../../../lib/zonedTime.ts';
import { editorStrings } from '../../../strings/editor.ts';
import type { LoadedContent } from '../../content/load/contentLoader.ts';
import type { DocumentKind } from '../../content/load/documentKinds.ts';
import type { FieldSchema } from './formFields.ts';
import { pageFormSchema } from './pageForm.ts';

const { fields: labels } = editorStrings;

/** The parameters of a document's path; '' for those that its kind does not have. */
export type PathParameters = Record<'slug' | 'category', string>;

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

/** The page whose words a document holds. */
const pageOf = (path: string): string | undefined => {
  const named = documentPlace(path);
  return named?.kind === 'texts' ? named.slug : undefined;
};

/** The schema of a document's data, by the parameters of its path. */
const dataSchemaOf = (
  kind: DocumentKind,
  context: LoadedContent['context'],
  parameters: PathParameters,
): FieldSchema => {
  const timeHelp = labels.timeZone(zoneName(Date.now(), context.zone));
  return z.toJSONSchema(kind.schema(context, parameters), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema: field }) => {
      if (/time|moment/.test(field.format ?? '')) field.description += timeHelp;
      field.options ??= field.enum?.map((value) => ({ value, label: String(value) }));
    },
  }) as FieldSchema;
};

interface FormParts {
  kind: DocumentKind;
  path: string;
  isNew: boolean;
  parameters: PathParameters;
  /** The values that the form begins with. */
  data: unknown;
}

/** The data of a document. The sections of a page have its labels and their order. */
const dataFormSchema = (
  context: LoadedContent['context'],
  { kind, path, parameters, data }: FormParts,
): FieldSchema => {
  const schema = dataSchemaOf(kind, context, parameters);
  const page = pageOf(path);
  if (page !== undefined) return pageFormSchema(schema, { page, data, voices: context.voices });
  return kind.createdByWriters ? hideFields(schema) : schema;
};

/** The form of a document: the parameters of its path, its data and its text. */
export const formSchemaOf = (
  { library, context }: Pick<LoadedContent, 'library' | 'context'>,
  parts: FormParts,
): FieldSchema => {
  const { kind, isNew } = parts;
  const categories = library.helpCategories.map(({ id, name }) => ({ value: id, label: name }));
  return {
    properties: {
      ...(kind.file.includes(':category') && {
        category: { ...labels.category, options: categories },
      }),
      ...(kind.createdByWriters && { slug: isNew ? labels.slugOfNew : labels.slug }),
      data: { ...dataFormSchema(context, parts), ...labels.data },
      ...(kind.file.endsWith('.md') && { body: labels.body }),
    },
    required: ['category', 'body', ...(isNew ? [] : ['slug'])],
  };
};
