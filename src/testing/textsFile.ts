import { hash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The words of the pages, which `writeTexts.ts` reads once for all tests: loading their schemas takes a while. */
export const TEXTS_FILE = join(
  tmpdir(),
  `site-texts-${hash('sha256', process.cwd()).slice(0, 12)}`,
);
