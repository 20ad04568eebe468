import { z } from 'zod';
import {
  createStrictTextFields,
  pictureOf,
  scenesFor,
  type TextContext,
} from './strictTextFields.ts';

const picture = (width: number, height: number) => ({
  version: 'v1',
  width,
  height,
  standIn: '',
  read: () => Promise.resolve(new Uint8Array()),
});

const PICTURES = new Map([
  ['/media/large.jpg', picture(400, 300)],
  ['/media/low.jpg', picture(400, 299)],
  ['/media/narrow.jpg', picture(399, 300)],
]);
const RUTH = { quote: 'It works.', name: 'Ruth', role: 'Broker', photo: '/ruth.jpg' };

const start = (changes: Partial<TextContext> = {}) =>
  createStrictTextFields({ pictures: PICTURES, voices: new Map([['ruth', RUTH]]), ...changes });

const messagesOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message);

/** What forms know of a field. */
const inForms = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

it.each<[string, string]>([
  ['one\ntwo', 'Write it on one line.'],
  [' \u200B ', 'It has no visible characters.'],
  ['a\u0007b', 'Remove its control characters.'],
])('refuses the line %j', (value, message) => {
  expect(messagesOf(start().fields.line(20), value)).toEqual([message]);
});

it('accepts several lines and tabs in a text, with typographic quotes, up to its length', () => {
  const { fields } = start();
  expect(fields.text(20).parse('"one"\n\ttwo')).toBe('“one”\n\ttwo');
  expect(messagesOf(fields.text(3), 'four')).toHaveLength(1);
  expect(fields.text(4).parse('four')).toBe('four');
  expect(fields.text(4).meta()).toMatchObject({ format: 'long-text' });
});

it('accepts a placeholder only in its place', () => {
  const { fields, placeholders } = start();
  const greeting = fields.line(40, ['name', 'event']);
  const title = fields.line(40);
  expect([...placeholders]).toEqual(['name', 'event']);
  expect(greeting.parse('Hi {{name}}, {{event}}')).toBe('Hi {{name}}, {{event}}');
  expect(greeting.meta()).toMatchObject({ placeholders: ['name', 'event'] });
  expect(title.meta()?.placeholders).toBeUndefined();
  expect(messagesOf(title, 'Hi {{name}}')).toEqual(['{{name}} has no value here. Remove it.']);
  const other = fields.line(40, ['price']);
  expect(messagesOf(other, '{{price}} {{name}}')).toEqual([
    '{{name}} has no value here. Use {{price}}.',
  ]);
  expect(messagesOf(greeting, '{{price}}')).toEqual([
    '{{price}} has no value here. Use {{name}}, {{event}}.',
  ]);
  // Of site.yaml, or reported when the file was read.
  expect(title.parse('{{brand}}')).toBe('{{brand}}');
});

it.each<[unknown, string[]]>([
  [[], ['Add at least one.']],
  [['a', 'b', 'c'], ['Use at most 2.']],
  [['a', 'b'], []],
  [['a'], []],
])('limits the list %j', (value, messages) => {
  const { fields } = start();
  const list = fields.list(fields.line(9), 2);
  expect(messagesOf(list, value)).toEqual(messages);
  expect(list.meta()).toMatchObject({ minItems: 1, maxItems: 2 });
});

it.each<[number, boolean]>([
  [-1, false],
  [0, true],
  [3, true],
  [4, false],
  [1.5, false],
])('takes %d for a count up to 3: %s', (value, isValid) => {
  expect(start().fields.count(3).safeParse(value).success).toBe(isValid);
});

it.each<[string, boolean]>([
  ['/pricing', true],
  ['/', true],
  ['https://example.com/x', true],
  ['mailto:ada@example.com', true],
  ['tel:+12025550123', true],
  ['pricing', false],
  ['//example.com', false],
  ['https:///x', false],
  ['https://', false],
  ['http://example.com', false],
  ['x https://example.com', false],
  ['/a b', false],
  ['mailto:', false],
])('takes %s for a link: %s', (value, isValid) => {
  expect(messagesOf(start().fields.link(), value)).toEqual(
    isValid ? [] : ['Write a path from the site root, such as /pricing, or an https address.'],
  );
});

it.each<[string, object, string[]]>([
  ['a picture of the site', { scene: 'dashboard' }, []],
  ['one with a description', { scene: 'dashboard', alt: 'A desk' }, []],
  ['an uploaded one', { picture: '/media/large.jpg', alt: 'A house' }, []],
  ['one whose size is not known', { picture: '/covers/a.svg', alt: 'A house' }, []],
  ['none', {}, ['scene: Choose a picture of the site, or upload one.']],
  ['one without a description', { picture: '/media/large.jpg' }, ['alt: Describe the picture.']],
  [
    'a low one',
    { picture: '/media/low.jpg', alt: 'A house' },
    ['picture: The picture has 400 x 299 pixels. Use at least 800 x 600.'],
  ],
  [
    'a narrow one',
    { picture: '/media/narrow.jpg', alt: 'A house' },
    ['picture: The picture has 399 x 300 pixels. Use at least 800 x 600.'],
  ],
])('checks %s', (_what, value, expected) => {
  const issues = start().fields.picture(400, 300).safeParse(value).error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path.join()}: ${message}`)).toEqual(expected);
});

it('reads a picture in the size of its place, and tells forms which ones fit', () => {
  const schema = start().fields.picture(400, 300);
  const written = { picture: '/media/large.jpg', alt: 'A house' };
  expect(schema.parse(written)).toEqual({
    src: '/media/large.jpg?v=v1#400x300',
    alt: 'A house',
    width: 400,
    height: 300,
  });
  expect(inForms(schema)).toMatchObject({
    properties: {
      scene: { options: expect.arrayContaining([{ value: 'dashboard', label: 'dashboard' }]) },
      picture: { description: expect.stringContaining('800 x 600') },
    },
  });
});

it('takes one of its choices, and the path of a file', () => {
  const { fields } = start();
  const choice = fields.choice(['left', 'right']);
  expect([choice.safeParse('left').success, choice.safeParse('up').success]).toEqual([true, false]);
  expect(fields.file().parse('/ruth.jpg')).toBe('/ruth.jpg');
  expect(fields.file().safeParse('ruth.jpg').success).toBe(false);
});

it('shows an uploaded picture in the size of its place, and one of the site in its own', () => {
  const size = { width: 40, height: 30 };
  expect(pictureOf(PICTURES, { picture: '/covers/a.svg', alt: 'A' }, size)).toEqual({
    src: '/covers/a.svg',
    alt: 'A',
    ...size,
  });
  expect(
    pictureOf(PICTURES, { scene: 'dashboard', picture: '/media/large.jpg' }, size),
  ).toMatchObject({ src: '/media/large.jpg?v=v1#400x300', alt: '' });
  expect(pictureOf(PICTURES, {}, size)).toEqual({ src: '', alt: '', ...size });
  const scene = pictureOf(PICTURES, { scene: 'dashboard' }, size);
  expect(scene).toMatchObject({ scene: 'dashboard', width: 1160 });
  expect(scene.alt).not.toBe('');
  expect(pictureOf(PICTURES, { scene: 'dashboard', alt: 'A' }, size)).toEqual({
    ...scene,
    alt: 'A',
  });
});

it('offers the pictures of cards for places that are as low, and the others for the rest', () => {
  expect(scenesFor(210)).not.toContain('dashboard');
  expect(scenesFor(211)).toContain('dashboard');
  expect(scenesFor(100).some((name) => scenesFor(400).includes(name))).toBe(false);
  expect(scenesFor(100).length).toBeGreaterThan(0);
});

it('quotes a known voice, and none of an invalid file', () => {
  const { fields } = start();
  expect(fields.voice().parse('ruth')).toBe(RUTH);
  expect(inForms(fields.voice())).toMatchObject({ options: [{ value: 'ruth', label: 'ruth' }] });
  expect(messagesOf(fields.voice(), 'rut')).toEqual([
    'voices.yaml has no such entry. Did you mean "ruth"? Use one of: ruth.',
  ]);
  const without = start({ voices: undefined }).fields.voice();
  expect(without.parse('anyone')).toEqual({ quote: '', name: '', role: '', photo: '' });
  expect(inForms(without)).toMatchObject({ options: [] });
});
