import * as tokens from './tokens';
import { media } from './media';

/** The typed styled-components theme. Static styles import the tokens directly; the theme is for what varies. */
export const theme = { ...tokens, media } as const;

export type AppTheme = typeof theme;
