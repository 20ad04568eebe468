import * as tokens from './tokens.ts';
import { media } from './media.ts';

/** The typed styled-components theme. Static styles import the tokens directly; the theme is for what varies. */
export const theme = { ...tokens, media } as const;

export type AppTheme = typeof theme;
