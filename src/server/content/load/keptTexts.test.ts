import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TEXT_NAMES } from '../../../contract/texts/texts.ts';
import { png } from '../media/pictures.fixtures.ts';
import { TEST_NOW, USUAL_FILES, writeContentFolder } from './content.fixtures.ts';
import { createContentLoader } from './contentLoader.ts';
import { readableFolder } from './readableFolder.ts';
import { createTextsLoader } from './textsLoader.ts';

const VOICES = 'texts/voices.yaml';
const HOME = 'texts/home.yaml';
const files = USUAL_FILES;

const startWith = async (changes = {}) => {
  const folder = await writeContentFolder(changes);
  const loader = createContentLoader(readableFolder(folder));
  return {
    folder,
    write: (path: string, text: string) => writeFile(join(folder, path), text),
    load: async () => {
      const { library, problems } = await loader.load({ now: TEST_NOW });
      return { ...library, lines: problems.map(({ file, message }) => `${file}: ${message}`) };
    },
  };
};

const withoutVoice = (id: string) =>
  files[VOICES]!.replace(new RegExp(`  - id: ${id}\\n(?:    .*\\n)+`), '');

it.each([
  ['home', 'saturday-leads'],
  ['feature-activity-tracking', 'who-called-whom'],
  ['pricing', 'moved-on-a-tuesday'],
  ['about', 'old-spreadsheet'],
  ['feature-dashboard', 'leads-instead-of-numbers'],
] as const)('keeps the words of %s when its voice %s is deleted', async (name, voice) => {
  const { load, write } = await startWith();
  const before = await load();
  await write(VOICES, withoutVoice(voice));
  for (const { texts, hashes, lines } of [await load(), await load()]) {
    expect(texts[name]).toEqual(before.texts[name]);
    expect(hashes.get(`texts/${name}.yaml`)).toBe(before.hashes.get(`texts/${name}.yaml`));
    expect(lines.join('\n')).toMatch(`content/texts/${name}.yaml: `);
    expect(lines[0]).toContain(`"${voice}". voices.yaml has no such entry. Use one of: `);
  }
  await write(VOICES, files[VOICES]!);
  expect((await load()).lines).toEqual([]);
});

it('keeps the words of a page that becomes invalid while its voice is deleted', async () => {
  const { load, write } = await startWith();
  const before = await load();
  await write(VOICES, withoutVoice('saturday-leads'));
  await write(HOME, 'meta: 3\n');
  expect((await load()).texts.home).toEqual(before.texts.home);
});

it('keeps each document while it runs, when it breaks or is deleted', async () => {
  const { load, write, folder } = await startWith();
  const before = await load();
  for (const name of TEXT_NAMES) {
    for (const text of ['- 1', 'meta: [', 'a: 1', '<<<<<<< HEAD']) {
      await write(`texts/${name}.yaml`, text);
      const { texts, lines } = await load();
      expect(texts).toEqual(before.texts);
      expect(lines[0]).toContain(`content/texts/${name}.yaml`);
    }
    await rm(join(folder, `texts/${name}.yaml`));
    expect((await load()).texts).toEqual(before.texts);
    await write(`texts/${name}.yaml`, files[`texts/${name}.yaml`]!);
    expect((await load()).lines).toEqual([]);
  }
});

describe('at the start', () => {
  it.each([
    [
      'a section without its title',
      HOME,
      '  title: Simplify your',
      '  titel: Simplify your',
      'closing',
    ],
    [
      'a list of other values',
      HOME,
      'discover:\n  title: Discover more',
      'discover: [1]',
      'discover',
    ],
    ['an unknown section', HOME, 'hero:', 'heroes: 3\nhero:', 'heroes'],
  ])('leaves out %s', async (_, path, from, to, section) => {
    const { load } = await startWith({ [path]: files[path]!.replace(from, to) });
    const { texts, lines } = await load();
    expect(lines[0]).toContain('content/texts/home.yaml: ');
    const { texts: whole } = await (await startWith()).load();
    expect(texts.home).toEqual({ ...whole.home, [section]: undefined });
  });

  it.each([
    ['the voices can not be read', { [VOICES]: 'people: [' }],
    ['a voice is unknown', { [VOICES]: withoutVoice('saturday-leads') }],
    ['a page names no voice', { [HOME]: files[HOME]!.replace('saturday-leads', 'a-voice') }],
  ])('has a page without a quotation when %s', async (_, changes) => {
    const { texts } = await (await startWith(changes)).load();
    expect(texts.home?.testimonial?.voice.quote ?? '').toBe('');
    expect(texts.home?.tagline?.title).toBe('Close deals with ease & confidence');
  });

  it('leaves out an entry with a picture that the site lacks', async () => {
    const { load } = await startWith({ [HOME]: files[HOME]!.replace('scene: roles', 'scene: r') });
    const { texts } = await load();
    expect(texts.home?.panels?.map(({ picture }) => picture.scene)).toEqual(['actions']);
  });

  it.each(['meta: [', '- 1', '', '<<<<<<< HEAD'])('has no words of %j', async (text) => {
    const { load } = await startWith({ [HOME]: text });
    const { texts } = await load();
    expect([texts.home, texts.about?.title]).toEqual([undefined, expect.any(String)]);
  });
});

it('keeps the words of a site with another content API', async () => {
  const folder = await writeContentFolder();
  const load = createTextsLoader(readableFolder(folder));
  const { texts } = await load();
  await writeFile(join(folder, VOICES), withoutVoice('saturday-leads'));
  const after = await load();
  expect(after.texts).toEqual(texts);
  expect(after.problems).toHaveLength(1);
  const other = await writeContentFolder({
    [HOME]: readFileSync(`content/${HOME}`, 'utf8').replace('discover:', 'discovery:'),
  });
  const { texts: partial } = await createTextsLoader(readableFolder(other))();
  expect(partial.home).toMatchObject({ hero: {}, closing: {} });
});

it('reads only the pictures that pages show for a site with another content API', async () => {
  const folder = await writeContentFolder({
    [HOME]: files[HOME]!.replace(
      'scene: roles',
      'picture: /media/roles.png\n      alt: Five roles',
    ),
    'media/roles.png': await png({ width: 1280, height: 880 }),
    'media/other.png': 'no picture',
  });
  const storage = readableFolder(folder);
  const read: string[] = [];
  const load = createTextsLoader({
    ...storage,
    read: (path) => {
      read.push(path);
      return storage.read(path);
    },
  });
  const { pictures, problems, texts } = await load();
  expect(problems).toEqual([]);
  expect([...pictures.keys()]).toEqual(['/media/roles.png']);
  expect(texts.home?.panels?.[0]?.picture.src).toMatch(/^\/media\/roles\.png\?v=/);
  expect(read.filter((path) => path.startsWith('media/'))).toEqual(['media/roles.png']);
  // The words in use still show it.
  await writeFile(join(folder, HOME), 'meta: [');
  expect([...(await load()).pictures.keys()]).toEqual(['/media/roles.png']);
});

it('keeps the placeholders of a page through reads', async () => {
  const { load, write } = await startWith();
  const shown = async () => {
    const { texts } = await load();
    return [texts.home?.bell?.asks, texts.pricing?.badge];
  };
  const first = await shown();
  expect(first).toEqual([
    '{{lead}} asks about {{house}}. {{agent}} is next.',
    'Save up to {{saving}} now',
  ]);
  await write('site.yaml', files['site.yaml']!.replace('name: Lanternfield', 'name: Renamed'));
  expect(await shown()).toEqual(first);
  await write(HOME, files[HOME]!.replace('You’re the buyer.', 'You are the buyer.'));
  expect(await shown()).toEqual(first);
  await write('texts/pricing.yaml', 'meta: [');
  expect(await shown()).toEqual(first);
});
