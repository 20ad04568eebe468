import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { snippet } from '../../../lib/html.ts';
import { color } from '../../../theme/tokens.ts';
import { PICTURE_SIZE, type PictureFacts } from '../pages/linkPicture.ts';
import { packageFolder } from '../../packageFolder.ts';

/** A file that is drawn on a picture. */
export interface PictureFile {
  type: 'image/svg+xml' | 'image/png' | 'image/jpeg';
  data: Uint8Array;
}

/** All that a picture is drawn from. */
export interface PictureSource {
  facts: Omit<PictureFacts, 'cover'>;
  /** The brand's mark on a dark ground. */
  mark: PictureFile | undefined;
  /** The page's own picture; without one the street stands below the words. */
  cover: PictureFile | undefined;
  street: PictureFile | undefined;
}

const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;
const MARGIN = 64;
const COVER_WIDTH = 460;
/** Height of the street's picture, which is 1440 by 420, and how much of it is in sight. */
const STREET_HEIGHT = 350;
const STREET_SHOWN = 190;

type Style = Record<string, string | number>;
interface Element {
  type: string;
  props: { style: Style; src?: string; children?: unknown };
}

const box = (style: Style, ...children: unknown[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});
const image = ({ type, data }: PictureFile, style: Style): Element => ({
  type: 'img',
  props: { src: `data:${type};base64,${Buffer.from(data).toString('base64')}`, style },
});

/** Sizes that titles are written in, each with the number of letters that fit. */
const SIZES: readonly (readonly [letters: number, size: number])[] = [
  [18, 96],
  [36, 80],
  [64, 66],
  [100, 56],
  [Infinity, 48],
];

/** Letters of a title that find room; the rest is left out. */
const MOST_LETTERS = 140;

const sizeFor = (title: string): number => SIZES.find(([most]) => title.length <= most)![1];

const FONT = 'instrument-sans';
let fonts: Promise<Font[]> | undefined;

/** The site's font, in two files that hold different characters. */
const readFonts = (): Promise<Font[]> =>
  (fonts ??= Promise.all(
    ['latin', 'latin-ext'].map(async (subset) => ({
      name: subset,
      data: await readFile(
        path.join(packageFolder(`@fontsource/${FONT}`), `files/${FONT}-${subset}-500-normal.woff`),
      ),
      weight: 500,
      style: 'normal',
    })),
  ));

const wordsOf = ({ facts, mark, cover }: PictureSource, title: string): Element => {
  const size = sizeFor(title);
  return box(
    {
      flexDirection: 'column',
      alignItems: 'flex-start',
      width: cover ? WIDTH - COVER_WIDTH : WIDTH,
      height: HEIGHT,
      boxSizing: 'border-box',
      padding: MARGIN,
      paddingBottom: 52,
    },
    box(
      { alignItems: 'center', gap: 16 },
      mark && image(mark, { width: 44, height: 44 }),
      box({ fontSize: 34, color: color.onDusk }, facts.brand),
    ),
    // Beside a cover the words stand at the foot, above the street at the head.
    cover && box({ flexGrow: 1 }),
    facts.kind && box({ marginTop: cover ? 0 : 30, fontSize: 28, color: color.lit }, facts.kind),
    {
      type: 'div',
      props: {
        style: {
          display: 'flex',
          flexWrap: 'wrap',
          width: '100%',
          marginTop: facts.kind ? 10 : 36,
          fontSize: size,
          lineHeight: 1.18,
          letterSpacing: -size / 60,
          color: color.white,
          wordBreak: 'break-word',
        },
        children: title,
      },
    },
  );
};

/** A picture that stands for a link: the brand, what kind of page it is, its title and its own picture. A PNG. */
export const drawPicture = async (source: PictureSource): Promise<Uint8Array<ArrayBuffer>> => {
  const { facts, cover, street } = source;
  const title = snippet(facts.title, MOST_LETTERS);
  const ground = `linear-gradient(${color.dusk}, ${color.dusk700})`;
  const picture = box(
    {
      position: 'relative',
      width: WIDTH,
      height: HEIGHT,
      backgroundColor: color.dusk,
      ...(cover ? {} : { backgroundImage: ground }),
    },
    !cover &&
      street &&
      image(street, {
        position: 'absolute',
        left: 0,
        top: HEIGHT - STREET_SHOWN,
        width: WIDTH,
        height: STREET_HEIGHT,
        objectFit: 'cover',
      }),
    wordsOf(source, title),
    cover && image(cover, { width: COVER_WIDTH, height: HEIGHT, objectFit: 'cover' }),
  );
  const svg = await satori(picture as never, {
    ...PICTURE_SIZE,
    fonts: await readFonts(),
  });
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return new Uint8Array(drawn.asPng());
};
