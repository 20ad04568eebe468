import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const MEMORY = ':memory:';

/** The absolute path of a SQLite file, or `:memory:`; null for PostgreSQL. */
export const sqliteFileName = (url: string): string | null => {
  if (!url.startsWith('file:')) return null;
  const name = url.slice('file:'.length);
  if (name === MEMORY) return MEMORY;
  return name.startsWith('//') ? fileURLToPath(url) : resolve(name);
};
