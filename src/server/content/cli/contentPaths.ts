import { relative, resolve } from 'node:path';
import { isContentPath } from '../storage/contentStorage.ts';

/**
 * The paths in the content that a command's file argument can mean, the most likely first. The argument is relative to the
 * working directory, to the folder above the content (as in reported problems), or to the content.
 */
export const contentPaths = (folder: string, file: string): string[] => {
  const root = resolve(folder);
  const files = [
    resolve(file),
    resolve(root, '..', file),
    // Content in a database has no folder. Its problems start with `content/`.
    resolve(root, file.replace(/^content\//, '')),
    resolve(root, file),
  ];
  const paths = files.map((candidate) => relative(root, candidate).replaceAll('\\', '/'));
  return [...new Set(paths)].filter(isContentPath);
};
