import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import type { ContentProblem } from '../../load/contentProblems.ts';
import { lineOf } from './readSources.ts';
import type { ContentSource } from './readSources.ts';

const FILE_KEYS = ['cover', 'host_image', 'photo', 'logo', 'poster', 'captions', 'video_url'];

/** Files that are named but not in the public folder, and pictures in a text that nobody describes. */
export const checkImages = (sources: ContentSource[], publicFolder: string): ContentProblem[] =>
  sources.flatMap((source) => {
    const { file } = source;
    const missing = (path: string, line: number): ContentProblem[] =>
      isPublicFile(path, publicFolder)
        ? []
        : [
            {
              file,
              line,
              message: `"${path}" is not in the folder public. Add it or correct the path.`,
            },
          ];

    const named = source.fields
      .filter(({ key }) => FILE_KEYS.includes(key))
      .flatMap(({ value, line }) => missing(value, line));
    const shown = imagesOf(source).flatMap(({ path, alt, line }) => [
      ...missing(path, line),
      ...(alt.trim() === ''
        ? [
            {
              file,
              line,
              message: `The picture "${path}" has no description. Write ![what it shows](...).`,
            },
          ]
        : []),
    ]);
    return [...named, ...shown];
  });

/** Whether a path from the site's root leads to a file; what lies on another host is not looked up. */
export const isPublicFile = (path: string, publicFolder: string): boolean =>
  path.startsWith('https://') || (path.startsWith('/') && existsSync(join(publicFolder, path)));

const imagesOf = (source: ContentSource) => {
  const images: { path: string; alt: string; line: number }[] = [];
  visit(source.tree, 'element', (element: Element) => {
    if (element.tagName !== 'img') return;
    const { src, alt } = element.properties;
    images.push({ path: String(src), alt: String(alt ?? ''), line: lineOf(source, element) });
  });
  return images;
};
