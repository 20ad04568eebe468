import { writeFileSync } from 'node:fs';
import { readSiteAndTexts } from '../server/content/load/textsLoader.ts';
import { TEXTS_FILE } from './textsFile.ts';

/** Jest's global setup. */
export default async () => {
  const { texts } = await readSiteAndTexts('content');
  writeFileSync(TEXTS_FILE, JSON.stringify(texts));
};
