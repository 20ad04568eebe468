import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { ORIGINAL_COLORS, recolor, type BrandColors } from '../lib/brandColors.ts';
import { exitWith } from '../server/readConfigOrExit.ts';
import { readSiteFile } from '../server/content/load/loadSite.ts';
import { projectRoot } from './buildConfig.ts';

/** What the build and the scenes take from the site file. */
export interface SiteBrand {
  colors: BrandColors;
  /** SVG; undefined for the symbol that the site draws itself. */
  logo: string | undefined;
  /** Icons and sharing pictures that are not drawn from the logo. */
  icons: string;
}

const UNFIT_FOR_PAGES = /<style|<script|style=|[{}]| (?!xmlns)\w+:[\w-]+=/;

/** Undefined for the brand that the sources are drawn for. Ends the process when the site file is invalid. */
export const readBrand = async (): Promise<SiteBrand | undefined> => {
  const folder = path.resolve(process.env.CONTENT_DIR || path.join(projectRoot, 'content'));
  const site = await readSiteFile(folder).catch((error: Error) => exitWith(error.message));
  const logo = site.logo && readFileSync(path.join(folder, site.logo), 'utf8');
  if (logo && (!/viewBox="[\d. ]+"/.test(logo) || UNFIT_FOR_PAGES.test(logo)))
    exitWith(`${site.logo} needs a viewBox, and plain attributes such as fill instead of styles.`);
  const isOriginal = JSON.stringify(site.colors) === JSON.stringify(ORIGINAL_COLORS);
  const icons = path.join(folder, 'brand');
  return isOriginal && !logo ? undefined : { colors: site.colors, logo, icons };
};

/** The logo as a part of another document: its root has other attributes. */
const nest = (logo: string, attributes: string): string =>
  logo
    .slice(logo.indexOf('<svg'))
    .replaceAll(/<!--[^]*?-->/g, '')
    .replace(/<svg[^>]*>/, (root) =>
      root
        .replaceAll(/ (?:xmlns[:\w]*|version|id|class|width|height|x|y)="[^"]*"/g, '')
        .replace('<svg', `<svg ${attributes}`),
    );

const LOGO_HEIGHT = 30;

const logoElement = (logo: string): string => {
  const [, , width = 1, height = 1] = /viewBox="([^"]+)"/.exec(logo)![1]!.split(' ').map(Number);
  const size = `width="${Math.round((LOGO_HEIGHT * width) / height)}" height="${LOGO_HEIGHT}"`;
  return nest(logo, `${size} aria-hidden="true"`)
    .replaceAll(/(?<= )(?!aria)\w+(?:-\w+)+(?==)/g, (name) =>
      name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    )
    .replaceAll(' class=', ' className=');
};

/** Loads a module of the theme, or the one that draws the logo, for another brand. */
export default function loadForBrand(this: LoaderContext<SiteBrand>, source: string): string {
  const { colors, logo } = this.getOptions();
  const recolored = recolor(source, colors);
  return logo ? recolored.replace(/<svg[^]*?<\/svg>/, () => logoElement(logo)) : recolored;
}

const BRAND_FOLDER = path.join(projectRoot, 'public/brand');
const ICON_RADIUS = 0.22;
const LOGO_SHARE = 0.7;

const drawSymbol = ({ colors, logo }: SiteBrand, ink: string, attributes: string): string =>
  nest(
    logo ?? recolor(readFileSync(path.join(BRAND_FOLDER, 'symbol-on-dark.svg'), 'utf8'), colors),
    `xmlns="http://www.w3.org/2000/svg" color="${ink}" ${attributes}`,
  );

/** The symbol in the middle of the brand's color. */
const drawIcon = (brand: SiteBrand, width: number, height: number, radius = 0): string => {
  const side = LOGO_SHARE * Math.min(width, height);
  const place = `x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" rx="${radius * width}" fill="${brand.colors.brand}"/>${drawSymbol(brand, brand.colors.surface, place)}</svg>`;
};

const TEXT_FILES = ['.svg', '.html', '.css', '.js'];

/** A public file, or one of a scene, for another brand. */
export const brandFile = async (
  brand: SiteBrand,
  content: Buffer,
  file: string,
): Promise<Buffer> => {
  const { dir, base, name, ext } = path.parse(file);
  const recolored = (): Buffer => Buffer.from(recolor(content.toString(), brand.colors));
  const isText = TEXT_FILES.includes(ext);
  if (dir !== BRAND_FOLDER) return isText ? recolored() : content;
  const isSymbol = name.startsWith('symbol');
  if (isSymbol && isText && !brand.logo) return recolored();
  const own = path.join(brand.icons, base);
  if (existsSync(own)) return readFileSync(own);
  if (isSymbol)
    return Buffer.from(
      drawSymbol(brand, brand.colors[name === 'symbol' ? 'brand' : 'surface'], ''),
    );
  // A start with nothing to build does not load it.
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(content).metadata();
  const radius = name.startsWith('favicon') ? ICON_RADIUS : 0;
  const icon = Buffer.from(drawIcon(brand, width, height, radius));
  return ext === '.svg' ? icon : sharp(icon).png().toBuffer();
};
