import { DESKTOP_BREAKPOINT } from '../contract/constants.ts';

/** Pixels. Use `media`, never a raw breakpoint. */
const breakpoint = { sm: 480, md: 768, lg: DESKTOP_BREAKPOINT, xl: 1440 } as const;

export const media = {
  sm: `@media (min-width: ${breakpoint.sm}px)`,
  md: `@media (min-width: ${breakpoint.md}px)`,
  lg: `@media (min-width: ${breakpoint.lg}px)`,
  xl: `@media (min-width: ${breakpoint.xl}px)`,
  belowSm: `@media (max-width: ${breakpoint.sm - 1}px)`,
  /** Shows one column and the pictures for phones. */
  belowMd: `@media (max-width: ${breakpoint.md - 1}px)`,
  belowLg: `@media (max-width: ${breakpoint.lg - 1}px)`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;

export const desktopQuery = `(min-width: ${breakpoint.lg}px)`;
export const belowMdQuery = `(max-width: ${breakpoint.md - 1}px)`;
export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';
