import { writeFileSync } from 'node:fs';
import { readSiteTexts } from '../server/content/load/textsLoader.ts';
import { TEXTS_FILE } from './textsFile.ts';

/** Jest's global setup. */
export default async () =>
  writeFileSync(TEXTS_FILE, JSON.stringify(await readSiteTexts('content')));
