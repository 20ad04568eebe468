import { z } from 'zod';
import type { TextFields } from '../../../contract/texts/textFields.ts';
import { exactText, file, text } from './documentFields.ts';
import { sitePictures } from '../../../strings/scenes.ts';
import {
  createStrictTextFields,
  pictureOf,
  scenesFor,
  type TextContext,
} from './strictTextFields.ts';

/** A text that is longer by more is a mistake, such as a missing quotation mark. */
const LONGEST = 2;

const writtenText = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/**
 * The field types for a page's document with problems of which no valid version is known. What stands in place of a value with
 * a problem:
 *
 * | field     | in an object that the page needs     | in an optional object or an item of a list |
 * | --------- | ------------------------------------ | ------------------------------------------ |
 * | optional  | left out                             | left out                                   |
 * | `text`    | an empty text                        | an empty text                              |
 * | `line`    | the company's name                   | the whole object is left out               |
 * | `picture` | a picture of the site                | the whole object is left out               |
 * | `list`    | its other items, or one substitute   | its other items, or no object without any  |
 * | any other | none: the page's words are left out  | the whole object is left out               |
 */
export const createTolerantTextFields = (context: TextContext, companyName: string): TextFields => {
  const { fields } = createStrictTextFields(context);
  /** What a field shows when its words cannot be used, by the schemas that `words`, `picture` and `list` make. */
  const substitutes = new Map<z.ZodType, unknown>();
  /** `object` makes each object twice. Here is the one for places that can do without it, by the one for those that need it. */
  const dispensable = new Map<z.ZodType, z.ZodType>();

  const withSubstitute = <Schema extends z.ZodType>(schema: Schema, substitute: unknown) => {
    substitutes.set(schema, substitute);
    return schema;
  };

  /** The field with what the table says of it. */
  const fieldOf = (field: z.ZodType, isNeeded: boolean): z.ZodType => {
    if (field instanceof z.ZodOptional) {
      const inner = field.unwrap() as z.ZodType;
      return (dispensable.get(inner) ?? inner).optional().catch(undefined);
    }
    const substitute = substitutes.get(field);
    const isText = substitute === '';
    if (isText || (isNeeded && substitute !== undefined)) return field.catch(substitute);
    // An object is made from nothing when each of its fields has a substitute.
    const canBeMissing = dispensable.has(field) && field.safeParse({}).success;
    return canBeMissing ? field.prefault({}) : field;
  };

  const objectOf = (shape: Record<string, z.ZodType>, isNeeded: boolean) =>
    z.object(
      Object.fromEntries(
        Object.entries(shape).map(([key, field]) => [key, fieldOf(field, isNeeded)]),
      ),
    );

  const words = (most: number, substitute: string) =>
    withSubstitute(writtenText.pipe(text.max(LONGEST * most)), substitute);

  return {
    ...fields,
    object: <Shape extends Record<string, z.ZodType>>(shape: Shape) => {
      const schema = objectOf(shape, true);
      dispensable.set(schema, objectOf(shape, false));
      return schema as unknown as z.ZodObject<Shape, z.core.$strict>;
    },
    list: <Item extends z.ZodType>(item: Item, most: number) => {
      const schema = listOf(dispensable.get(item) ?? item, most);
      const substitute = substitutes.get(item);
      if (substitute !== undefined) withSubstitute(schema, [substitute].filter(Boolean));
      return schema as unknown as z.ZodType<z.infer<Item>[]>;
    },
    line: (most) => words(most, companyName),
    text: (most) => words(most, ''),
    picture: (width, height) => {
      const size = { width, height };
      const schema = z
        .object({
          scene: z.enum(scenesFor(height)).optional(),
          picture: file.optional(),
          alt: text.optional(),
        })
        .refine(({ scene, picture }) => scene ?? picture)
        .transform((written) => pictureOf(context.pictures, written, size));
      const scene = scenesFor(height).find((name) => sitePictures[name].width === width);
      return withSubstitute(schema, pictureOf(context.pictures, { scene }, size));
    },
    voice: () =>
      exactText.refine((id) => context.voices?.has(id)).transform((id) => context.voices!.get(id)!),
  };
};

/** The items without problems. */
const listOf = (item: z.ZodType, most: number) =>
  z
    .array(z.unknown())
    .transform((values) =>
      values.map((value) => item.safeParse(value)).flatMap(({ data }) => data ?? []),
    )
    .refine((values) => values.length > 0)
    .transform((values) => values.slice(0, most));
