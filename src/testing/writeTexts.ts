import { writeFileSync } from 'node:fs';
import { readSiteTexts } from '../server/content/load/loadTexts.ts';
import { TEXTS_FILE } from './textsFile.ts';

/** Jest's global setup. */
export default () => writeFileSync(TEXTS_FILE, JSON.stringify(readSiteTexts('content')));
