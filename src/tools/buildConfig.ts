import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** The output folder of builds. A function, because `npm run dev` sets NODE_ENV first. */
export const distFolder = (): string =>
  path.resolve(projectRoot, process.env.DIST_DIR || (isDevelopment() ? 'dist-dev' : 'dist'));

export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';

export const serverBundle = (): string => path.join(distFolder(), 'server/main.js');

/** Node options of the built site, as in package.json's `start`. Limits V8's young generation, which grows to 32 MB during startup. */
export const SERVER_FLAGS = ['--max-semi-space-size=16'];
