import { channelsOf, colorOf, contrast, hexOf, luminance, shadeOf, type Shade } from './color.ts';

/** The brand that the style tokens, the drawings and the sample content were made for. */
export const ORIGINAL_NAME = 'Hearthline';
/** In upper case, like all colors of `site.yaml` that were read. */
export const ORIGINAL_COLORS = {
  brand: '#12303B',
  accent: '#FFC54D',
  surface: '#F6F6F2',
  text: '#0F2129',
};

export type BrandColors = typeof ORIGINAL_COLORS;
type Role = keyof BrandColors;

const COLOR = /(?<!url\(|href=")#([\da-f]{6}|[\da-f]{3})\b|(?<=rgba\()(\d+), ?(\d+), ?(\d+)/gi;

/** Text colors, which have the brand's hue. */
const TEXT = ['#0f2129', '#42545b', '#5d6d73', '#3a4b52', '#23363e'];
/** Blond hair, which has the accent's hue. */
const KEPT = ['#d9b26a'];

/** The role that a color of the original brand is a shade of. Other hues tell features and topics apart. */
const roleOf = (hex: string): Role | undefined => {
  if (TEXT.includes(hex)) return 'text';
  const { lightness, chroma, hue } = shadeOf(hex);
  const degrees = (hue * 180) / Math.PI;
  const isHue = (from: number, to: number) => degrees > from && degrees < to;
  if (isHue(100, 150) && chroma < 0.015 && lightness > 0.8) return 'surface';
  if (isHue(72, 92) && chroma > 0.03 && !KEPT.includes(hex)) return 'accent';
  return isHue(-164, -111) && chroma > 0.005 ? 'brand' : undefined;
};

const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;

/** Shades that must stay legible, each with its original ground and the least contrast. */
const LEGIBLE: Record<string, { ground: string; least: number }> = {
  '#5d6d73': { ground: '#f6f6f2', least: TEXT_CONTRAST },
  '#7c898d': { ground: '#f6f6f2', least: CONTROL_CONTRAST },
  '#1a3945': { ground: '#f6f6f2', least: TEXT_CONTRAST },
  '#24505e': { ground: '#f6f6f2', least: TEXT_CONTRAST },
  '#b4c4c6': { ground: '#1a3945', least: TEXT_CONTRAST },
  '#2c5364': { ground: '#dde7ec', least: TEXT_CONTRAST },
  '#ffb42e': { ground: '#0f2129', least: TEXT_CONTRAST },
  '#ffe3a3': { ground: '#0f2129', least: TEXT_CONTRAST },
  '#3b2e0c': { ground: '#ffc54d', least: TEXT_CONTRAST },
  '#6b4700': { ground: '#fff4da', least: TEXT_CONTRAST },
  '#8a5a00': { ground: '#fbebc6', least: TEXT_CONTRAST },
};
const STEP = 0.01;

/** Shifts a shade of the old color to the new one, with the same relative lightness and chroma. */
const shiftShade = (hex: string, from: string, to: string): Shade => {
  const shade = shadeOf(hex);
  if (from === to) return shade;
  const before = shadeOf(from);
  const after = shadeOf(to);
  const { lightness, chroma } = shade;
  return {
    lightness:
      lightness > before.lightness
        ? 1 - ((1 - lightness) * (1 - after.lightness)) / (1 - before.lightness)
        : (lightness * after.lightness) / before.lightness,
    chroma: (chroma * after.chroma) / before.chroma,
    hue: after.hue,
  };
};

/** Moves a shade away from its recolored ground, lighter or darker, until it contrasts. */
const legibleOn = (ground: string, { lightness, chroma, hue }: Shade, least: number): string => {
  const colorAt = (light: number): string => colorOf({ lightness: light, chroma, hue });
  const step = luminance(colorAt(lightness)) > luminance(ground) ? STEP : -STEP;
  let moved = lightness;
  while (contrast(colorAt(moved), ground) < least && moved > 0 && moved < 1) moved += step;
  return colorAt(moved);
};

const recolorOne = (hex: string, colors: BrandColors): string => {
  const role = roleOf(hex);
  if (!role) return hex;
  const from = ORIGINAL_COLORS[role];
  if (hex === from.toLowerCase()) return colors[role];
  const shade = shiftShade(hex, from, colors[role]);
  const legible = LEGIBLE[hex];
  if (legible) return legibleOn(recolorOne(legible.ground, colors), shade, legible.least);
  // An unchanged color, whose shade would be rounded on its way back.
  return colors[role] === from ? hex : colorOf(shade);
};

/** Replaces the original brand's colors, and their tints and shades, in CSS, SVG or code. */
export const recolor = (source: string, colors: BrandColors): string =>
  source.replace(COLOR, (written: string, digits?: string, ...rgb: string[]) => {
    const hex = hexOf(digits ? channelsOf(written) : rgb.slice(0, 3).map(Number));
    const changed = recolorOne(hex, colors);
    if (changed.toLowerCase() === hex) return written;
    return digits ? changed : channelsOf(changed).join(',');
  });

/** Roles that are used in front of one another. */
const PAIRS: { use: 'text' | 'a control'; role: Role; ground: Role }[] = [
  { use: 'text', role: 'text', ground: 'surface' },
  { use: 'text', role: 'text', ground: 'accent' },
  { use: 'text', role: 'brand', ground: 'surface' },
  { use: 'a control', role: 'accent', ground: 'brand' },
];

/** Pairs of colors that are hard to tell apart, each with the role to change. */
export const weakContrasts = (colors: BrandColors): { role: Role; message: string }[] =>
  PAIRS.flatMap(({ use, role, ground }) => {
    const ratio = contrast(colors[role], colors[ground]);
    const least = use === 'text' ? TEXT_CONTRAST : CONTROL_CONTRAST;
    if (ratio >= least) return [];
    const pair = `"${role}" ${colors[role]} on "${ground}" ${colors[ground]}`;
    const shown = Math.floor(ratio * 100) / 100;
    return {
      role,
      message: `${pair} has a contrast of ${shown}, but ${use} needs at least ${least}. Choose a lighter or darker color.`,
    };
  });
