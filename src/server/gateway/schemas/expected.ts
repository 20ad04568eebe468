import { z } from 'zod';

/*
 * The schemas of this folder accept anything. What an API should answer is written beside them, as traits, where the schema
 * itself does not show it. The OpenAPI document and `content -- probe` are made from both.
 */

/** A schema taken apart. The schemas inside are tolerant, too. */
export type Structure =
  | { kind: 'object'; fields: Readonly<Record<string, z.ZodType>> }
  | { kind: 'list'; item: z.ZodType; max: number }
  | { kind: 'map'; value: z.ZodType }
  | { kind: 'value'; expected: z.ZodType };

/** What a schema can't express about the value that an API should return. */
interface Traits {
  /** Missing where `structureOf` can see it in the schema. */
  structure?: Structure;
  /** The name of an entity (`entityNamed`). */
  name?: string;
  /** A response without this field is complete. */
  isOptional?: boolean;
  /** Only the embedded API answers with this field. */
  isOwn?: boolean;
}

/** Zod passes an entry on to copies of its schema, such as those of `refine`. */
const registry = z.registry<{ traits: object }>();

const traitsOf = (schema: z.ZodType): Traits => registry.get(schema)?.traits ?? {};

const withTraits = <Schema extends z.ZodType>(schema: Schema, more: Traits): Schema => {
  const copy = schema.clone();
  registry.add(copy, { traits: { ...traitsOf(schema), ...more } });
  return copy;
};

/** A value that an API should answer in the form `expected`. */
export const expecting = <Schema extends z.ZodType>(expected: z.ZodType, schema: Schema): Schema =>
  withTraits(schema, { structure: { kind: 'value', expected } });

export const expectingList = <Schema extends z.ZodType>(
  item: z.ZodType,
  max: number,
  schema: Schema,
): Schema => withTraits(schema, { structure: { kind: 'list', item, max } });

/** A map by keys that the API chooses. */
export const expectingMap = <Schema extends z.ZodType>(value: z.ZodType, schema: Schema): Schema =>
  withTraits(schema, { structure: { kind: 'map', value } });

/** A value that an API should answer like another schema. */
export const expectingLike = <Schema extends z.ZodType>(other: z.ZodType, schema: Schema): Schema =>
  withTraits(schema, { structure: structureOf(other) });

/** A field that the specification does not name, or that the site can work out. */
export const optional = <Schema extends z.ZodType>(schema: Schema): Schema =>
  withTraits(schema, { isOptional: true });

export const ownField = <Schema extends z.ZodType>(schema: Schema): Schema =>
  withTraits(schema, { isOwn: true });

/** Names the entity for the OpenAPI document. */
export const entityNamed = <Schema extends z.ZodType>(name: string, schema: Schema): Schema =>
  withTraits(schema, { name });

export const isOptional = (schema: z.ZodType): boolean =>
  traitsOf(schema).isOptional === true || schema.safeParse(undefined).data === undefined;

/** The schema in the middle of defaults, fallbacks and transformations. Of several types it is the first. */
const innerSchema = (schema: z.ZodType): z.ZodType | undefined => {
  if (schema instanceof z.ZodPipe)
    return (schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType;
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable
  )
    return schema.unwrap() as z.ZodType;
  if (schema instanceof z.ZodUnion) return schema.options[0] as z.ZodType;
  return undefined;
};

const nameOf = (schema: z.ZodType): string | undefined => {
  const inner = innerSchema(schema);
  return traitsOf(schema).name ?? (inner && nameOf(inner));
};

export const structureOf = (schema: z.ZodType): Structure => {
  const { structure } = traitsOf(schema);
  if (structure) return structure;
  const inner = innerSchema(schema);
  if (inner) return structureOf(inner);
  if (schema instanceof z.ZodObject) {
    const shape: Readonly<Record<string, z.ZodType>> = schema.shape;
    const fields = Object.entries(shape);
    return {
      kind: 'object',
      fields: Object.fromEntries(fields.filter(([, field]) => !traitsOf(field).isOwn)),
    };
  }
  return { kind: 'value', expected: schema };
};

/** Entities by name. */
export type EntityForms = Map<string, z.ZodType>;

const buildForm = (schema: z.ZodType, entities: EntityForms): z.ZodType => {
  const structure = structureOf(schema);
  switch (structure.kind) {
    case 'list':
      return z.array(expectedForm(structure.item, entities)).max(structure.max);
    case 'map':
      return z.record(z.string(), expectedForm(structure.value, entities));
    case 'value':
      return structure.expected;
    case 'object':
      return z.object(
        Object.fromEntries(
          Object.entries(structure.fields).map(([key, field]) => {
            const form = expectedForm(field, entities);
            return [key, isOptional(field) ? form.optional() : form];
          }),
        ),
      );
  }
};

const entityForm = (schema: z.ZodType, entities: EntityForms): z.ZodType => {
  const name = nameOf(schema);
  if (name === undefined) return buildForm(schema, entities);
  const form = entities.get(name) ?? buildForm(schema, entities);
  entities.set(name, form);
  return form;
};

/** Accepts only what an API should answer. Collects the entities, each of which has one form. */
export const expectedForm = (schema: z.ZodType, entities: EntityForms = new Map()): z.ZodType => {
  const form = entityForm(schema, entities);
  const needsNull = schema.safeParse(null).data === null && !form.safeParse(null).success;
  const complete = needsNull ? form.nullable() : form;
  const { description } = schema;
  return description === undefined ? complete : complete.describe(description);
};
