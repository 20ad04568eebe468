import { TEXT_NAMES } from '../../../contract/texts/texts.ts';
import { inSentenceCase } from '../../../lib/text.ts';
import { pageLabel } from '../../../strings/pageLabels.ts';
import { createContentLoader, type LoadedContent } from '../../content/load/contentLoader.ts';
import { readableFolder } from '../../content/load/readableFolder.ts';
import { openDraft } from './draft.ts';
import { shown, startEditor, targetOf, type Editor } from './editor.fixtures.ts';
import type { FieldSchema } from './formFields.ts';

const HOME = 'texts/home.yaml';
const DASHBOARD = 'texts/feature-dashboard.yaml';
const ABOUT = 'texts/about.yaml';

let editor: Editor;
let content: LoadedContent;
beforeAll(async () => {
  editor = await startEditor();
  content = await createContentLoader(readableFolder('content')).load();
});

/** The places of all fields, without the numbers of rows. */
const placesOf = (schema: FieldSchema, keys: readonly string[] = []): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) => [
    [...keys, key].join('.'),
    ...placesOf(part, [...keys, key]),
  ]),
  ...(schema.items ? placesOf(schema.items, keys) : []),
];

it.each(TEXT_NAMES)('labels every field of %s in plain words', (page) => {
  const { schema } = openDraft(content, `texts/${page}.yaml`, '{}')!;
  const places = placesOf(schema.properties!.data!);
  expect(places.filter((place) => !pageLabel(page, place))).toEqual([]);
  const titles = places.map((place) => pageLabel(page, place)!.title);
  expect(titles.filter((title) => !/^[A-Z][^_]+$/.test(title!))).toEqual([]);
});

const sectionsOf = async (file: string) => {
  const { document } = shown(await editor.open(file));
  const sections = document.querySelectorAll('.fields > details, .fields > section');
  return Array.from(sections, (section) => section.querySelector('summary, strong')!.textContent);
};

it.each([
  [HOME, ['Top of the page', 'Bell', 'Who builds and uses the product']],
  [DASHBOARD, ['Top of the page', 'Row of cards']],
  ['texts/pricing.yaml', ['Plans', 'Which plan fits', 'Table of all plans']],
  ['texts/navigation.yaml', ['Menu: Features', 'Links between the menus', 'Menu: Resources']],
])(
  'has the sections of %s in the order of the page, and what searches show last',
  async (file, first) => {
    const sections = await sectionsOf(file);
    expect(sections.slice(0, first.length)).toEqual(first);
    if (!file.includes('navigation'))
      expect(sections.at(-1)).toBe('Search results and shared links');
  },
);

// `draft.test.ts` has the forms of all pages.
it('names no key of a document', async () => {
  for (const page of ['home', 'navigation', 'pricing']) {
    const { texts } = shown(await editor.open(`texts/${page}.yaml`));
    const labels = [...texts('label'), ...texts('summary')].join('\n');
    // A value of the site may be part of an entry's summary.
    expect(labels.replace(/\{\{\w+\}\}/g, '')).not.toMatch(/_|Unknown field|undefined/);
  }
  expect(inSentenceCase('asks')).not.toBe(pageLabel('home', 'bell.asks')!.title);
});

it.each<[string, Record<string, string>, string, string, string]>([
  [
    HOME,
    { 'data.proof.lines': `${'a'.repeat(41)}\nb` },
    'data.proof.lines.0',
    'Item 1 of Lines beside the drawing has 41 characters. Use at most 40.',
    'Who builds and uses the product, Lines beside the drawing',
  ],
  [
    HOME,
    { 'data.blocks.1.points.0.term': '' },
    'data.blocks.1.points.0.term',
    'Bold beginning is missing. Add it.',
    'Features with a picture, 2, Points, 1',
  ],
  [
    HOME,
    { 'data.hero.picture.scene': '' },
    'data.hero.picture.scene',
    'Picture that comes with the site is missing. Choose a picture of the site, or upload one.',
    'Top of the page, Picture',
  ],
  [
    DASHBOARD,
    { 'data.cards.items.2.title': 'b'.repeat(81) },
    'data.cards.items.2.title',
    'Heading has 81 characters. Use at most 80.',
    'Row of cards, Cards, 3',
  ],
  [
    'texts/navigation.yaml',
    { 'data.bar.0.to': 'pricing' },
    'data.bar.0.to',
    'Link is "pricing". Write a path from the site root, such as /pricing, or an https address.',
    'Links between the menus, 1',
  ],
  [
    'texts/navigation.yaml',
    { 'data.bar.0.to': '/prices' },
    'data.bar.0.to',
    'A link leads to /prices. There is no such page. Correct it or remove the link.',
    'Links between the menus, 1',
  ],
  [
    'texts/pricing.yaml',
    { 'data.badge': 'Save {{lead}}' },
    'data.badge',
    '{{lead}} is not a value of site.yaml',
    '',
  ],
])('says a mistake in %s at its field', async (file, fields, place, message, section) => {
  const answer = await editor.save(file, fields);
  expect(answer.status).toBe(422);
  const { document, texts } = shown(answer);
  const [problem = ''] = texts('.bad li');
  expect(problem).toContain(section ? `${section}: ${message}` : message);
  const hash = document.querySelector<HTMLAnchorElement>('.bad li a')?.hash;
  expect(hash).toBe(`#${place}`);
});

it('says how much fits into a field', async () => {
  const { document } = shown(await editor.open(HOME));
  const notes = (id: string) => document.getElementById(`data.${id}-notes`)!.textContent;
  expect(notes('hero.text')).toContain('At most 160 characters.');
  expect(notes('proof.lines')).toContain('at most 2 lines of 40 characters');
  expect(notes('communication.cards')).toContain('At most 6 entries.');
  expect(notes('hero.picture.picture')).toContain(
    'At least 2,320 x 1,448 pixels: the page shows it at 1,160 x 724.',
  );
  expect(notes('bell.agents')).toContain('The next lead goes to the one with the fewest');
  expect(notes('bell.agents.0')).toBe('');
  expect(notes('bell.asks')).toContain('{{lead}}, {{house}} and {{agent}} become names.');
});

it('leaves a section out and shows it again with its saved words', async () => {
  const before = await editor.read(HOME);
  const without = await editor.save(HOME, {}, 'hide:data.bell');
  expect(shown(without).texts('section.field-group')).toEqual([
    expect.stringMatching(/^Bell.*Not on/),
  ]);
  const again = await editor.submit(without, {}, 'show:data.bell');
  expect(targetOf(await editor.submit(again))).toMatch(/^303/);
  expect(await editor.read(HOME)).toBe(before);

  expect((await editor.submit(without)).status).toBe(303);
  expect(await editor.read(HOME)).not.toContain('bell:');
  expect((await editor.site.get('/')).text).not.toContain('Ring the bell');
  const empty = await editor.save(HOME, {}, 'show:data.bell');
  expect(shown(await editor.submit(empty)).errors.map(([place]) => place)).toEqual(
    expect.arrayContaining(['data.bell.ring', 'data.bell.callers']),
  );
  expect(await editor.read(HOME)).not.toContain('bell:');
});

it('removes the last entry of an optional list, and with it the section', async () => {
  const one = await editor.save(HOME, {}, 'remove:data.panels.1');
  const none = await editor.submit(one, {}, 'remove:data.panels.0');
  expect((await editor.submit(none)).status).toBe(303);
  expect(await editor.read(HOME)).not.toContain('panels:');
  const bar = await editor.save('texts/navigation.yaml', {}, 'remove:data.bar.1');
  const empty = await editor.submit(bar, {}, 'remove:data.bar.0');
  expect(shown(await editor.submit(empty)).errors).toEqual([
    ['data.bar', 'Links between the menus is empty. Add at least one.'],
  ]);
});

it('moves entries of a menu up and down', async () => {
  const file = 'texts/navigation.yaml';
  const down = await editor.save(file, {}, 'down:data.bar.0');
  expect((await editor.submit(down)).status).toBe(303);
  expect(await editor.read(file)).toMatch(/label: Integrations\n.*\n.*\n {2}- label: Pricing/);
  await editor.submit(await editor.save(file, {}, 'up:data.bar.1'));
  expect(await editor.read(file)).toMatch(/label: Pricing\n.*\n {2}- label: Integrations/);
});

it('offers quotations by their person and beginning, and lists of them in any order', async () => {
  const { texts } = shown(await editor.open(HOME));
  expect(texts('[name="data.testimonial.voice"] option')).toContain(
    'Ana Field: My team used to ask me who had called which client. Now it’s…',
  );
  const added = await editor.save(ABOUT, {}, 'add:data.voices.voices');
  const field = shown(added).document.querySelectorAll('select[name^="data.voices.voices."]');
  const last = `data.voices.voices.${field.length - 1}`;
  expect(shown(await editor.submit(added)).errors).toEqual([
    [last, expect.stringContaining('is empty')],
  ]);
  const first = await editor.submit(added, { [last]: 'best-source' }, `up:${last}`);
  expect((await editor.submit(first)).status).toBe(303);
  expect(await editor.read(ABOUT)).toMatch(/- best-source\n.*\n\nvalues/);
});

it('can neither delete nor unpublish a page', async () => {
  const form = await editor.open(HOME);
  const { document } = shown(form);
  expect(document.querySelector('[value=delete], [value=unpublish]')).toBeNull();
  for (const action of ['delete', 'confirm-delete', 'unpublish', 'publish'])
    expect((await editor.submit(form, {}, action)).status).toBeLessThan(500);
  expect((await editor.open(HOME)).status).toBe(200);
  expect((await editor.site.get('/')).status).toBe(200);
});
