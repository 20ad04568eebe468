import fc from 'fast-check';
import { markdownText } from '../../../lib/markdownText.ts';
import { processorTime } from '../../../testing/processorTime.ts';
import { isSoak } from '../../../testing/soak.ts';
import { sanitizeDocument } from '../../html/sanitizeHtml.ts';
import { isCheapMarkdown, isCheapYaml } from '../../workers/cheapTexts.ts';
import { stopWorkers } from '../../workers/runInWorker.ts';
import { postFile, TEST_NOW, USUAL_FILES } from './content.fixtures.ts';
import { createContentLoader } from './contentLoader.ts';
import { MAX_PROBLEMS } from './documentLimits.ts';
import { renderMarkdown } from './markdown.ts';
import { readYaml } from './yamlData.ts';

afterAll(stopWorkers);

/** In `soaks` five times as many texts. */
const RUNS = isSoak ? 5 : 1;

/** Parts that parsers read again and again when they are repeated. */
const MARKDOWN_PARTS = [
  ...['*a_', '**', '[a](', '![', '[^1]', '[^1]: a\n\n', '`a ', '> ', '- ', '1. ', '# a\n', '\n\n'],
  ...['|a', '|-', '|\n', '~~a', '<b>', '<p><i>', '<a href=x><div>', '<table><td>', '<!--', '&amp;'],
  ...[
    '<b a=1>',
    '</p>',
    '[r]: /x\n',
    'http://a.b ',
    'a@b.c ',
    '"\'',
    '\\',
    '{{name}}',
    '{{',
    '<',
    '\0',
  ],
];
const YAML_PARTS = [
  ...['[', '{', '- ', '? ', ': ', 'a: ', '&a ', '*a ', '!a ', '"', "'", '|\n', '\n', ' ', '#', '%'],
  ...['{a: ', '- - ', 'a: &a [*a]\n', '<<: *a\n', 'x: [1, 2]\n', '---\n', '\t', '{{name}}', '\\x'],
];

const hostile = (parts: readonly string[], maxRepeats: number) =>
  fc
    .array(
      fc.tuple(
        fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: maxRepeats }),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((blocks) => blocks.map(([part, count]) => part.join('').repeat(count)).join(''));

const MAX_CHEAP_ELEMENTS = 10_000;

it('shows on the main thread only texts with few elements', () => {
  fc.assert(
    fc.property(hostile(MARKDOWN_PARTS, 3000), (markdown) => {
      fc.pre(isCheapMarkdown(Buffer.from(markdown)));
      const { html } = sanitizeDocument(renderMarkdown(markdown));
      expect(html.match(/<[a-z]/g)?.length ?? 0).toBeLessThanOrEqual(MAX_CHEAP_ELEMENTS);
    }),
    { numRuns: 30 * RUNS },
  );
});

it.each([
  ['a wide table', `|${'a|'.repeat(500)}\n|${'-|'.repeat(500)}\n${'|\n'.repeat(400)}`],
  ['unclosed tags', '<b a=1>'.repeat(200) + '<p>'.repeat(200)],
  ['emphasis', '*a_'.repeat(1000)],
  ['headings', '# a\n'.repeat(1000)],
  ['a long text', 'word '.repeat(4000)],
])('leaves %s to a worker', (_, markdown) => {
  expect(isCheapMarkdown(Buffer.from(markdown))).toBe(false);
});

it.each([
  ['anchors', 'a: &a [*a]\n'.repeat(300)],
  ['lists in lists', '- '.repeat(2000)],
  ['maps in lists', '- {a: '.repeat(600)],
  ['a long list', '- word\n'.repeat(2000)],
])('leaves YAML with %s to a worker', (_, yaml) => {
  expect(isCheapYaml(Buffer.from(yaml))).toBe(false);
});

const MAX_LETTERS = 300 * 1024;
const repeated = (part: string) => part.repeat(Math.ceil(MAX_LETTERS / part.length));
/** A search for an end that never comes, from each of many beginnings, would take thousands of times as long. */
const MUCH_LONGER = 30;

it('counts the words of any text in about the time of a usual one', () => {
  const usual = repeated('Some *words* of a [text](/x), and "more".\n');
  const usualMs = processorTime(() => markdownText(usual));
  const beginnings = ['[a\n', '[a]: \n[', '<a ', '[a](b(', '~~~\n', '<https:', '   [x'];
  const slow = [...MARKDOWN_PARTS, ...beginnings].filter(
    (part) => processorTime(() => markdownText(repeated(part))) > MUCH_LONGER * usualMs,
  );
  expect(slow).toEqual([]);
});

it('reads any YAML, or says what is wrong with it', () => {
  fc.assert(
    fc.property(hostile(YAML_PARTS, 400), (yaml) => {
      fc.pre(isCheapYaml(Buffer.from(yaml)));
      const { value, flaws } = readYaml(yaml, 1);
      expect(flaws.length > 0).toBe(value === undefined);
      for (const { line } of flaws) expect(line).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 60 * RUNS, examples: [['a: &a [*a]']] },
  );
});

const loadWith = async (path: string, text: string) => {
  const files = new Map<string, string>(Object.entries({ ...USUAL_FILES, [path]: text }));
  const loader = createContentLoader({
    name: 'content',
    list: async () => new Map(Array.from(files, ([file, { length }]) => [file, String(length)])),
    read: async (file) => Buffer.from(files.get(file)!),
  });
  return loader.load({ now: TEST_NOW });
};

it('starts with any document, within the limits', async () => {
  const document = fc.oneof(
    hostile(MARKDOWN_PARTS, 20_000).map((body) => postFile({}, body)),
    hostile(YAML_PARTS, 5000).map((yaml) => `---\n${yaml}\n---\n`),
    hostile([...MARKDOWN_PARTS, ...YAML_PARTS], 20_000),
  );
  await fc.assert(
    fc.asyncProperty(document, async (text) => {
      const { library, problems } = await loadWith('posts/hostile.md', text);
      const slugs = library.posts.map(({ slug }) => slug);
      expect(slugs).toContain('first-post');
      expect(slugs.includes('hostile')).toBe(problems.length === 0);
      expect(problems.length).toBeLessThanOrEqual(MAX_PROBLEMS + 1);
      for (const { file } of problems) expect(file).toBe('content/posts/hostile.md');
    }),
    { numRuns: 4 * RUNS },
  );
});

it('starts with any list', async () => {
  const list = fc.constantFrom('plans.yaml', 'authors.yaml', 'integrations.yaml', 'redirects.yaml');
  await fc.assert(
    fc.asyncProperty(list, hostile(YAML_PARTS, 3000), async (path, yaml) => {
      const { library, problems } = await loadWith(path, yaml);
      expect(library.events).toHaveLength(1);
      const others = problems.filter(({ file }) => file !== `content/${path}`);
      if (others.length < problems.length) expect(others).toEqual([]);
      // A valid list without authors.
      for (const { message } of others)
        expect(message).toContain('authors.yaml has no such author');
    }),
    { numRuns: 4 * RUNS, examples: [['authors.yaml', '#[']] },
  );
});
