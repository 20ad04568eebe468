import { z } from 'zod';
import { CONTENT_CALLS, type CallDescription, type FormName } from '../../../contract/calls.ts';
import {
  LEAD_FORMS,
  LEAD_KINDS,
  type FieldRule,
  type FormFields,
} from '../../../contract/forms.ts';
import { MAX_EMAIL_LENGTH, MAX_TEXT_LENGTH } from '../../../contract/validateForm.ts';
import { expectedForm, type EntityForms } from '../schemas/expected.ts';
import { PAYLOAD_SCHEMAS } from '../schemas/payloads.ts';
import { CALL_TEXTS, EXAMPLES, FORM_EXAMPLES, type ApiName } from './callTexts.ts';

export const API_NAMES = Object.keys(CALL_TEXTS) as ApiName[];

type JsonSchema = Record<string, unknown>;

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: JsonSchema[];
  requestBody?: JsonSchema;
  responses: Record<string, JsonSchema>;
}

export interface OpenApiDocument extends Record<string, unknown> {
  openapi: string;
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, JsonSchema> };
}

/** OpenAPI 3.1 of the API that `CONTENT_API_URL` names. */
export const openApiDocument = (): OpenApiDocument => {
  const { entities, payloads } = jsonSchemas();
  const paths: OpenApiDocument['paths'] = {};
  for (const name of API_NAMES) {
    const { method, group } = CONTENT_CALLS[name];
    paths[templateOf(name)] = {
      ...(group === 'api' && { servers: [API_SERVER] }),
      [method.toLowerCase()]: operation(name, payloads[name]),
    };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Content API of the website',
      version: '1',
      description:
        'What an API must answer that the website reads in the place of its own documents. docs/content-api.md explains it.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [SITE_SERVER],
    security: [],
    tags: [...new Set(API_NAMES.map((name) => CALL_TEXTS[name].tag))].map((name) => ({ name })),
    paths,
    components: { schemas: { ...entities, Error: ERROR_SCHEMA }, responses: ERROR_RESPONSES },
  };
};

const SITE_SERVER = {
  url: '{contentApiUrl}/api',
  variables: {
    contentApiUrl: { default: 'https://api.example.com', description: 'CONTENT_API_URL' },
  },
};

const API_SERVER = {
  url: '{contentApiBase}',
  variables: {
    contentApiBase: {
      default: 'https://api.example.com/api',
      description: 'CONTENT_API_BASE; by default CONTENT_API_URL/api',
    },
  },
};

const jsonSchemas = () => {
  // `expectedForm` adds the entities that it meets.
  const forms: EntityForms = new Map();
  const expected = API_NAMES.map(
    (name) => [name, expectedForm(PAYLOAD_SCHEMAS[name], forms)] as const,
  );
  const ids = z.registry<{ id: string }>();
  for (const [id, form] of forms) ids.add(form, { id });
  const idOf = (form: z.ZodType, name: string): string => {
    if (!ids.has(form)) ids.add(form, { id: `payload ${name}` });
    return ids.get(form)!.id;
  };
  const idsOfCalls = expected.map(([name, form]) => [name, idOf(form, name)] as const);
  const { schemas } = z.toJSONSchema(ids, { uri: referenceTo, io: 'input' });
  const plain: Record<string, JsonSchema> = Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => {
      const { $schema: _dialect, $id: _address, ...rest } = schema;
      return [id, rest];
    }),
  );
  const payloads = Object.fromEntries(
    idsOfCalls.map(([name, id]) => [name, forms.has(id) ? { $ref: referenceTo(id) } : plain[id]!]),
  ) as Record<ApiName, JsonSchema>;
  const entities = Object.fromEntries([...forms.keys()].sort().map((id) => [id, plain[id]!]));
  return { entities, payloads };
};

const referenceTo = (id: string): string => `#/components/schemas/${id}`;

/** `/landing/blogs/:id` -> `/landing/blogs/{id}`; a query becomes parameters. */
export const templateOf = (name: ApiName): string =>
  CONTENT_CALLS[name].path.replace(/\?.*/, '').replace(/:(\w+)/g, '{$1}');

const operation = (name: ApiName, payload: JsonSchema): Operation => {
  const { method, single }: CallDescription = CONTENT_CALLS[name];
  const { summary, tag, message } = CALL_TEXTS[name];
  return {
    operationId: name,
    summary,
    tags: [tag],
    parameters: [...parametersOf(name), ...(method === 'POST' ? [IDEMPOTENCY_KEY] : [])],
    ...(method === 'POST' && { requestBody: requestBody(name as FormName) }),
    responses: {
      '200': {
        description: method === 'POST' ? 'The form was taken.' : 'Found.',
        content: json(envelope(name, payload), enveloped(name, EXAMPLES[name], message)),
      },
      ...(single && { '404': { $ref: '#/components/responses/NotFound' } }),
      ...(method === 'POST' && { '422': { $ref: '#/components/responses/Invalid' } }),
      default: { $ref: '#/components/responses/Error' },
    },
  };
};

const json = (schema: JsonSchema, example: unknown) => ({
  'application/json': { schema, example },
});

const parametersOf = (name: ApiName): JsonSchema[] => {
  const [path = '', query = ''] = CONTENT_CALLS[name].path.split('?');
  const find = (text: string, place: string) =>
    Array.from(text.matchAll(/:(\w+)/g), ([, key = '']) => ({
      name: key,
      in: place,
      required: true,
      description: CALL_TEXTS[name].parameters?.[key] ?? '',
      schema: { type: 'string' },
      example: CALL_TEXTS[name].values?.[key] ?? '',
    }));
  return [...find(path, 'path'), ...find(query, 'query')];
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same for each attempt to send the same form, so that it is stored once.',
  schema: { type: 'string', maxLength: 200 },
};

/** The specification puts payloads of its first group into `data.data`. */
const envelope = (name: ApiName, payload: JsonSchema): JsonSchema => {
  const inData = (schema: JsonSchema) => ({
    type: 'object',
    properties: { message: { type: 'string' }, data: schema },
    required: ['data'],
  });
  return CONTENT_CALLS[name].group === 'site' ? inData(inData(payload)) : inData(payload);
};

export const enveloped = (name: ApiName, payload: unknown, message?: string): object => ({
  ...(message !== undefined && { message }),
  data: CONTENT_CALLS[name].group === 'site' ? { data: payload } : payload,
});

const requestBody = (name: FormName): JsonSchema => {
  const fields: FormFields = LEAD_FORMS[LEAD_KINDS[name]];
  const schema = {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([key, { rule, options, maxLength, label }]) => [
        key,
        {
          description: label,
          ...RULES[rule],
          ...(options && { enum: options }),
          ...(maxLength && { maxLength }),
        },
      ]),
    ),
    required: Object.keys(fields).filter((key) => fields[key]!.required !== undefined),
  };
  return { required: true, content: json(schema, FORM_EXAMPLES[name]) };
};

const RULES: Record<FieldRule, JsonSchema> = {
  name: { type: 'string', maxLength: MAX_TEXT_LENGTH },
  text: { type: 'string', maxLength: MAX_TEXT_LENGTH },
  email: { type: 'string', format: 'email', maxLength: MAX_EMAIL_LENGTH },
  phone: { type: 'string', pattern: '^\\+[1-9]\\d{6,14}$' },
  moment: { type: 'string', format: 'date-time' },
  option: { type: 'string' },
};

const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', maxLength: 500, description: 'One sentence for visitors.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Of a form: one sentence for each field that was refused.',
    },
  },
  required: ['message'],
};

const errorResponse = (description: string, example: object) => ({
  description,
  content: json({ $ref: referenceTo('Error') }, example),
});

const ERROR_RESPONSES = {
  NotFound: errorResponse('There is no such document.', {
    message: 'We can’t find that document.',
  }),
  Invalid: errorResponse('The form was refused.', {
    message: 'Please correct the highlighted fields.',
    fields: { email: 'Invalid email' },
  }),
  Error: errorResponse('The call failed. The site shows the message, and passes the status on.', {
    message: 'We’re temporarily unavailable. Please try again in a few minutes.',
  }),
};
