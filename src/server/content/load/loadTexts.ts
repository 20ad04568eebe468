import { documentFile, documentFolder } from '../../../contract/documents.ts';
import {
  TEXT_NAMES,
  TEXT_SCHEMAS,
  type TextName,
  type Texts,
} from '../../../contract/texts/texts.ts';
import type { TextVoice } from '../../../contract/texts/textFields.ts';
import { suggestion } from '../../../lib/editDistance.ts';
import type { Pictures } from '../media/pictures.ts';
import { compareProblems, ContentError, ContentReader } from './contentReader.ts';
import { ContentFiles } from './contentFiles.ts';
import { documentObject } from './documentFields.ts';
import { loadSite } from './loadSite.ts';
import { createTextFields, type TextContext } from './textFields.ts';

/** The words of the pages; those of invalid documents are missing. */
export type LoadedTexts = Partial<Texts>;

const isTextName = (slug: string): slug is TextName => Object.hasOwn(TEXT_SCHEMAS, slug);

/** The schema of a page's document, and the placeholders of its places. */
const textsSchemaOf = (name: TextName, context: TextContext) => {
  const { fields, placeholders } = createTextFields(context);
  return { schema: TEXT_SCHEMAS[name](fields), placeholders };
};

const readTexts = <Name extends TextName>(
  reader: ContentReader,
  name: Name,
  context: TextContext,
) => {
  const { schema, placeholders } = textsSchemaOf(name, context);
  const values = reader.placeholders;
  // The place itself replaces them.
  const kept = Array.from(placeholders, (value) => [value, `{{${value}}}`]);
  reader.placeholders = { ...values, ...(Object.fromEntries(kept) as Record<string, string>) };
  const document = reader.read(documentFile('texts', { slug: name }), schema);
  reader.placeholders = values;
  return document && { ...document, data: document.data as Texts[Name] };
};

const loadVoices = (reader: ContentReader, pictures: Pictures) => {
  const document = readTexts(reader, 'voices', { pictures, voices: undefined });
  if (!document) return undefined;
  const { people, voices } = document.data;
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
  return byId;
};

export const loadTexts = (reader: ContentReader, pictures: Pictures) => {
  const voices = loadVoices(reader, pictures);
  const texts: Record<string, unknown> = {};
  for (const name of TEXT_NAMES)
    if (name !== 'voices') texts[name] = readTexts(reader, name, { pictures, voices })?.data;
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

/**
 * The words of a site whose documents another content API serves.
 * @throws ContentError
 */
export const readSiteTexts = (folder: string): LoadedTexts => {
  const reader = new ContentReader(new ContentFiles(folder));
  loadSite(reader);
  const { texts } = loadTexts(reader, new Map());
  if (reader.problems.length > 0) throw new ContentError(reader.problems.toSorted(compareProblems));
  return texts;
};
