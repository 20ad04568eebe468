import { z } from 'zod';
import type { ContentAuthor } from './contentLibrary.ts';
import type { ContentReader } from './contentReader.ts';
import { documentObject, file, known, slug, text, type KnownWords } from './documentFields.ts';
import type { SiteAddresses } from './loadRedirects.ts';

export interface LoadContext {
  reader: ContentReader;
  addresses: SiteAddresses;
  authors: Authors;
  /** Relative dates such as `-12d` count from this moment. */
  now: Date;
  /** Time zone of the office and of events. */
  zone: string;
}

export interface Authors {
  slugs: KnownWords;
  find: (slug: string) => ContentAuthor;
}

const authorsSchema = z.record(slug, documentObject({ name: text, bio: text, photo: file }));

export const loadAuthors = (reader: ContentReader): Authors => {
  const document = reader.read('authors.yaml', authorsSchema);
  const bySlug = new Map(Object.entries(document?.data ?? {}));
  return {
    slugs: document ? [...bySlug.keys()] : null,
    find: (slug) => bySlug.get(slug) ?? { name: '', bio: '', photo: '' },
  };
};

export const authorField = ({ slugs }: Authors) =>
  known(slugs, 'But authors.yaml has no such author.');
