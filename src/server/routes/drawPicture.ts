import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { snippet } from '../../lib/html.ts';
import { color } from '../../theme/tokens.ts';
import { PICTURE_SIZE, type LinkPictureTexts } from '../ssr/linkPicture.ts';

export interface LinkPictureParts {
  facts: Omit<LinkPictureTexts, 'cover'>;
  markFile: string;
  streetFile: string;
  coverFile?: string | undefined;
}

const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;
const MARGIN = 64;
const COVER_WIDTH = 460;
const COVER_STYLE = { width: COVER_WIDTH, height: HEIGHT, objectFit: 'cover' };
/** The drawing is 1440 by 420; its lower part is cut off. */
const STREET_STYLE = {
  position: 'absolute',
  left: 0,
  top: HEIGHT - 190,
  width: WIDTH,
  height: 350,
  objectFit: 'cover',
};

type Style = Record<string, string | number>;
interface Element {
  type: string;
  props: { style: Style; src?: string; children?: unknown };
}

const box = (style: Style, ...children: unknown[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const TYPES: Readonly<Record<string, string>> = { '.svg': 'svg+xml', '.png': 'png' };

const image = async (file: string, style: Style): Promise<Element> => {
  const type = TYPES[path.extname(file).toLowerCase()] ?? 'jpeg';
  const src = `data:image/${type};base64,${await readFile(file, 'base64')}`;
  return { type: 'img', props: { src, style } };
};

const FONT_SIZES: readonly (readonly [maxCharacters: number, size: number])[] = [
  [18, 96],
  [36, 80],
  [64, 66],
  [100, 56],
  [Infinity, 48],
];
const MAX_TITLE_CHARACTERS = 140;

const FONT = 'instrument-sans';

const readFonts = (): Promise<Font[]> => {
  // Packages are beside the program, not in the working folder.
  const { resolve } = createRequire(realpathSync(process.argv[1]!));
  return Promise.all(
    ['latin', 'latin-ext'].map(async (subset) => ({
      name: subset,
      data: await readFile(resolve(`@fontsource/${FONT}/files/${FONT}-${subset}-500-normal.woff`)),
      weight: 500,
      style: 'normal',
    })),
  );
};

const textColumn = (
  { brand, kind, title }: Omit<LinkPictureTexts, 'cover'>,
  mark: Element,
  hasCover: boolean,
): Element => {
  const size = FONT_SIZES.find(([max]) => title.length <= max)![1];
  return box(
    {
      flexDirection: 'column',
      alignItems: 'flex-start',
      width: hasCover ? WIDTH - COVER_WIDTH : WIDTH,
      height: HEIGHT,
      boxSizing: 'border-box',
      padding: MARGIN,
      paddingBottom: 52,
    },
    box({ alignItems: 'center', gap: 16 }, mark, box({ fontSize: 34, color: color.onDusk }, brand)),
    // Beside a cover the title is at the bottom, above the street at the top.
    hasCover && box({ flexGrow: 1 }),
    kind && box({ marginTop: hasCover ? 0 : 30, fontSize: 28, color: color.lit }, kind),
    box(
      {
        flexWrap: 'wrap',
        width: '100%',
        marginTop: kind ? 10 : 36,
        fontSize: size,
        lineHeight: 1.18,
        letterSpacing: -size / 60,
        color: color.white,
        wordBreak: 'break-word',
      },
      title,
    ),
  );
};

export const drawPicture = async (source: LinkPictureParts): Promise<Uint8Array> => {
  const { facts, markFile, streetFile, coverFile } = source;
  const mark = await image(markFile, { height: 44 });
  const cover = coverFile && (await image(coverFile, COVER_STYLE));
  const title = snippet(facts.title, MAX_TITLE_CHARACTERS);
  const picture = box(
    {
      position: 'relative',
      width: WIDTH,
      height: HEIGHT,
      backgroundColor: color.dusk,
      ...(!cover && { backgroundImage: `linear-gradient(${color.dusk}, ${color.dusk700})` }),
    },
    !cover && (await image(streetFile, STREET_STYLE)),
    textColumn({ ...facts, title }, mark, Boolean(cover)),
    cover,
  );
  const svg = await satori(picture as never, { ...PICTURE_SIZE, fonts: await readFonts() });
  // A cover embedded in the SVG can exceed the parser's default limit.
  return sharp(Buffer.from(svg), { unlimited: true }).png().toBuffer();
};
