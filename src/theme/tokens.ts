import { DESKTOP_BREAKPOINT } from '../contract/constants.ts';
import type { FeatureSlug } from '../contract/navigation.ts';

export const color = {
  limewash: '#F6F6F2', // `surface` of content/site.yaml
  white: '#FFFFFF',
  glass: '#FFFFFF99',
  plaster: '#ECEDE7',
  dusk: '#12303B', // `brand`
  duskPressed: '#081419',
  duskDeep: '#0D1F27',
  dusk800: '#132B35',
  dusk700: '#1A3945',
  duskWall: '#24505E',
  duskLine: '#2A4751',
  litWash: '#FFF4DA',
  litSoft: '#FFE3A3',
  lit: '#FFC54D', // `accent`
  litHover: '#FFB42E',
  litMullion: '#F2B233',
  litEdge: '#C98A1E',
  ink: '#0F2129', // `text`
  ink2: '#42545B',
  ink3: '#5D6D73',
  inkOnTint: '#3A4B52',
  inkArticle: '#23363E',
  onDusk: '#F6F6F2',
  onDusk2: '#B4C4C6',
  onLit2: '#3B2E0C',
  onLitWash: '#6B4700',
  line: '#DFE1DA',
  line2: '#C3C8C2',
  control: '#7C898D',
  brick: '#A8341C',
  brickWash: '#FBEAE3',
  leaf: '#1F6A48',
} as const;

/** `tint` is a background, `deep` its foreground. */
export const hues = {
  mist: { tint: '#DDE7EC', deep: '#2C5364' },
  amber: { tint: '#FBEBC6', deep: '#8A5A00' },
  sage: { tint: '#DFEADF', deep: '#2F5D45' },
  clay: { tint: '#F6E0D7', deep: '#9A3B20' },
  rose: { tint: '#F3DFE2', deep: '#7E2F3F' },
  olive: { tint: '#ECEDD6', deep: '#5B611F' },
  teal: { tint: '#D5EAE7', deep: '#1D5C57' },
  sky: { tint: '#DCE8F5', deep: '#2A4E7C' },
  stone: { tint: '#E7E5DE', deep: '#4F4A3F' },
} as const;

export type Hue = keyof typeof hues;

export const featureHues = {
  dashboard: 'mist',
  'lead-management-system': 'amber',
  'realtime-statistics': 'sage',
  'campaigns-and-opportunities': 'clay',
  'user-management': 'rose',
  'activity-tracking': 'olive',
  'action-assignment': 'teal',
  'realtime-communication': 'sky',
  integrations: 'stone',
} as const satisfies Record<FeatureSlug | 'integrations', Hue>;

export type IllustratedFeature = keyof typeof featureHues;

export const tileHues = ['mist', 'amber', 'sage', 'clay', 'rose', 'teal', 'sky', 'olive'] as const;

/** The families that `fonts.ts` declares. */
export const fontFamily = {
  sans: 'Instrument Sans Variable',
  serif: 'Newsreader Variable',
  /** The same file as `serif`, for quotations below the first view. */
  quote: 'Newsreader Quote',
} as const;

export const font = {
  sans: `'${fontFamily.sans}', 'Instrument Sans Fallback', 'Instrument Sans Android', system-ui, sans-serif`,
  quote: `'${fontFamily.quote}', 'Newsreader Fallback', Georgia, serif`,
  serif: `'${fontFamily.serif}', 'Newsreader Fallback', Georgia, serif`,
} as const;

export const radius = {
  pane: '1px',
  badge: '6px',
  tile: '7px',
  small: '8px',
  control: '12px',
  card: '16px',
  stage: '20px',
} as const;

export const shadow = {
  hair: `0 0 0 1px ${color.line}`,
  hairHover: `0 0 0 1.5px ${color.ink}`,
  sh1: '0 1px 2px rgba(15,33,41,.06)',
  sh2: '0 1px 2px rgba(15,33,41,.05), 0 8px 24px -6px rgba(15,33,41,.10)',
  sh3: '0 2px 4px rgba(15,33,41,.06), 0 24px 56px -12px rgba(15,33,41,.26)',
  stage:
    '0 0 0 1px rgba(13,31,39,.10), 0 40px 80px -20px rgba(8,20,25,.62), 0 12px 28px -8px rgba(8,20,25,.35)',
} as const;

export const space = {
  section: 'clamp(3rem, 9.2vw, 9rem)',
  headToBody: 'clamp(1.75rem, 4.6vw, 4rem)',
} as const;

export const size = {
  contentMax: '1280px',
  wideMax: '1504px',
  text: '43rem',
  navDesktop: '5.25rem',
  navMobile: '5.0625rem',
  control: '3.5rem',
  sill: '10px',
} as const;

export const motion = {
  ease: 'cubic-bezier(.2,.7,.2,1)',
  fast: '160ms',
  base: '220ms',
  slow: '380ms',
} as const;

/** Scroll reveals: milliseconds and pixels. */
export const reveal = {
  /** An element is revealed 120 px above the window's lower edge, and also when a jump has skipped it. */
  margin: '99999px 0px -120px',
  duration: 400,
  easing: [0.25, 0.1, 0.25, 1],
  distance: 16,
  stagger: 60,
  staggerMax: 4,
} as const;

export const layer = {
  sticky: 10,
  progress: 40,
  scrollTop: 45,
  /** Open lists: above floating elements, below the navbar. */
  openList: 47,
  nav: 50,
  menu: 60,
  toast: 70,
} as const;

/** Pixels. Use `media`, never a raw breakpoint. */
const breakpoint = { xs: 360, sm: 480, md: 768, lg: DESKTOP_BREAKPOINT, xl: 1440 } as const;

export const media = {
  sm: `@media (min-width: ${breakpoint.sm}px)`,
  md: `@media (min-width: ${breakpoint.md}px)`,
  lg: `@media (min-width: ${breakpoint.lg}px)`,
  xl: `@media (min-width: ${breakpoint.xl}px)`,
  belowXs: `@media (max-width: ${breakpoint.xs - 1}px)`,
  belowMd: `@media (max-width: ${breakpoint.md - 1}px)`,
  belowLg: `@media (max-width: ${breakpoint.lg - 1}px)`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/** Widths of the drawing of the dashboard on the home page. */
export const panelWidth = {
  belowLg: '@container (max-width: 56.1875rem)',
  belowMd: '@container (max-width: 32.4375rem)',
  belowSm: '@container (max-width: 19.9375rem)',
} as const;

export const desktopQuery = `(min-width: ${breakpoint.lg}px)`;
export const belowMdQuery = `(max-width: ${breakpoint.md - 1}px)`;
export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';
