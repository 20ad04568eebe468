/** Red, green and blue from 0 to 255. */
export const channelsOf = (hex: string): number[] =>
  (hex.length < 6 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1))
    .match(/../g)!
    .map((digits) => parseInt(digits, 16));

export const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const linear = (channel: number): number =>
  channel > 10.31 ? ((channel / 255 + 0.055) / 1.055) ** 2.4 : channel / 3294.6;

const encoded = (light: number): number =>
  Math.round(255 * (light > 0.0031308 ? 1.055 * light ** (1 / 2.4) - 0.055 : 12.92 * light));

/** Oklch (bottosson.github.io/posts/oklab): lightness from 0 to 1, chroma, and hue in radians. */
export interface Shade {
  lightness: number;
  chroma: number;
  hue: number;
}

export const shadeOf = (hex: string): Shade => {
  const [r = 0, g = 0, b = 0] = channelsOf(hex).map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return { lightness, chroma: Math.hypot(x, y), hue: Math.atan2(y, x) };
};

/** The color with that lightness and hue that screens can show and whose chroma comes closest. */
export const colorOf = ({ lightness, chroma, hue }: Shade): string => {
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
    : colorOf({ lightness, chroma: chroma * 0.96, hue });
};

export const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = channelsOf(hex).map(linear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The ratio of WCAG 2, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};
