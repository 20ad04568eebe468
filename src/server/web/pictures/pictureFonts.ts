import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'satori';
import { charactersOf } from './woffCharacters.ts';
import { packageFolder } from '../../packageFolder.ts';

/** A font package (https://fontsource.org), cut into files of which each has some of the characters. */
interface FontPackage {
  name: string;
  weight: 400 | 500;
}

/** The site's own. */
const LATIN: FontPackage = { name: 'instrument-sans', weight: 500 };

/** Of Chinese, Japanese and Korean the packages with one weight: the usual ones are 80 MB each. */
const JAPANESE: FontPackage = { name: 'kosugi', weight: 400 };
const CHINESE: FontPackage = { name: 'zcool-xiaowei', weight: 400 };
const OTHERS: readonly FontPackage[] = [
  { name: 'noto-sans-arabic', weight: 500 },
  { name: 'noto-sans-hebrew', weight: 500 },
  { name: 'song-myung', weight: 400 },
];

/** The weight that pictures ask for; a package with another one is taken all the same. */
const ASKED_WEIGHT = 500;

const folderOf = ({ name }: FontPackage) => packageFolder(`@fontsource/${name}`);

type Range = readonly [first: number, last: number];

const readRanges = (text: string): Range[] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

/** A file of a package, with the characters that the package says are in it. */
interface FontFile {
  file: string;
  ranges: Range[];
  font: Promise<CheckedFont> | undefined;
}

interface CheckedFont {
  font: Font;
  has: (code: number) => boolean;
}

const known = new Map<FontPackage, Promise<FontFile[]>>();

const filesOf = (font: FontPackage): Promise<FontFile[]> => {
  const reading =
    known.get(font) ??
    readFile(path.join(folderOf(font), 'unicode.json'), 'utf8').then((text) =>
      Object.entries(JSON.parse(text) as Record<string, string>).map(([part, ranges]) => ({
        font: undefined,
        file: path.join(
          folderOf(font),
          `files/${font.name}-${part.replace(/[[\]]/g, '')}-${font.weight}-normal.woff`,
        ),
        ranges: readRanges(ranges),
      })),
    );
  known.set(font, reading);
  return reading;
};

const open = (part: FontFile): Promise<CheckedFont> =>
  (part.font ??= readFile(part.file).then((data) => ({
    font: { name: path.basename(part.file), data, weight: ASKED_WEIGHT, style: 'normal' },
    has: charactersOf(data),
  })));

/** Kana tell Japanese from Chinese; the signs that both have are drawn a little differently. */
const packagesFor = (text: string): FontPackage[] =>
  /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? [LATIN, ...OTHERS, JAPANESE, CHINESE]
    : [LATIN, ...OTHERS, CHINESE, JAPANESE];

/** The first file that has a character: what a package says of its files is what they might have. */
const fileWith = async (
  character: string,
  files: readonly FontFile[],
): Promise<FontFile | undefined> => {
  const code = character.codePointAt(0)!;
  for (const part of files) {
    const mayHave = part.ranges.some(([first, last]) => code >= first && code <= last);
    if (mayHave && (await open(part)).has(code)) return part;
  }
  return undefined;
};

/**
 * The fonts in which a text can be written, the site's own first, and the text without the characters that none of them
 * has: signs of scripts without a package, and emoji.
 */
export const fontsFor = async (text: string): Promise<{ fonts: Font[]; text: string }> => {
  const files = (await Promise.all(packagesFor(text).map(filesOf))).flat();
  const needed = new Set<FontFile>();
  let written = '';
  for (const character of text) {
    const part = await fileWith(character, files);
    if (!part) continue;
    needed.add(part);
    written += character;
  }
  // In the order of the packages: of two fonts that have a character the first is taken.
  const fonts = await Promise.all(
    files.filter((part) => needed.has(part)).map(async (part) => (await open(part)).font),
  );
  return { fonts, text: written.replace(/\s+/g, ' ').trim() };
};
