import { z } from 'zod';
import {
  documentFile,
  documentPlace,
  pageAddress,
  type DocumentKindName,
} from '../../../contract/documents.ts';
import { TEXT_NAMES } from '../../../contract/texts/texts.ts';
import { postFile, TEST_NOW, writeContentFolder } from './content.fixtures.ts';
import { DOCUMENT_KINDS } from './documentKinds.ts';
import { createContentLoader } from './contentLoader.ts';
import { readableFolder } from './readableFolder.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The fields of a schema and of all schemas inside, with their paths. */
const fieldsOf = (schema: JsonSchema, path = ''): [path: string, field: JsonSchema][] => {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [] } = schema;
  const parts = [items, additionalProperties, ...anyOf, ...oneOf].flat();
  return [
    ...Object.entries(properties).flatMap(([key, field]): [string, JsonSchema][] => [
      [`${path}.${key}`, field as JsonSchema],
      ...fieldsOf(field as JsonSchema, `${path}.${key}`),
    ]),
    ...parts.flatMap((part) => (typeof part === 'object' ? fieldsOf(part, path) : [])),
  ];
};

const jsonSchemaOf = async (name: DocumentKindName, parameters: Record<string, string> = {}) => {
  const kind = DOCUMENT_KINDS.find((each) => each.name === name)!;
  const { context } = await createContentLoader(readableFolder(await writeContentFolder())).load({
    now: TEST_NOW,
  });
  const schema = kind.schema(context, parameters);
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
};

const SCHEMAS: [DocumentKindName, Record<string, string>][] = [
  ...DOCUMENT_KINDS.filter(({ name }) => name !== 'texts').map(
    ({ name }): [DocumentKindName, Record<string, string>] => [name, {}],
  ),
  ...TEXT_NAMES.map((slug): [DocumentKindName, Record<string, string>] => ['texts', { slug }]),
];

it.each(SCHEMAS)('labels every field of %s %j', async (name, parameters) => {
  const fields = fieldsOf(await jsonSchemaOf(name, parameters));
  expect(fields).not.toEqual([]);
  expect(fields.filter(([, { title }]) => !/^[A-Z]/.test(title ?? ''))).toEqual([]);
});

it('describes what a field holds and which values it can have', async () => {
  const { properties: post } = await jsonSchemaOf('posts');
  const { properties: article } = await jsonSchemaOf('articles', {
    category: 'calling',
  });
  const { properties: event } = await jsonSchemaOf('events');
  const { properties: video } = await jsonSchemaOf('videos');
  const { items: integration } = await jsonSchemaOf('integrations');
  expect(post).toMatchObject({
    description: { format: 'long-text', maxLength: 160 },
    category: { format: 'suggest', options: [{ value: 'Team', label: 'Team' }] },
    cover: { title: 'Picture', format: 'picture' },
    author: {
      title: 'Author',
      options: [
        { value: 'priya-nair', label: 'Pema Nair' },
        { value: 'grace-whitfield', label: 'Greta Whitfield' },
      ],
    },
    guide: { type: 'boolean', default: false },
    published: { format: 'moment' },
    unpublished: { format: 'day' },
  });
  expect(article).toMatchObject({
    subcategory: {
      options: [
        { value: 'texts', label: 'Sub texts' },
        { value: 'calls', label: 'Sub calls' },
      ],
    },
  });
  expect(event).toMatchObject({ date: { format: 'day-time' }, updated: { format: 'day' } });
  expect(video).toMatchObject({
    video_url: { format: 'file' },
    poster: { format: 'picture' },
    phone_video: { format: 'file' },
    phone_poster: { format: 'picture' },
  });
  expect(integration).toMatchObject({
    properties: { article: { options: [{ value: 'send-a-text', label: 'Send a text' }] } },
  });
});

it.each([
  ['posts/first-post.md', { kind: 'posts', slug: 'first-post' }, '/blog/post/first-post'],
  [
    'help/calling/send-a-text.md',
    { kind: 'articles', category: 'calling', slug: 'send-a-text' },
    '/help-center/send-a-text',
  ],
  [
    'help/calling/_category.yaml',
    { kind: 'helpCategories', slug: 'calling' },
    '/help-center/category/calling',
  ],
  ['legal/terms-of-service.md', { kind: 'legal', slug: 'terms-of-service' }, '/terms-of-services'],
  ['plans.yaml', { kind: 'plans' }, undefined],
])('knows the kind and the address of %s', (path, place, address) => {
  expect(documentPlace(path)).toEqual(place);
  expect(pageAddress(path)).toBe(address);
  const { kind, ...parameters } = documentPlace(path)!;
  expect(documentFile(kind, parameters)).toBe(path);
});

it.each(['README.md', 'search-cases.yaml', 'posts/_notes.md', 'posts/.x.md', 'posts/a/b.md'])(
  'knows no kind of %s',
  (path) => expect(documentPlace(path)).toBeUndefined(),
);

it('reads changed files in place of the written ones', async () => {
  const folder = await writeContentFolder();
  const overlay = new Map([
    ['posts/first-post.md', null],
    ['posts/second-post.md', postFile({ author: 'priya' })],
    ['help/calling/_category.yaml', null],
    ['help/calling/send-a-text.md', null],
    ['integrations.yaml', '[]'],
  ]);
  const { library, problems } = await createContentLoader(readableFolder(folder)).load({
    now: TEST_NOW,
    overlay,
  });
  expect([library.posts, library.helpCategories, library.integrations]).toEqual([[], [], []]);
  expect(problems).toEqual([
    expect.objectContaining({ file: 'content/posts/second-post.md', path: ['author'] }),
  ]);
});
