import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { readSiteAndTexts } from '../server/content/load/textsLoader.ts';
import { projectRoot } from './buildConfig.ts';
import { portraitOf, renameOffice, sceneOffice } from './sceneOffice.ts';
import { brandFile, readBrand } from './siteBrand.ts';

export const CONTENT = path.resolve(process.env.CONTENT_DIR || path.join(projectRoot, 'content'));
export const SCENES_ORIGIN = 'http://scenes.test';

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

const brand = await readBrand();
const { site, texts } = await readSiteAndTexts(CONTENT);

export const siteName = site.name;
export const office = sceneOffice(texts.about, site);

/** The file at an address: portraits are those of the office. */
const sourceFile = (address: string): string => {
  const drawn = path.join(projectRoot, address);
  const photo = address.startsWith('/public/avatars/') ? portraitOf(drawn, office) : undefined;
  if (!photo?.startsWith('/')) return drawn;
  return path.join(photo.startsWith('/media/') ? CONTENT : path.join(projectRoot, 'public'), photo);
};

const withOffice = (content: Buffer, file: string): Buffer =>
  ['.html', '.js'].includes(path.extname(file))
    ? Buffer.from(renameOffice(content.toString(), office))
    : content;

/** Serves the project's files to a page, with the colors, the logo and the people of the site. */
export const serveSources = (page: Page): Promise<unknown> =>
  page.route('**', async (route) => {
    const file = sourceFile(new URL(route.request().url()).pathname);
    const content = withOffice(readFileSync(file), file);
    const body = brand ? await brandFile(brand, content, file) : content;
    await route.fulfill({ contentType: CONTENT_TYPES[path.extname(file)], body });
  });
