import type { z } from 'zod';

/** A picture of a page: one that ships with the site, by its name, or a file. Sizes are pixels at 1x. */
export interface TextPicture {
  scene?: string;
  /** Address of an uploaded picture, instead of a scene. */
  src?: string;
  alt: string;
  width: number;
  height: number;
}

/** A customer's words. */
export interface TextVoice {
  quote: string;
  /** The end of the quotation, highlighted. */
  emphasis?: string | undefined;
  name: string;
  /** Role and company, on a line each. */
  role: string;
  photo: string;
}

type Shape = Record<string, z.ZodType>;

/**
 * The field types of page documents. The server implements them with labels and checks
 * (`server/content/load/strictTextFields.ts` and `tolerantTextFields.ts`); the browser takes only types from the schemas.
 */
export interface TextFields {
  object: <S extends Shape>(shape: S) => z.ZodObject<S, z.core.$strict>;
  /** A list of one to `most` items. */
  list: <Item extends z.ZodType>(item: Item, most: number) => z.ZodType<z.infer<Item>[]>;
  /** @param values the placeholders of the place, beside those of site.yaml */
  line: (most: number, values?: readonly string[]) => z.ZodType<string>;
  /** One or more sentences. */
  text: (most: number, values?: readonly string[]) => z.ZodType<string>;
  /** A whole number from 0 to `most`. */
  count: (most: number) => z.ZodType<number>;
  choice: <const Value extends string>(values: readonly Value[]) => z.ZodType<Value>;
  /** A page of this site or an https address. */
  link: () => z.ZodType<string>;
  /** @param width and height of the place in pixels at 1x */
  picture: (width: number, height: number) => z.ZodType<TextPicture>;
  /** A path of a small picture, such as a portrait. */
  file: () => z.ZodType<string>;
  /** The name of an entry of voices.yaml. */
  voice: () => z.ZodType<TextVoice>;
}

export type TextSchema = (fields: TextFields) => z.ZodType;

/** Longest titles and descriptions that search results show in full. */
const SEARCH_TITLE = 70;
const SEARCH_DESCRIPTION = 160;

export const metaOf = ({ object, line, text }: TextFields) =>
  object({ title: line(SEARCH_TITLE), description: text(SEARCH_DESCRIPTION) });
