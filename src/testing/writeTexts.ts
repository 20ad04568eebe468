import { writeFileSync } from 'node:fs';
import { readSite } from '../server/content/load/textsLoader.ts';
import { TEXTS_FILE } from './textsFile.ts';

/** Jest's global setup. */
export default async () => {
  const { texts } = await readSite('content');
  writeFileSync(TEXTS_FILE, JSON.stringify(texts));
};
