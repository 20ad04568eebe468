/** The brand that the style tokens, the drawings and the sample content were made for. */
export const ORIGINAL_NAME = 'Hearthline';
export const ORIGINAL_COLORS = {
  brand: '#12303B',
  accent: '#FFC54D',
  surface: '#F6F6F2',
  text: '#0F2129',
};

export type BrandColors = typeof ORIGINAL_COLORS;
type Role = keyof BrandColors;

const COLOR = /(?<!url\(|href=")#([\da-f]{6}|[\da-f]{3})\b|(?<=rgba\()(\d+), ?(\d+), ?(\d+)/gi;

const channelsOf = (hex: string): number[] =>
  (hex.length < 6 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1))
    .match(/../g)!
    .map((digits) => parseInt(digits, 16));

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const linear = (channel: number): number =>
  channel > 10.31 ? ((channel / 255 + 0.055) / 1.055) ** 2.4 : channel / 3294.6;

const encoded = (light: number): number =>
  Math.round(255 * (light > 0.0031308 ? 1.055 * light ** (1 / 2.4) - 0.055 : 12.92 * light));

/** Oklch (bottosson.github.io/posts/oklab): lightness from 0 to 1, chroma, and hue in radians. */
type Shade = [lightness: number, chroma: number, hue: number];

const shadeOf = (hex: string): Shade => {
  const [r = 0, g = 0, b = 0] = channelsOf(hex).map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return [lightness, Math.hypot(x, y), Math.atan2(y, x)];
};

/** The color with that lightness and hue that screens can show and whose chroma comes closest. */
const colorOf = ([lightness, chroma, hue]: Shade): string => {
  const x = chroma * Math.cos(hue);
  const y = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(encoded);
  return channels.every((channel) => channel >= 0 && channel <= 255) || chroma < 0.002
    ? hexOf(channels.map((channel) => Math.min(255, Math.max(0, channel))))
    : colorOf([lightness, chroma * 0.96, hue]);
};

/** Text colors, which have the brand's hue. */
const TEXT = ['#0f2129', '#42545b', '#5d6d73', '#3a4b52', '#23363e'];
/** Blond hair, which has the accent's hue. */
const KEPT = ['#d9b26a'];

/** The role that a color of the original brand is a shade of. Other hues tell features and topics apart. */
const roleOf = (hex: string): Role | undefined => {
  if (TEXT.includes(hex)) return 'text';
  const [lightness, chroma, angle] = shadeOf(hex);
  const hue = (angle * 180) / Math.PI;
  const isHue = (from: number, to: number) => hue > from && hue < to;
  if (isHue(100, 150) && chroma < 0.015 && lightness > 0.8) return 'surface';
  if (isHue(72, 92) && chroma > 0.03 && !KEPT.includes(hex)) return 'accent';
  return isHue(-164, -111) && chroma > 0.005 ? 'brand' : undefined;
};

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = channelsOf(hex).map(linear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The ratio of WCAG 2, from 1 to 21. */
const contrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;

/** Shades that must stay legible, each with its original background and the least contrast. */
const LEGIBLE: Record<string, [background: string, least: number]> = {
  '#5d6d73': ['#f6f6f2', TEXT_CONTRAST],
  '#7c898d': ['#f6f6f2', CONTROL_CONTRAST],
  '#1a3945': ['#f6f6f2', TEXT_CONTRAST],
  '#24505e': ['#f6f6f2', TEXT_CONTRAST],
  '#b4c4c6': ['#1a3945', TEXT_CONTRAST],
  '#2c5364': ['#dde7ec', TEXT_CONTRAST],
  '#ffb42e': ['#0f2129', TEXT_CONTRAST],
  '#ffe3a3': ['#0f2129', TEXT_CONTRAST],
  '#3b2e0c': ['#ffc54d', TEXT_CONTRAST],
  '#6b4700': ['#fff4da', TEXT_CONTRAST],
  '#8a5a00': ['#fbebc6', TEXT_CONTRAST],
};
const STEP = 0.01;

/** Shifts a shade of the old color to the new one, with the same relative lightness and chroma. */
const shiftShade = (hex: string, from: string, to: string): Shade => {
  const [lightness, chroma, hue] = shadeOf(hex);
  if (from === to) return [lightness, chroma, hue];
  const [oldLightness, oldChroma] = shadeOf(from);
  const [newLightness, newChroma, newHue] = shadeOf(to);
  return [
    lightness > oldLightness
      ? 1 - ((1 - lightness) * (1 - newLightness)) / (1 - oldLightness)
      : (lightness * newLightness) / oldLightness,
    (chroma * newChroma) / oldChroma,
    newHue,
  ];
};

const recolorOne = (hex: string, colors: BrandColors): string => {
  const role = roleOf(hex);
  if (!role) return hex;
  const from = ORIGINAL_COLORS[role];
  if (hex === from.toLowerCase()) return colors[role];
  const shade = shiftShade(hex, from, colors[role]);
  const legible = LEGIBLE[hex];
  if (!legible) return colors[role] === from ? hex : colorOf(shade);
  const ground = recolorOne(legible[0], colors);
  const step = luminance(colorOf(shade)) > luminance(ground) ? STEP : -STEP;
  while (contrast(colorOf(shade), ground) < legible[1] && shade[0] > 0 && shade[0] < 1)
    shade[0] += step;
  return colorOf(shade);
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
const PAIRS: [use: 'text' | 'a control', role: Role, ground: Role][] = [
  ['text', 'text', 'surface'],
  ['text', 'text', 'accent'],
  ['text', 'brand', 'surface'],
  ['a control', 'accent', 'brand'],
];

/** Pairs of colors that are hard to tell apart, each with the role to change. */
export const weakContrasts = (colors: BrandColors): { role: Role; message: string }[] =>
  PAIRS.flatMap(([use, role, ground]) => {
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

/** Lines that name the original brand or its colors on the site of another brand. */
export const originalTraces = (
  text: string,
  site: { name: string; colors: BrandColors },
  withColors: boolean,
): { line: number; message: string }[] => {
  if (site.name === ORIGINAL_NAME) return [];
  const ownColors = Object.values(site.colors);
  const colors = withColors ? Object.values(ORIGINAL_COLORS) : [];
  const words = [ORIGINAL_NAME, ...colors.filter((color) => !ownColors.includes(color))];
  return text.split('\n').flatMap((line, index) => {
    const word = words.find((each) => line.toLowerCase().includes(each.toLowerCase()));
    return word
      ? { line: index + 1, message: `"${word}" belongs to the original brand. Replace it.` }
      : [];
  });
};
