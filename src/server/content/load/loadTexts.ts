import { documentFile, documentFolder, kindOf } from '../../../contract/documents.ts';
import {
  TEXT_NAMES,
  TEXT_SCHEMAS,
  type TextName,
  type Texts,
} from '../../../contract/texts/texts.ts';
import type { TextFields, TextVoice } from '../../../contract/texts/textFields.ts';
import { suggestion } from '../../../lib/editDistance.ts';
import { createTimeSlices } from '../../workers/timeSlices.ts';
import type { Pictures } from '../media/pictures.ts';
import type { ContentReader } from './contentReader.ts';
import { documentObject } from './documentFields.ts';
import type { PlaceholderValues } from './placeholders.ts';
import { createReadableFields } from './readableFields.ts';
import { createTextFields, type TextContext } from './textFields.ts';

/** The words of the pages; those of invalid documents are missing. */
export type LoadedTexts = Partial<Texts>;

const isTextName = (slug: string): slug is TextName => Object.hasOwn(TEXT_SCHEMAS, slug);

export interface TextsToLoad {
  pictures: Pictures;
  /** The words of the last load. */
  last?: LoadedTexts | undefined;
  companyName: string;
}

/** The schema of a page's document, and the placeholders of its places. */
const textsSchemaOf = (name: TextName, context: TextContext) => {
  const { fields, placeholders } = createTextFields(context);
  return { schema: TEXT_SCHEMAS[name](fields), placeholders };
};

const knownPlaceholders = new Map<TextName, PlaceholderValues>();

/** The placeholders of a page's document stay in its words: their places replace them. */
const ownPlaceholders = (name: TextName): PlaceholderValues => {
  const known = knownPlaceholders.get(name);
  if (known) return known;
  const { placeholders } = textsSchemaOf(name, { pictures: new Map(), voices: undefined });
  const values = Object.fromEntries(Array.from(placeholders, (own) => [own, `{{${own}}}`]));
  knownPlaceholders.set(name, values);
  return values;
};

/** What a document replaces `{{name}}` by: the values of site.yaml, and the placeholders of its places. */
export const withOwnPlaceholders = (site: PlaceholderValues, path: string): PlaceholderValues => {
  const place = kindOf(path);
  if (place?.kind !== 'texts' || !place.slug || !isTextName(place.slug)) return site;
  return { ...site, ...ownPlaceholders(place.slug) };
};

const readTexts = (reader: ContentReader, name: TextName, context: TextContext) => {
  const { pictures, voices } = context;
  const schema = reader.memory.recall(
    `schema of texts/${name}`,
    [pictures, voices],
    () => textsSchemaOf(name, context).schema,
  );
  return reader.read(documentFile('texts', { slug: name }), schema);
};

/** What the page can show of a document with problems; undefined when it needs more. */
const readableTexts = (reader: ContentReader, name: TextName, readable: TextFields): unknown => {
  const stored = reader.files.get(documentFile('texts', { slug: name }));
  const value = stored?.value ?? stored?.partial;
  const isEmpty = Object.keys(Object(value) as object).length === 0;
  return isEmpty ? undefined : TEXT_SCHEMAS[name](readable).safeParse(value).data;
};

const loadVoices = (reader: ContentReader, pictures: Pictures) => {
  const document = readTexts(reader, 'voices', { pictures, voices: undefined });
  if (!document) return undefined;
  const { people, voices } = document.data as Texts['voices'];
  const byId = new Map<string, TextVoice>();
  voices.forEach(({ id, person, quote, emphasis }, index) => {
    const speaker = people.find((each) => each.id === person);
    if (byId.has(id))
      document.report(['voices', index, 'id'], `"${id}" is listed twice. Rename one of them.`);
    if (!speaker)
      document.report(
        ['voices', index, 'person'],
        `There is no person "${person}". ${suggestion(
          person,
          people.map((each) => each.id),
        )}`,
      );
    const { name = '', role = '', company = '', photo = '' } = speaker ?? {};
    byId.set(id, {
      quote,
      ...(emphasis && { emphasis }),
      name,
      role: `${role}\n${company}`,
      photo,
    });
  });
  // The same object for the same voices, so that the pages that quote them are not validated again.
  return reader.memory.once(document.data, () => byId);
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
    if (reader.keep(documentFile('texts', { slug: name }))) return last[name];
    // Emails can't be corrected once they are sent, and wait.
    return name === 'emails'
      ? undefined
      : readableTexts(reader, name, createReadableFields(context, companyName));
  };
  const texts: Partial<Record<TextName, unknown>> = {};
  const pause = createTimeSlices();
  for (const name of TEXT_NAMES) {
    if (name !== 'voices') texts[name] = wordsOf(name);
    await pause();
  }
  for (const { name } of reader.files.list(documentFolder('texts'))) {
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
