import { Validator } from '@seriousme/openapi-schema-validator';
import { CONTENT_CALLS } from '../../../contract/calls.ts';
import { LEAD_FORMS, LEAD_KINDS } from '../../../contract/forms.ts';
import { validateForm } from '../../../contract/validateForm.ts';
import { expectedForm } from '../schemas/expected.ts';
import { PAYLOAD_SCHEMAS } from '../schemas/payloads.ts';
import { EXAMPLES, FORM_EXAMPLES, type ApiName } from './callTexts.ts';
import { API_NAMES, openApiDocument, templateOf } from './openApi.ts';

const document = openApiDocument();

it('is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
});

it('has every call of a content API, and no other', () => {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key) => key !== 'servers')
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  const calls = Object.entries(CONTENT_CALLS)
    .filter(([name]) => name !== 'page')
    .map(([name, { method }]) => `${method} ${templateOf(name as ApiName)}`);
  expect(operations.sort()).toEqual(calls.sort());
});

const referencesOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' ? [String(part)] : referencesOf(part),
  );
};

it('refers only to what it has, and has nothing to which it does not refer', () => {
  const { schemas, responses } = document.components;
  const known = [
    ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
    ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
  ];
  expect([...new Set(referencesOf(document))].sort()).toEqual(known.sort());
});

it.each(API_NAMES)('shows an answer to %s that the site uses as it is', (name) => {
  expect(expectedForm(PAYLOAD_SCHEMAS[name]).safeParse(EXAMPLES[name]).error).toBeUndefined();
  expect(PAYLOAD_SCHEMAS[name].safeParse(EXAMPLES[name]).success).toBe(true);
});

it.each(Object.keys(FORM_EXAMPLES) as (keyof typeof FORM_EXAMPLES)[])(
  'shows a form of %s with every field',
  (name) => {
    const form = LEAD_FORMS[LEAD_KINDS[name]];
    expect(Object.keys(FORM_EXAMPLES[name])).toEqual(Object.keys(form));
    expect(validateForm(form, FORM_EXAMPLES[name])).toEqual({ fields: FORM_EXAMPLES[name] });
  },
);
