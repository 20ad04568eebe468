import { z } from 'zod';
import { documentFile } from '../../../contract/documents.ts';
import { pictureAddress, smallPictureAddress, type Pictures } from '../media/pictures.ts';
import { momentTimestamp, resolveMoment } from './writtenDates.ts';
import type { ContentReader, SourceDocument } from './contentReader.ts';
import type { scheduled } from './documentFields.ts';
import { day, documentObject, file, known, slug, text, type Choice } from './documentFields.ts';
import type { TextContext } from './strictTextFields.ts';
import type { MarkdownBody } from './markdownBody.ts';
import type { SiteAddresses } from './loadRedirects.ts';

export interface LoadContext {
  reader: ContentReader;
  addresses: SiteAddresses;
  authors: Authors;
  /** The choices of fields, by their key; subcategories by the folder of their category. */
  choices: Map<string, readonly Choice[]>;
  pictures: Pictures;
  voices: TextContext['voices'];
  /** Relative dates such as `-12d` count from this moment. */
  now: Date;
  zone: string;
  /** The day of `now` in the zone. */
  today: string;
}

export const pictureField = ({ pictures }: Pick<LoadContext, 'pictures'>) =>
  file.transform((path) => pictureAddress(pictures, path));

/** @param width the largest at which pages show the picture, in device pixels */
export const smallPictureField = ({ pictures }: Pick<LoadContext, 'pictures'>, width: number) =>
  file.transform((path) => smallPictureAddress(pictures, path, width));

export const dayField = ({ now, zone }: LoadContext) =>
  day.transform((value) => momentTimestamp(value, now, zone));

export interface ContentAuthor {
  name: string;
  bio: string;
  photo: string;
}

export interface Authors {
  /** Undefined when their file is invalid. */
  choices: readonly Choice[] | undefined;
  /** By the slug; without words for an unknown one. */
  find: (slug: string) => ContentAuthor;
}

const PHOTO_WIDTH = 320;

export const authorsSchema = (context: Pick<LoadContext, 'pictures'>) => {
  const photo = smallPictureField(context, PHOTO_WIDTH);
  return z.record(slug, documentObject({ name: text, bio: text, photo }));
};

export const loadAuthors = (reader: ContentReader, pictures: Pictures): Authors => {
  const { memory } = reader;
  const schema = memory.recall('schema of authors', [pictures], () => authorsSchema({ pictures }));
  const document = reader.read(documentFile('authors'), schema);
  return memory.recall('authors by slug', [document?.data], () => {
    const bySlug = new Map(Object.entries(document?.data ?? {}));
    return {
      choices: document && [...bySlug].map(([value, { name }]) => ({ value, label: name })),
      find: (slug) => bySlug.get(slug) ?? { name: '', bio: '', photo: '' },
    };
  });
};

/** A schema that stays the same while what fields depend on does. */
export const recallSchema = <Schema>(
  { reader, authors, pictures, zone, today }: LoadContext,
  folder: string,
  make: () => Schema,
  alsoFrom?: unknown,
): Schema =>
  reader.memory.recall(`schema of ${folder}`, [authors, pictures, zone, today, alsoFrom], make);

export const authorField = ({ authors }: LoadContext) =>
  known(authors.choices, 'But authors.yaml has no such author.').transform(authors.find);

/** Without the authors' file, the documents that name one are left out. */
export const withAuthors = <Document>(
  { authors }: LoadContext,
  documents: readonly Document[],
): readonly Document[] => (authors.choices ? documents : []);

type ScheduledData = z.infer<z.ZodObject<typeof scheduled>>;

interface Visibility {
  hidden?: 'draft' | 'unpublished';
  from: number;
}

export interface Scheduled {
  /** Undefined for a document that was public when it was read. */
  visibility: Visibility | undefined;
}

const visibilityOf = (
  { draft, published, unpublished }: ScheduledData,
  { now, zone }: LoadContext,
): Visibility | undefined => {
  const off = unpublished === undefined ? undefined : 'unpublished';
  const hidden: Visibility['hidden'] = draft ? 'draft' : off;
  const from = published === undefined ? -Infinity : resolveMoment(published, now, zone);
  return hidden || from > now.getTime() ? { hidden, from } : undefined;
};

/** What the library knows of each document of a folder, beside the fields of its kind. */
export interface LibraryDocument extends Scheduled {
  slug: string;
  body: MarkdownBody;
}

/**
 * Registers the addresses of a document, and returns it as the library holds it: the same object as long as its data does
 * not change.
 * @param more what depends on the document and on what its schema depends on
 */
export const addDocument = <Data extends ScheduledData, More>(
  context: LoadContext,
  addressOf: (slug: string) => string,
  document: SourceDocument<Data>,
  more: () => More,
): Data & LibraryDocument & More => {
  context.addresses.add(addressOf, document);
  const { slug, data, body } = document;
  return context.reader.memory.once(data, () => ({
    ...data,
    slug,
    body,
    visibility: visibilityOf(data, context),
    ...more(),
  }));
};
