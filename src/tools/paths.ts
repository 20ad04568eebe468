import path from 'node:path';

/** The project's root; tools run from anywhere. */
export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Where builds go; `DIST_DIR` puts them elsewhere. */
export const distFolder = path.resolve(projectRoot, process.env.DIST_DIR ?? 'dist');

export const serverBundle = path.join(distFolder, 'server/main.js');
