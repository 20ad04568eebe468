import { readFileSync } from 'node:fs';
import { CONTENT_CALLS, type FormName } from '../../../contract/calls.ts';
import { LEAD_FORMS, LEAD_KINDS } from '../../../contract/forms.ts';
import { API_NAMES, openApiDocument, templateOf } from './openApi.ts';

const page = readFileSync('docs/content-api.md', 'utf8');
const { schemas } = openApiDocument().components;
const entities = Object.entries(schemas).filter(([name]) => name !== 'Error');

interface ObjectSchema {
  properties: object;
  required?: string[];
}

const namesIn = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

const sectionOf = (title: string): string =>
  page.split(/^#+ /m).find((section) => section.startsWith(`${title}\n`)) ?? '';

it('lists the calls of the OpenAPI document in docs/content-api.md, by their envelopes', () => {
  const [, first = '', second = ''] = sectionOf('Answers').split(/^\| call .*$/m);
  const calls = (group: 'site' | 'api') =>
    API_NAMES.filter((name) => CONTENT_CALLS[name].group === group)
      .map((name) => `${CONTENT_CALLS[name].method} ${templateOf(name)}`)
      .sort();
  const listed = (table: string) => namesIn(table, /^\| `([A-Z]+ [^`?]+)/gm).sort();
  expect(listed(first)).toEqual(calls('site'));
  expect(listed(second)).toEqual(calls('api'));
});

it('describes the entities of the OpenAPI document, and no other', () => {
  expect(namesIn(page, /^### (\w+)$/gm).sort()).toEqual(entities.map(([name]) => name).sort());
});

it.each(entities)(
  'names the fields of %s, in italics those that may be left out',
  (name, schema) => {
    const { properties, required = [] } = schema as unknown as ObjectSchema;
    const section = sectionOf(name).replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
    const optional = Object.keys(properties).filter((field) => !required.includes(field));
    expect(namesIn(section, /(?<!\*)`(\w+)`/g).sort()).toEqual([...required].sort());
    expect(namesIn(section, /\*`(\w+)`\*/g).sort()).toEqual(optional.sort());
  },
);

it.each(Object.keys(LEAD_KINDS) as FormName[])('names the fields of the form of %s', (name) => {
  const row = sectionOf('Forms')
    .split('\n')
    .find((line) => line.includes(templateOf(name)))!;
  const fields = namesIn(row.split('|')[2]!, /`(\w+)`/g);
  expect(fields).toEqual(Object.keys(LEAD_FORMS[LEAD_KINDS[name]]));
});
