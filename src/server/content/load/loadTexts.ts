import type { z } from 'zod';
import { documentFile, documentFolder, documentPlace } from '../../../contract/documents.ts';
import {
  TEXT_NAMES,
  TEXT_SCHEMAS,
  type TextName,
  type Texts,
} from '../../../contract/texts/texts.ts';
import type { TextFields, TextSchema, TextVoice } from '../../../contract/texts/textFields.ts';
import { suggestion } from '../../../lib/editDistance.ts';
import { createTimeSlices } from '../../workers/timeSlices.ts';
import type { Pictures } from '../media/pictures.ts';
import type { ContentReader } from './contentReader.ts';
import { documentObject } from './documentFields.ts';
import type { PlaceholderValues } from './placeholders.ts';
import { createTolerantTextFields } from './tolerantTextFields.ts';
import { createStrictTextFields, type TextContext } from './strictTextFields.ts';

/** The words of the pages; those of invalid documents are missing. */
export type LoadedTexts = Partial<Texts>;

const isTextName = (slug: string): slug is TextName => Object.hasOwn(TEXT_SCHEMAS, slug);

export interface TextsToLoad {
  pictures: Pictures;
  /** The words of the last load. */
  last?: LoadedTexts | undefined;
  companyName: string;
}

const fileOf = (name: TextName): string => documentFile('texts', { slug: name });

/** The schema of a page's document, and the placeholders of its places. */
const textsSchemaOf = (name: TextName, context: TextContext) => {
  const { fields, placeholders } = createStrictTextFields(context);
  return { schema: TEXT_SCHEMAS[name](fields), placeholders };
};

/**
 * What the shared schemas look up: `readTexts` sets it before each document. Reading one is synchronous, so no other load comes
 * between.
 */
const sharedContext: TextContext = { pictures: new Map(), voices: undefined };

const sharedSchemas = new Map<TextSchema, ReturnType<typeof textsSchemaOf>>();

/** All loads share the schemas of pages, and pages of one kind share one: making them takes longer than reading the documents. */
const sharedSchemaOf = (name: TextName) => {
  const shared = sharedSchemas.get(TEXT_SCHEMAS[name]) ?? textsSchemaOf(name, sharedContext);
  sharedSchemas.set(TEXT_SCHEMAS[name], shared);
  return shared;
};

const readTexts = (reader: ContentReader, name: TextName, context: TextContext) => {
  Object.assign(sharedContext, context);
  const { pictures, voices } = context;
  const from = reader.memory.recall(`context of ${name}`, [pictures, voices], () => context);
  return reader.read(fileOf(name), sharedSchemaOf(name).schema, from);
};

/** The placeholders that the page itself replaces. Each stands for itself, so that it stays in the words of the document. */
const ownPlaceholders = (name: TextName): PlaceholderValues =>
  Object.fromEntries(Array.from(sharedSchemaOf(name).placeholders, (own) => [own, `{{${own}}}`]));

/** What a document replaces `{{name}}` by: the values of site.yaml, and the placeholders of its places. */
export const withOwnPlaceholders = (site: PlaceholderValues, path: string): PlaceholderValues => {
  const place = documentPlace(path);
  if (place?.kind !== 'texts' || !place.slug || !isTextName(place.slug)) return site;
  return { ...site, ...ownPlaceholders(place.slug) };
};

/** What the page can show of a document with problems; undefined when it needs more, or the document has none of its parts. */
const usableTexts = (reader: ContentReader, name: TextName, fields: TextFields): unknown => {
  const stored = reader.files.get(fileOf(name));
  const value = Object(stored?.value ?? stored?.partial) as object;
  const schema = TEXT_SCHEMAS[name](fields) as z.ZodObject;
  const hasParts = Object.keys(value).some((key) => key in schema.shape);
  return hasParts ? schema.safeParse(value).data : undefined;
};

const voicesById = ({ people, voices }: Texts['voices']): ReadonlyMap<string, TextVoice> =>
  new Map(
    voices.map(({ id, person, quote, emphasis }) => {
      const speaker = people.find((each) => each.id === person);
      const { name = '', role = '', company = '', photo = '' } = speaker ?? {};
      const words = { quote, ...(emphasis && { emphasis }) };
      return [id, { ...words, name, role: `${role}\n${company}`, photo }];
    }),
  );

const loadVoices = (reader: ContentReader, pictures: Pictures) => {
  const { memory } = reader;
  const document = readTexts(reader, 'voices', { pictures, voices: undefined });
  if (!document) return undefined;
  const data = document.data as Texts['voices'];
  data.voices.forEach(({ id, person }, index) => {
    if (data.voices.findIndex((each) => each.id === id) < index)
      document.report(['voices', index, 'id'], `"${id}" is listed twice. Rename one of them.`);
    const people = data.people.map((each) => each.id);
    if (!people.includes(person))
      document.report(
        ['voices', index, 'person'],
        `There is no person "${person}". ${suggestion(person, people)}`,
      );
  });
  return memory.recall('voices', [data], () => voicesById(data));
};

/** Words with a problem are those of the last load, or what the page can show of the document. */
export const loadTexts = async (
  reader: ContentReader,
  { pictures, last = {}, companyName }: TextsToLoad,
) => {
  const voices = loadVoices(reader, pictures);
  const context = { pictures, voices };
  const wordsOf = (name: TextName): unknown => {
    const document = readTexts(reader, name, context);
    if (document) return document.data;
    if (reader.keep(fileOf(name))) return last[name];
    // Emails wait for a correct document: once they are sent, they can't be corrected.
    if (name === 'emails') return undefined;
    return usableTexts(reader, name, createTolerantTextFields(context, companyName));
  };
  const texts: Partial<Record<TextName, unknown>> = {};
  const pause = createTimeSlices();
  for (const name of TEXT_NAMES) {
    if (name !== 'voices') texts[name] = wordsOf(name);
    await pause();
  }
  for (const { name } of reader.files.entriesOf(documentFolder('texts'))) {
    const slug = name.replace(/\.yaml$/, '');
    if (!isTextName(slug))
      reader.report(
        `${documentFolder('texts')}/${name}`,
        `No page has these words. ${suggestion(slug, TEXT_NAMES)}`,
      );
  }
  return { texts: texts as LoadedTexts, voices };
};

/** For the form of a document. */
export const textsSchema = (
  context: TextContext,
  { slug = '' }: Readonly<Record<string, string>>,
) => (isTextName(slug) ? textsSchemaOf(slug, context).schema : documentObject({}));
