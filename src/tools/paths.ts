import path from 'node:path';

/** The project's root; tools run from anywhere. */
export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Where builds go; `DIST_DIR` puts them elsewhere. Asked late: `npm run dev` names a folder of its own. */
export const distFolder = (): string =>
  path.resolve(projectRoot, process.env.DIST_DIR || (isDevelopment() ? 'dist-dev' : 'dist'));

/** `npm run dev` says so in NODE_ENV before it reads webpack.config.ts. */
export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';

/** The server, built. */
export const serverBundle = (): string => path.join(distFolder(), 'server/main.js');
