import { z } from 'zod';
import { pictureAddress, smallPictureAddress, type Pictures } from '../media/pictures.ts';
import { resolveDay, resolveMoment } from './contentDates.ts';
import type { ContentReader, SourceDocument } from './contentReader.ts';
import { day, documentObject, file, known, slug, text, type KnownWords } from './documentFields.ts';
import type { SiteAddresses } from './loadRedirects.ts';

export interface LoadContext {
  reader: ContentReader;
  addresses: SiteAddresses;
  authors: Authors;
  pictures: Pictures;
  /** Relative dates such as `-12d` count from this moment. */
  now: Date;
  /** Time zone of the office and of events. */
  zone: string;
}

interface Authors {
  slugs: KnownWords;
  find: (slug: string) => { name: string; bio: string; photo: string };
}

/** The address of a file; a picture's also tells its size and placeholder. */
export const pictureField = ({ pictures }: Pick<LoadContext, 'pictures'>) =>
  file.transform((path) => pictureAddress(pictures, path));

/** @param width the largest at which pages show the picture, in device pixels */
export const smallPictureField = ({ pictures }: Pick<LoadContext, 'pictures'>, width: number) =>
  file.transform((path) => smallPictureAddress(pictures, path, width));

export const dayField = ({ now }: LoadContext) => day.transform((value) => resolveDay(value, now));

const PHOTO_WIDTH = 320;

export const loadAuthors = (reader: ContentReader, pictures: Pictures): Authors => {
  const photo = smallPictureField({ pictures }, PHOTO_WIDTH);
  const authors = z.record(slug, documentObject({ name: text, bio: text, photo }));
  const document = reader.read('authors.yaml', authors);
  const bySlug = new Map(Object.entries(document?.data ?? {}));
  return {
    slugs: document ? [...bySlug.keys()] : null,
    find: (slug) => bySlug.get(slug) ?? { name: '', bio: '', photo: '' },
  };
};

export const authorField = ({ authors }: LoadContext) =>
  known(authors.slugs, 'But authors.yaml has no such author.').transform(authors.find);

interface ScheduledData {
  aliases?: string[] | undefined;
  draft?: boolean | undefined;
  published?: string | undefined;
}

export interface Scheduled {
  /** Undefined for a document that was public when it was read. */
  visibility: { isDraft: boolean; /** Unix time in milliseconds. */ from: number } | undefined;
}

/** Registers the addresses of a document, and returns it as the library holds it. */
export const addDocument = <Data extends ScheduledData>(
  { addresses, now, zone }: LoadContext,
  addressOf: (slug: string) => string,
  document: SourceDocument<Data>,
) => {
  addresses.add(addressOf, document);
  const { slug, data, body } = document;
  const { draft: isDraft = false, published } = data;
  const from = published === undefined ? -Infinity : resolveMoment(published, now, zone);
  const visibility: Scheduled['visibility'] =
    isDraft || from > now.getTime() ? { isDraft, from } : undefined;
  return { ...data, slug, body, visibility };
};
