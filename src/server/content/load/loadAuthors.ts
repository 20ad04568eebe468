import type { ContentAuthor } from './contentLibrary.ts';
import type { ContentReader } from './contentReader.ts';
import { authorsSchema } from './documentSchemas.ts';
import type { KnownWords } from './documentSchemas.ts';

/** The people who write posts and articles. */
export interface Authors {
  /** Null when authors.yaml itself has to be mended first. */
  slugs: KnownWords;
  /** The author of a document that passed its schema. */
  find: (slug: string) => ContentAuthor;
}

/** Stands in until authors.yaml is mended; a library with problems is never handed out. */
const UNREAD: ContentAuthor = { name: '', bio: '', photo: '' };

/** Reads authors.yaml. */
export const loadAuthors = async (reader: ContentReader): Promise<Authors> => {
  const document = await reader.readYamlFile('authors.yaml', authorsSchema);
  const bySlug = new Map(Object.entries(document?.data ?? {}));
  return {
    slugs: document && [...bySlug.keys()],
    find: (slug) => bySlug.get(slug) ?? UNREAD,
  };
};
