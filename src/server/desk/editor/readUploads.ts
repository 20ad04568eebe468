import { hash } from 'node:crypto';
import { parse } from 'node:path';
import { slugFrom } from '../../../lib/slug.ts';
import { createTaskQueue } from '../../../lib/taskQueue.ts';
import { editorStrings } from '../../../strings/editor.ts';
import { MAX_NAME } from '../../content/load/documentLimits.ts';
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_SECONDS,
  MAX_PIXELS,
  MAX_SIDE,
} from '../../content/media/pictures.ts';
import { MAX_FORM_FILES } from '../../plugins/readFormEntries.ts';
import { fieldProblem, type FieldProblem } from './formFields.ts';

export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;
/** In pixels. A picture that is too large to be stored becomes narrower. */
const WIDTHS = [3840, 1920, 960, 480];
/** Draws an SVG at three times its size. */
const SVG_DENSITY = 216;
/** Leaves room for the hash and the extension. */
const MAX_WORDS = MAX_NAME - 15;

/** sharp uses all processors for one picture, and threads that reading files needs too. */
const inTurn = createTaskQueue();

interface Upload {
  /** In the content folder, which is also its address. */
  path: string;
  content: Uint8Array;
}

/**
 * Encodes an uploaded picture again, so that no script, link, location or damage of the file reaches visitors, and that it
 * is within the limits of stored pictures. Undefined for other files.
 */
export const readUpload = (file: File): Promise<Upload | undefined> =>
  inTurn(async () => {
    const { default: sharp } = await import('sharp');
    const options = { limitInputPixels: MAX_PIXELS, density: SVG_DENSITY } as const;
    try {
      const bytes = await file.bytes();
      const { format, hasAlpha } = await sharp(bytes, options).metadata();
      if (!/^(?:jpeg|png|svg|webp)$/.test(format)) return undefined;
      const isLossless = hasAlpha || /png|svg/.test(format);
      for (const width of WIDTHS) {
        const resized = sharp(bytes, { ...options, failOn: 'truncated' })
          .timeout({ seconds: MAX_PICTURE_SECONDS })
          .autoOrient()
          .resize({ width, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
        const encoded = isLossless ? resized.png() : resized.jpeg({ quality: 92 });
        const content = await encoded.toBuffer();
        if (content.length <= MAX_PICTURE_BYTES)
          return { path: pathOf(file, content, isLossless), content };
      }
      return undefined;
    } catch {
      return undefined;
    }
  });

const pathOf = ({ name }: File, content: Uint8Array, isLossless: boolean): string => {
  const words = slugFrom(parse(name).name).slice(0, MAX_WORDS) || 'picture';
  return `media/${words}-${hash('sha256', content).slice(0, 8)}.${isLossless ? 'png' : 'jpg'}`;
};

/** The beginning of photos of phones, whose format browsers don't show. */
const HEIC = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;

const refusalOf = async (file: File): Promise<string> => {
  const start = new TextDecoder('latin1').decode(await file.slice(4, 12).bytes());
  const { noPicture, heic } = editorStrings.form;
  return HEIC.test(start) || /\.hei[cf]$/i.test(file.name) ? heic(file.name) : noPicture(file.name);
};

export interface FormUpload {
  /** The entry of the form. */
  name: string;
  file: File;
  /** The field that gets its address. */
  field: string;
  upload: Upload;
}

/** The pictures of a form. */
export const readUploads = async (entries: FormData) => {
  const uploads: FormUpload[] = [];
  const problems: FieldProblem[] = [];
  const files = [...entries].flatMap(([name, file]) =>
    typeof file === 'string' || file.size === 0
      ? []
      : [{ name, field: name.replace(/\.upload$/, ''), file }],
  );
  const [first] = files;
  if (first && files.length > MAX_FORM_FILES) {
    problems.push(fieldProblem(first.field, editorStrings.form.tooManyFiles(MAX_FORM_FILES)));
    return { uploads, problems };
  }
  for (const { name, field, file } of files) {
    const upload = await readUpload(file);
    if (upload) uploads.push({ name, file, field, upload });
    else problems.push(fieldProblem(field, await refusalOf(file)));
  }
  return { uploads, problems };
};
