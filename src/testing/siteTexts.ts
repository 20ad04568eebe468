import { readFileSync } from 'node:fs';
import { freeze } from '@reduxjs/toolkit';
import type { Texts } from '../contract/texts/texts.ts';
import { TEXTS_FILE } from './textsFile.ts';

/** The words of the site's own content folder. Frozen, so that stores need not search them for mutations after each action. */
export const SITE_TEXTS = freeze(JSON.parse(readFileSync(TEXTS_FILE, 'utf8')) as Texts, true);
