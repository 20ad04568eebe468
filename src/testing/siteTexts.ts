import { readFileSync } from 'node:fs';
import type { Texts } from '../contract/texts/texts.ts';
import { TEXTS_FILE } from './textsFile.ts';

/** The words of the site's own content folder. */
export const SITE_TEXTS = JSON.parse(readFileSync(TEXTS_FILE, 'utf8')) as Texts;
