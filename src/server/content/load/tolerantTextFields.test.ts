import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { TextFields } from '../../../contract/texts/textFields.ts';
import { TEXT_NAMES, TEXT_SCHEMAS, type TextName } from '../../../contract/texts/texts.ts';
import { sitePictures } from '../../../strings/scenes.ts';
import { writeContentFolder, TEST_NOW } from './content.fixtures.ts';
import { createContentLoader } from './contentLoader.ts';
import { readableFolder } from './readableFolder.ts';
import { scenesFor, type TextContext } from './strictTextFields.ts';
import { createTolerantTextFields } from './tolerantTextFields.ts';
import { readYaml } from './yamlData.ts';

const COMPANY = 'Lanternfield';

const written = (name: TextName) => readFileSync(`content/texts/${name}.yaml`, 'utf8');

/** What a site shows that starts with a changed document. */
const start = async (name: TextName, from: string | RegExp, to: string) => {
  const changed = written(name).replace(from, to);
  expect(changed).not.toBe(written(name));
  const folder = await writeContentFolder({ [`texts/${name}.yaml`]: changed });
  const { library, problems } = await createContentLoader(readableFolder(folder)).load({
    now: TEST_NOW,
  });
  expect(problems.length).toBeGreaterThan(0);
  return library.texts;
};

it.each([
  ['a missing label', '  action: Get Started\n', ''],
  ['an empty label', '  action: Get Started\n', '  action:\n'],
  ['a list in place of a label', '  action: Get Started\n', '  action: [Get, Started]\n'],
  ['a label without the end of its quotation', '  action: Get Started\n', '  action: "Get\n'],
])('shows the name of the company for %s', async (_what, from, to) => {
  const { home } = await start('home', from, to);
  expect(home?.hero.action ?? COMPANY).toBe(COMPANY);
});

it.each([
  ['an unknown key', 'hero:\n', 'hero:\n  acton: Call us\n'],
  ['a label that is too long', 'action: Get Started', 'action: Get started with your office'],
  ['a number', 'action: Get Started', 'action: 24'],
  ['an unknown placeholder', 'action: Get Started', "action: 'Get {{what}}'"],
  ['a key that appears twice', '  action: Get Started\n', '  action: No\n  action: Get Started\n'],
  ['an error of YAML further down', '\nclosing:\n', '\nclosing:\n\ttext: @\n'],
  ['a section of another kind', /\nclosing:\n(?: .*\n)+/, '\nclosing: Bye\n'],
])('shows the other words beside %s', async (_what, from, to) => {
  const { home } = await start('home', from, to);
  expect(home?.hero.title).toBe('Answer every lead first.');
  expect(home?.hero.picture.scene).toBe('dashboard');
  expect(home?.hero.action).toMatch(/Get|24/);
});

it.each([
  ['a card without a title', 'feature-dashboard', /(cards:[^]*?) {4}- title: .*\n {6}/, '$1    - '],
  ['a link to no page', 'navigation', 'to: /pricing', 'to: pricing'],
  ['a question without its link', 'pricing', / {6}to: .*\n/, ''],
] as const)('leaves out %s', async (_what, name, from, to) => {
  const texts = await start(name, from, to);
  const counts = {
    'feature-dashboard': texts['feature-dashboard']?.cards?.items.length,
    navigation: texts.navigation?.bar.length,
    pricing: texts.pricing?.faqs?.items.length,
  };
  const value = readYaml(written(name), 1).value as Record<string, { items: unknown[] }>;
  const all = name === 'navigation' ? value.bar : value[name === 'pricing' ? 'faqs' : 'cards'];
  expect(counts[name]).toBe((Array.isArray(all) ? all.length : all!.items.length) - 1);
});

it('shows a picture of the site for one that it does not have, and no quotation of an unknown voice', async () => {
  const { home } = await start('home', 'scene: dashboard', 'scene: dashbord');
  expect(home?.hero.picture).toMatchObject({ scene: 'dashboard', width: 1160 });
  const { pricing } = await start('pricing', /voice: .*/, 'voice: nobody');
  expect(pricing?.testimonial).toBeUndefined();
  expect(pricing?.faqs).toBeDefined();
});

it('has no words for emails with a problem, which can not be corrected once they are sent', async () => {
  const { emails } = await start('emails', /greeting: .*/, 'greeting: ""');
  expect(emails).toBeUndefined();
});

const RUTH = { quote: 'It works.', name: 'Ruth', role: 'Broker', photo: '/ruth.jpg' };

/** The first picture of its width, which is not that of the first picture. */
const WIDE = scenesFor(400).find(
  (name) => sitePictures[name].width !== sitePictures[scenesFor(400)[0]!].width,
)!;

const fieldsWith = (voices: TextContext['voices']) =>
  createTolerantTextFields({ pictures: new Map(), voices }, COMPANY);

type Build = (fields: TextFields) => z.ZodType;

const cardOf = ({ object, line, text }: TextFields) => object({ title: line(5), more: text(5) });

const linksOf = ({ object, list, line, link }: TextFields) =>
  list(object({ label: line(9), to: link() }), 2);

describe('a field of a page', () => {
  const start = () => fieldsWith(new Map([['ruth', RUTH]]));

  it.each<[string, Build, unknown, unknown]>([
    ['a label', ({ line }) => line(3), 'abcdef', 'abcdef'],
    ['a number for a label', ({ line }) => line(3), 24, '24'],
    ['a switch for a text', ({ text }) => text(5), true, 'true'],
    [
      'a picture',
      ({ picture }) => picture(9, 400),
      { picture: '/a.svg', alt: 'A' },
      { src: '/a.svg', alt: 'A', width: 9, height: 400 },
    ],
    ['a section', (fields) => cardOf(fields).optional(), { title: 'A' }, { title: 'A', more: '' }],
    ['a quotation', ({ voice }) => voice(), 'ruth', RUTH],
  ])('is shown as it is written: %s', (_what, build, value, shown) => {
    const fields = start();
    expect(fields.object({ a: build(fields) }).parse({ a: value })).toEqual({ a: shown });
  });

  it.each<[string, Build, unknown, unknown]>([
    ['the name of the company for a label', ({ line }) => line(3), undefined, COMPANY],
    ['it for a label that is far too long', ({ line }) => line(3), 'abcdefg', COMPANY],
    ['it for a list of labels', ({ list, line }) => list(line(3), 2), undefined, [COMPANY]],
    ['nothing for a text', ({ text }) => text(3), 'abcdefg', ''],
    ['nothing for a list of texts', ({ list, text }) => list(text(3), 2), undefined, []],
    ['both for a missing section', cardOf, undefined, { title: COMPANY, more: '' }],
    ['no optional label', ({ line }) => line(3).optional(), ['x'], undefined],
    ['no optional section without its label', (each) => cardOf(each).optional(), {}, undefined],
    [
      'no optional quotation of an unknown voice',
      ({ voice }) => voice().optional(),
      'x',
      undefined,
    ],
  ])('has in place of a mistake %s', (_what, build, value, shown) => {
    const fields = start();
    expect(fields.object({ a: build(fields) }).parse({ a: value })).toEqual({ a: shown });
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a picture for cards', { scene: scenesFor(100)[0] }],
    ['no picture', { alt: 'A' }],
    ['an unknown one', { scene: 'dashbord' }],
  ])('shows a picture of the site that is as wide in place of %s', (_what, value) => {
    const { object, picture } = start();
    const { width } = sitePictures[WIDE];
    expect(object({ a: picture(width, 400) }).parse({ a: value })).toMatchObject({
      a: { scene: WIDE, width },
    });
  });

  it('has the items of a list without mistakes, as many as fit', () => {
    const fields = start();
    const cards = fields.list(cardOf(fields), 2);
    expect(cards.parse([{}, { title: 'A' }, 7, { title: 'B' }, { title: 'C' }])).toEqual([
      { title: 'A', more: '' },
      { title: 'B', more: '' },
    ]);
    for (const value of [[], [{}], 'A', undefined])
      expect(cards.safeParse(value).success).toBe(false);
  });

  it('is needed when it is a list of links, also in a section', () => {
    const fields = start();
    const { object } = fields;
    const links = linksOf(fields);
    expect(object({ a: links }).safeParse({}).success).toBe(false);
    expect(object({ a: object({ links }) }).safeParse({}).success).toBe(false);
    expect(object({ a: object({ links }).optional() }).parse({ a: { links: [] } })).toEqual({});
  });

  it('leaves out quotations while the voices can’t be read', () => {
    expect(fieldsWith(undefined).voice().safeParse('ruth').success).toBe(false);
  });
});

type Keys = readonly string[];

const keysIn = (value: unknown, path: Keys = []): Keys[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => [
        [...path, key],
        ...keysIn(inner, [...path, key]),
      ])
    : [];

const without = (value: unknown, [key = '', ...rest]: Keys): unknown => {
  const { [key]: inner, ...others } = value as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [key]: without(inner, rest) };
};

it('needs of a page only its lists of pictures and links', () => {
  const names = TEXT_NAMES.filter((name) => name !== 'emails' && name !== 'voices');
  const needed = names.flatMap((name) => {
    const value = readYaml(written(name), 1).value;
    const context = { pictures: new Map(), voices: new Map() };
    const schema = TEXT_SCHEMAS[name](createTolerantTextFields(context, COMPANY));
    return keysIn(value)
      .filter((path) => !schema.safeParse(without(value, path)).success)
      .map((path) => path.join('.'));
  });
  const menus = ['features', 'features.links', 'bar', 'resources', 'resources.links', 'footer'];
  const groups = ['features', 'resources', 'company'].map((group) => `footer.${group}`);
  const ofNavigation = [...menus, ...groups, ...groups.map((group) => `${group}.links`)];
  const ofFeatures = ['hero', 'hero.pictures'];
  expect(new Set(needed)).toEqual(new Set([...ofNavigation, ...ofFeatures]));
});
