import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { MEDIA_PREFIX } from '../../../../contract/pictures.ts';
import type { ContentProblem } from '../../load/contentProblems.ts';
import { lineOf } from './readSources.ts';
import type { ContentSource } from './readSources.ts';

const FILE_KEYS = ['cover', 'host_image', 'photo', 'logo', 'poster', 'captions', 'video_url'];

export interface ContentFolders {
  /** `content` */
  content: string;
  /** Where the site's own pictures and films lie: `public`. */
  public: string;
}

/** Files that a document names but that do not exist. */
export const missingFiles = (sources: ContentSource[], folders: ContentFolders): ContentProblem[] =>
  sources.flatMap((source) => {
    const named = source.fields
      .filter(({ key }) => FILE_KEYS.includes(key))
      .map(({ value, line }) => ({ path: value, line }));
    return [...named, ...imagesOf(source)]
      .filter(({ path }) => !isPublicFile(path, folders))
      .map(({ path, line }) => {
        const folder = path.startsWith(MEDIA_PREFIX) ? 'media of the content' : 'public';
        const message = `"${path}" is not in the folder ${folder}. Add it or correct the path.`;
        return { file: source.file, line, message };
      });
  });

/** Without a description screen readers skip a picture. */
export const picturesWithoutDescription = (sources: ContentSource[]): ContentProblem[] =>
  sources.flatMap((source) =>
    imagesOf(source)
      .filter(({ alt }) => alt.trim() === '')
      .map(({ path, line }) => ({
        file: source.file,
        line,
        message: `The picture "${path}" has no description. Write ![what it shows](...).`,
      })),
  );

/** Whether a path from the site's root leads to a file; what lies on another host is not looked up. */
export const isPublicFile = (path: string, folders: ContentFolders): boolean => {
  if (path.startsWith('https://')) return true;
  const isIn = (folder: string) => existsSync(join(folder, path));
  return path.startsWith(MEDIA_PREFIX)
    ? isIn(folders.content)
    : path.startsWith('/') && isIn(folders.public);
};

const imagesOf = (source: ContentSource) => {
  const images: { path: string; alt: string; line: number }[] = [];
  visit(source.tree, 'element', (element: Element) => {
    if (element.tagName !== 'img') return;
    const { src, alt } = element.properties;
    images.push({ path: String(src), alt: String(alt ?? ''), line: lineOf(source, element) });
  });
  return images;
};
