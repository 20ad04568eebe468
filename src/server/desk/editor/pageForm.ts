import type { TextVoice } from '../../../contract/texts/textFields.ts';
import { labelOf } from '../../../strings/documentLabels.ts';
import { pageLabel } from '../../../strings/pageLabels.ts';
import { pictureNames } from '../../../strings/pictureNames.ts';
import { isRecord } from '../../../lib/isRecord.ts';
import type { FieldSchema } from './formFields.ts';

export interface PageForm {
  /** The name of the page's document. */
  page: string;
  /** The saved values. */
  data: unknown;
  voices: ReadonlyMap<string, TextVoice> | undefined;
}

/** Of a quotation in a list of choices. */
const SHOWN_CHARACTERS = 60;

const beginningOf = (text: string): string =>
  text.length <= SHOWN_CHARACTERS ? text : `${text.slice(0, SHOWN_CHARACTERS).trimEnd()}…`;

const peopleOf = (data: unknown) => {
  const people = isRecord(data) && Array.isArray(data.people) ? data.people : [];
  return people.filter(isRecord).map(({ id, name }) => ({
    value: String(id),
    label: String(name),
  }));
};

/** The choices of a field, in plain words. */
const optionsOf = (
  place: string,
  { options }: FieldSchema,
  { page, data, voices }: PageForm,
): FieldSchema['options'] => {
  if (page === 'voices' && place === 'voices.person') return peopleOf(data);
  return options?.map(({ value, label }) => {
    const voice = /(?:^|\.)voices?$/.test(place) ? voices?.get(String(value)) : undefined;
    if (voice) return { value, label: `${voice.name}: ${beginningOf(voice.quote)}` };
    return { value, label: place.endsWith('.scene') ? pictureNames(label) : label };
  });
};

const labeled = (schema: FieldSchema, keys: readonly string[], form: PageForm): FieldSchema => {
  const { properties, items, description } = schema;
  const place = keys.join('.');
  const isGeneral = description === labelOf(keys.at(-1) ?? '').description;
  const options = optionsOf(place, schema, form);
  return {
    ...schema,
    ...(isGeneral && { description: undefined }),
    ...pageLabel(form.page, place),
    ...(options && { options }),
    // The label belongs to the list.
    ...(items && { items: { ...labeled(items, keys, form), description: undefined } }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, part]) => [key, labeled(part, [...keys, key], form)]),
      ),
    }),
  };
};

/** The form of a page's document: its sections as on the page, then what search results show. */
export const pageFormSchema = (schema: FieldSchema, form: PageForm): FieldSchema => {
  const { properties = {}, ...whole } = labeled(schema, [], form);
  const { meta, ...sections } = properties;
  return { ...whole, properties: { ...sections, ...(meta && { meta }) } };
};
