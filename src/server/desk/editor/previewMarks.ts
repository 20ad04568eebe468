import { documentFile } from '../../../contract/documents.ts';
import { markOf, withLineMarks } from '../../../contract/fieldMarks.ts';
import { TEXT_NAMES } from '../../../contract/texts/texts.ts';
import type { TextVoice } from '../../../contract/texts/textFields.ts';
import type { LoadedTexts } from '../../content/load/loadTexts.ts';
import { isRecord } from '../../../lib/isRecord.ts';
import type { Draft } from './draft.ts';
import type { FieldSchema } from './formFields.ts';

const isVoice = (value: unknown): value is TextVoice =>
  isRecord(value) && typeof value.quote === 'string' && typeof value.photo === 'string';

const isWords = ({ options, format }: FieldSchema): boolean =>
  !options && !['picture', 'file', 'link'].includes(format ?? '');

/** The words of a page, each with a mark of its field. */
const withMarks = (value: unknown, schema: FieldSchema, field: string): unknown => {
  // In the form of a page, one field chooses the customer who is quoted.
  if (isVoice(value)) return { ...value, quote: value.quote + markOf(field) };
  if (typeof value === 'string') return isWords(schema) ? value + markOf(field) : value;
  if (Array.isArray(value)) {
    const { items = {} } = schema;
    const isLines = items.type === 'string' && !items.options;
    return value.map((item, row) => withMarks(item, items, isLines ? field : `${field}.${row}`));
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => {
    const partSchema = schema.properties?.[key];
    return [key, partSchema ? withMarks(part, partSchema, `${field}.${key}`) : part];
  });
  return Object.fromEntries(entries) as unknown;
};

type Voices = ReadonlyMap<string, TextVoice> | undefined;

/** The words of customers in a page, each with a mark of its field in the document of customers. */
const withVoiceMarks = (value: unknown, voices: Voices, data: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => withVoiceMarks(item, voices, data));
  if (!isRecord(value)) return value;
  if (!isVoice(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, withVoiceMarks(part, voices, data)]),
    );
  const { quote, emphasis, name, role } = value;
  const row = [...(voices?.values() ?? [])].findIndex(
    (voice) => voice.quote === quote && voice.name === name,
  );
  const person = personOf(data, row);
  const mark = (list: string, at: number, key: string) => markOf(`data.${list}.${at}.${key}`);
  return {
    ...value,
    quote: quote + mark('voices', row, 'quote'),
    ...(emphasis && { emphasis: emphasis + mark('voices', row, 'emphasis') }),
    name: name + mark('people', person, 'name'),
    role: role + mark('people', person, 'role') + mark('people', person, 'company'),
  };
};

/** The row of the person who said the words of a row. */
const personOf = (data: unknown, row: number): number => {
  const { people, voices } = isRecord(data) ? data : {};
  const voice: unknown = Array.isArray(voices) ? voices[row] : undefined;
  const isSpeaker = (person: unknown) =>
    isRecord(person) && isRecord(voice) && person.id === voice.person;
  return Array.isArray(people) ? people.findIndex(isSpeaker) : -1;
};

interface MarkedDocument {
  path: string;
  schema: FieldSchema;
  data: unknown;
  voices: Voices;
}

/** The words of all pages for a preview of the form of one. */
export const markTexts = (
  texts: LoadedTexts,
  { path, schema, data, voices }: MarkedDocument,
): LoadedTexts => {
  const name = TEXT_NAMES.find((each) => documentFile('texts', { slug: each }) === path);
  if (name === 'voices') return withVoiceMarks(texts, voices, data) as LoadedTexts;
  return name ? { ...texts, [name]: withMarks(texts[name], schema, 'data') } : texts;
};

/** A draft whose text gets a mark at the end of each paragraph. */
export const withBodyMarks = (draft: Draft): Draft => {
  const { body } = draft.values;
  const isText = body !== undefined && body.trim() !== '';
  return isText ? { ...draft, values: { ...draft.values, body: withLineMarks(body) } } : draft;
};
