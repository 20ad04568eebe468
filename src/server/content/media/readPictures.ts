import { hash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { MEDIA_PREFIX } from '../../../contract/pictures.ts';
import type { Picture, Pictures } from './pictures.ts';

/** Bytes of a file; cameras write less. */
const MAX_BYTES = 40 * 1024 * 1024;
/** Pixels that are decoded, some 200 MB of them: a few kilobytes can claim to be billions. */
export const MAX_PIXELS = 64_000_000;
/** Pixels of the longer side of what stands in. */
const STAND_IN_SIZE = 16;
const STAND_IN_QUALITY = 60;

const FORMATS: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
};

/** What was found out of a file, and holds as long as it has the same time and size. */
type Known = [mtimeMs: number, size: number, picture: Omit<Picture, 'file'>];

const FACTS_FILE = 'content.pictures';

export interface PictureReaderOptions {
  /** Keeps the results for the next start. */
  cacheFolder?: string | undefined;
}

/** Reads the pictures of a content folder. */
export type ReadPictures = (
  folder: string,
  note: (path: string, message: string) => void,
) => Promise<Pictures>;

/** Pictures are decoded once, when they are first read: that alone tells whether they can be. */
export const createPictureReader = ({ cacheFolder }: PictureReaderOptions = {}): ReadPictures => {
  let known: Map<string, Known> | undefined;

  const readKnown = async (): Promise<Map<string, Known>> => {
    if (!cacheFolder) return new Map();
    try {
      const text = await readFile(join(cacheFolder, FACTS_FILE), 'utf8');
      const [sum, facts = ''] = text.split('\n');
      if (sum !== hash('sha256', facts)) return new Map();
      return new Map(JSON.parse(facts) as [string, Known][]);
    } catch {
      return new Map();
    }
  };
  const keepKnown = async (facts: Map<string, Known>) => {
    if (!cacheFolder) return;
    const text = JSON.stringify([...facts]);
    const file = join(cacheFolder, FACTS_FILE);
    try {
      await mkdir(cacheFolder, { recursive: true });
      await writeFile(`${file}.unfinished`, `${hash('sha256', text)}\n${text}`);
      await rename(`${file}.unfinished`, file);
    } catch {
      // Then the next start looks at all of them again.
    }
  };

  return async (folder, note) => {
    const media = join(folder, 'media');
    const files = await filesIn(media);
    const pictures = new Map<string, Picture>();
    if (files.length === 0) return pictures;
    known ??= await readKnown();
    const seen = new Map<string, Known>();
    let isNew = false;
    for (const file of files) {
      const name = relative(media, file).replaceAll('\\', '/');
      const { mtimeMs, size } = await stat(file);
      const before = known.get(file);
      if (before && before[0] === mtimeMs && before[1] === size) seen.set(file, before);
      else {
        const picture = await describePicture(file, size);
        if (typeof picture === 'string') {
          note(`media/${name}`, picture);
          continue;
        }
        seen.set(file, [mtimeMs, size, picture]);
        isNew = true;
      }
      pictures.set(MEDIA_PREFIX + name, { file, ...seen.get(file)![2] });
    }
    if (isNew || seen.size < known.size) await keepKnown(seen);
    known = seen;
    return pictures;
  };
};

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (): Dirent[] => [],
  );
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
};

/** What a picture is, or a sentence that says what is wrong with it. */
const describePicture = async (
  file: string,
  size: number,
): Promise<Omit<Picture, 'file'> | string> => {
  const expected = FORMATS[extname(file).toLowerCase()];
  if (!expected) return 'Only JPEG and PNG pictures belong here: .jpg, .jpeg or .png.';
  if (!/^[\w.-]+$/.test(file.slice(file.lastIndexOf('/') + 1)))
    return 'Its name becomes an address. Use letters, digits, hyphens and dots.';
  if (size > MAX_BYTES) return 'It has more than 40 MB. Make it smaller.';
  // Only a site that has pictures of its own needs the library.
  const { default: sharp } = await import('sharp');
  const bytes = await readFile(file);
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (head.format !== expected)
      return `It is a picture of another kind (${head.format}). Save it as what its name says.`;
    if (head.width * head.height > MAX_PIXELS)
      return `It has ${head.width} x ${head.height} pixels. Use at most 64 million.`;
    const { width, height } = head.autoOrient;
    const standIn = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .resize(STAND_IN_SIZE, STAND_IN_SIZE, { fit: 'inside' })
      .webp({ quality: STAND_IN_QUALITY })
      .toBuffer();
    return {
      version: hash('sha256', bytes, 'base64url').slice(0, 10),
      width,
      height,
      standIn: head.hasAlpha ? '' : standIn.toString('base64url'),
    };
  } catch {
    return 'It is no whole picture: damaged, cut off, or something else. Save it again.';
  }
};
