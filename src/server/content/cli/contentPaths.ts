import { relative, resolve } from 'node:path';
import { isContentPath } from '../storage/contentStorage.ts';

/**
 * The paths in the content that a file of a command may mean, the likeliest first: the file is named from the working directory,
 * from the folder above the content, as in a problem, or from the content.
 */
export const contentPaths = (folder: string, file: string): string[] => {
  const root = resolve(folder);
  const files = [
    resolve(file),
    resolve(root, '..', file),
    // Content in a database has no folder. Its problems name files as if the folder were `content`.
    resolve(root, file.replace(/^content\//, '')),
    resolve(root, file),
  ];
  const paths = files.map((candidate) => relative(root, candidate).replaceAll('\\', '/'));
  return [...new Set(paths)].filter(isContentPath);
};
