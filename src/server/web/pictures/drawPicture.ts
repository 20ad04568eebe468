import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import { snippet } from '../../../lib/html.ts';
import { color } from '../../../theme/tokens.ts';
import { PICTURE_SIZE, type PictureFacts } from '../pages/linkPicture.ts';
import { fontsFor } from './pictureFonts.ts';

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

/** Letters of Chinese, Japanese and Korean are twice as wide as others. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Sizes that titles are written in, each with the number of letters that fit. */
const SIZES: readonly (readonly [letters: number, size: number])[] = [
  [18, 96],
  [36, 80],
  [64, 66],
  [100, 56],
  [Infinity, 48],
];

/** Signs that a font draws wrongly, drawn anew: the Chinese one's 回 is a black square. */
const MISDRAWN = {
  回: `data:image/svg+xml;base64,${btoa(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M14 16h72v72H14zM36 38h28v28H36z" fill="none" stroke="${color.white}" stroke-width="7"/></svg>`,
  )}`,
};

/** Letters of a title that find room; the rest is left out. */
const MOST_LETTERS = 140;

const lettersOf = (title: string) => title.length + (title.match(WIDE)?.length ?? 0);

const sizeFor = (title: string): number => {
  const letters = lettersOf(title);
  return SIZES.find(([most]) => letters <= most)![1];
};

const RIGHT_TO_LEFT =
  /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

const wordsOf = (
  { facts, mark, cover }: PictureSource,
  title: string,
  direction: 'ltr' | 'rtl',
): Element => {
  const size = sizeFor(title);
  const align = direction === 'rtl' ? 'flex-end' : 'flex-start';
  return box(
    {
      flexDirection: 'column',
      alignItems: align,
      width: cover ? WIDTH - COVER_WIDTH : WIDTH,
      height: HEIGHT,
      boxSizing: 'border-box',
      padding: MARGIN,
      paddingBottom: 52,
    },
    box(
      { flexDirection: direction === 'rtl' ? 'row-reverse' : 'row', alignItems: 'center', gap: 16 },
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
          letterSpacing: direction === 'rtl' ? 0 : -size / 60,
          color: color.white,
          textAlign: direction === 'rtl' ? 'right' : 'left',
          direction,
          wordBreak: /\p{Script=Hangul}/u.test(title) ? 'keep-all' : 'break-word',
        },
        children: title,
      },
    },
  );
};

/** A picture that stands for a link: the brand, what kind of page it is, its title and its own picture. A PNG. */
export const drawPicture = async (source: PictureSource): Promise<Uint8Array<ArrayBuffer>> => {
  const { facts, cover, street } = source;
  const whole = await fontsFor(facts.title);
  const { fonts } = whole;
  const wideShare = whole.text.length / (lettersOf(whole.text) || 1);
  const title = snippet(whole.text, Math.floor(MOST_LETTERS * wideShare));
  const other = await fontsFor(facts.brand + facts.kind);
  const direction = RIGHT_TO_LEFT.test(title) ? 'rtl' : 'ltr';
  const ground = `linear-gradient(${color.dusk}, ${color.dusk700})`;
  const picture = box(
    {
      position: 'relative',
      flexDirection: direction === 'rtl' ? 'row-reverse' : 'row',
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
    wordsOf(source, title, direction),
    cover && image(cover, { width: COVER_WIDTH, height: HEIGHT, objectFit: 'cover' }),
  );
  const svg = await satori(picture as never, {
    ...PICTURE_SIZE,
    fonts: [...new Set([...other.fonts, ...fonts])],
    graphemeImages: MISDRAWN,
  });
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return new Uint8Array(drawn.asPng());
};
