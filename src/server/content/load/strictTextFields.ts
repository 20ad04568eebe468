import { z } from 'zod';
import type { TextFields, TextPicture, TextVoice } from '../../../contract/texts/textFields.ts';
import { suggestion } from '../../../lib/editDistance.ts';
import { pictureAdvice } from '../../../strings/documentLabels.ts';
import { sitePictures, type SitePictureName } from '../../../strings/scenes.ts';
import { pictureAddress, pictureSize, type Pictures } from '../media/pictures.ts';
import { documentObject, exactText, file, matching, text } from './documentFields.ts';

export interface TextContext {
  pictures: Pictures;
  /** The entries of voices.yaml by their name; undefined when the file is invalid. */
  voices: ReadonlyMap<string, TextVoice> | undefined;
}

const voiceIds = ({ voices }: TextContext): string[] => [...(voices?.keys() ?? [])];

const NO_VOICE: TextVoice = { quote: '', name: '', role: '', photo: '' };

const LINK = /^(?:\/(?!\/)\S*|https:\/\/[^\s/]\S*|mailto:\S+|tel:\S+)$/;
const LINK_ADVICE = 'Write a path from the site root, such as /pricing, or an https address.';

/** A picture is shown on screens with two device pixels per pixel. */
const DENSITY = 2;

const SITE_PICTURES = Object.keys(sitePictures) as SitePictureName[];

/** The height of cards, whose pictures fit no other place. */
const CARD_HEIGHT = 210;

const isForCards = (height: number) => height <= CARD_HEIGHT;

/** The pictures that are drawn for a place of this height. */
export const scenesFor = (height: number) =>
  SITE_PICTURES.filter((name) => isForCards(sitePictures[name].height) === isForCards(height));

interface WrittenPicture {
  scene?: SitePictureName | undefined;
  picture?: string | undefined;
  alt?: string | undefined;
}

export const pictureOf = (
  pictures: Pictures,
  { scene, picture = '', alt = '' }: WrittenPicture,
  size: { width: number; height: number },
): TextPicture =>
  picture || !scene
    ? { src: pictureAddress(pictures, picture), alt, ...size }
    : { scene, ...sitePictures[scene], ...(alt && { alt }) };

/** Characters that screens and feeds can't show, and texts that have no others. */
const CONTROL = /[\p{Cc}--[\t\n]]/v;
const VISIBLE = /[^\s\p{Cf}]/u;

const visibleText = text
  .refine((value) => VISIBLE.test(value), 'It has no visible characters.')
  .refine((value) => !CONTROL.test(value), 'Remove its control characters.');

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/**
 * The field types of page documents, and the placeholders that their places have beside the values of site.yaml.
 * Fields look up the pictures and voices that the context has when they read a value.
 */
export const createStrictTextFields = (context: TextContext) => {
  const placeholders = new Set<string>();

  const prose = (most: number, values: readonly string[] = []) => {
    for (const value of values) placeholders.add(value);
    // A name that no place has was reported when the file was read, or is escaped.
    const isForeign = (name: string) => placeholders.has(name) && !values.includes(name);
    const foreign = (value: unknown) =>
      [...String(value).matchAll(PLACEHOLDER)].find(([, name = '']) => isForeign(name))?.[0];
    const checked = visibleText.max(most).refine((value) => !foreign(value), {
      error: ({ input }) => {
        const known = values.map((value) => `{{${value}}}`).join(', ');
        return `${foreign(input)} has no value here. ${known ? `Use ${known}.` : 'Remove it.'}`;
      },
    });
    return values.length > 0 ? checked.meta({ placeholders: values }) : checked;
  };

  const picture = (width: number, height: number) =>
    documentObject({
      scene: z
        .enum(SITE_PICTURES)
        .optional()
        .meta({ options: scenesFor(height).map((name) => ({ value: name, label: name })) }),
      picture: file.optional().meta({
        description: pictureAdvice(width, height, DENSITY),
      }),
      alt: text.max(300).optional(),
    })
      .superRefine(({ scene, picture: path, alt }, issues) => {
        const report = (key: string, message: string) =>
          issues.addIssue({ code: 'custom', path: [key], message, input: path });
        if (path === undefined && scene === undefined)
          report('scene', 'Choose a picture of the site, or upload one.');
        if (path === undefined) return;
        if (alt === undefined) report('alt', 'Describe the picture.');
        const size = pictureSize(context.pictures, path);
        if (size && (size.width < width || size.height < height))
          report(
            'picture',
            `The picture has ${size.width} x ${size.height} pixels. Use at least ${width * DENSITY} x ${height * DENSITY}.`,
          );
      })
      .transform((written) => pictureOf(context.pictures, written, { width, height }));

  const fields: TextFields = {
    object: documentObject,
    list: (item, most) =>
      z
        .array(item)
        .refine((items) => items.length > 0, 'Add at least one.')
        .refine((items) => items.length <= most, `Use at most ${most}.`)
        .meta({ minItems: 1, maxItems: most }),
    line: (most, values) =>
      prose(most, values).refine((value) => !value.includes('\n'), 'Write it on one line.'),
    text: (most, values) => prose(most, values).meta({ format: 'long-text' }),
    count: (most) => z.int().min(0).max(most),
    choice: (values) => z.enum(values as [(typeof values)[number]]),
    link: () => matching(LINK, LINK_ADVICE),
    picture,
    file: () => file,
    voice: () =>
      exactText
        .refine((id) => context.voices?.has(id) ?? true, {
          error: ({ input }) =>
            `voices.yaml has no such entry. ${suggestion(String(input), voiceIds(context))}`,
        })
        .meta({ options: voiceIds(context).map((id) => ({ value: id, label: id })) })
        .transform((id) => context.voices?.get(id) ?? NO_VOICE),
  };
  return { fields, placeholders };
};
