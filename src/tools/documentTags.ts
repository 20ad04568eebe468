import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { TagType } from '../api/baseApi.ts';

/** A tag of the browser's cache; without an id, all of its type. */
export interface DocumentTag {
  type: TagType;
  id?: string;
}

/** By its slug, which is its id, and the lists that it is in, or may be in now. */
const listed = (type: TagType, slug: string): DocumentTag[] =>
  [slug, 'LIST'].map((id) => ({ type, id }));

/** What each file of the content folder is in the browser's cache; the first pattern that fits says so. */
const TAGS: [RegExp, (...names: string[]) => DocumentTag[]][] = [
  [/^posts\/(.+)\.md$/, (slug) => [...listed('Post', slug), { type: 'BlogLanding' }]],
  [/^events\/(.+)\.md$/, (slug) => listed('Event', slug)],
  [/^videos\/(.+)\.md$/, (slug) => listed('Video', slug)],
  [/^legal\/(.+)\.md$/, (id) => [{ type: 'LegalDocument', id: id }]],
  [
    /^help\/([^/]+)\/([^/]+)\.md$/,
    (category, slug) => [
      { type: 'HelpArticle', id: slug },
      { type: 'HelpArticle', id: 'LIST' },
      { type: 'HelpCategory', id: category },
    ],
  ],
  // Its name stands on its articles, too.
  [
    /^help\/([^/]+)\/_category\.yaml$/,
    (id) => [
      { type: 'HelpCategory', id: id },
      { type: 'HelpCategory', id: 'LIST' },
      { type: 'HelpArticle' },
    ],
  ],
  [/^integrations\.yaml$/, () => [{ type: 'Integration' }]],
  [/^plans\.yaml$/, () => [{ type: 'Plan' }]],
  [
    /^authors\.yaml$/,
    () => [{ type: 'Post' }, { type: 'HelpArticle' }, { type: 'Event' }, { type: 'Video' }],
  ],
];

/** The tags of what a file of the content folder says; none for files that no page shows. */
export const documentTags = (file: string): DocumentTag[] => {
  for (const [pattern, toTags] of TAGS) {
    const match = pattern.exec(file);
    if (match) return toTags(...match.slice(1));
  }
  return [];
};

/** Tells which files of a folder were written, added or removed since it was asked last; paths go from the folder. */
export const watchForChanges = (folder: string): (() => Promise<string[]>) => {
  let known: Map<string, number> | undefined;
  return async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const now = new Map(
      await Promise.all(
        files.map(async ({ parentPath, name }) => {
          const file = path.join(parentPath, name);
          // One that is replaced at this very moment is not there; it is new the next time.
          const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
          return [path.relative(folder, file).replaceAll('\\', '/'), mtimeMs] as const;
        }),
      ),
    );
    const before = known ?? now;
    known = now;
    const all = new Set([...before.keys(), ...now.keys()]);
    return [...all].filter((file) => before.get(file) !== now.get(file));
  };
};
