import { hash } from 'node:crypto';
import { fontStyles } from '../../../theme/fonts.ts';
import { baseStyles } from './base.ts';
import { cardStyles } from './cards.ts';
import { controlStyles } from './controls.ts';
import { editorStyles } from './editor.ts';
import { listStyles } from './lists.ts';
import { screenStyles } from './screens.ts';
import { signInStyles } from './signIn.ts';
import { tableStyles } from './tables.ts';

/** The style sheet of the desk. Visitors' pages load nothing of it. */
export const DESK_STYLES = [
  fontStyles,
  baseStyles,
  controlStyles,
  cardStyles,
  tableStyles,
  screenStyles,
  editorStyles,
  listStyles,
  signInStyles,
].join('\n');

/** Changes with the style sheet, so that browsers may keep it. */
export const STYLES_VERSION = hash('sha256', DESK_STYLES).slice(0, 12);
