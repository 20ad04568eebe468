import type { Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { processorTime } from '../../testing/processorTime.ts';
import { sanitizeDocument } from './sanitizeHtml.ts';

const sanitize = (html: string): string => sanitizeDocument(html).html;

it.each([
  '<',
  '</',
  '<!--',
  '<a b="',
  '<a b=',
  '<svg>',
  '<script>',
  '</x>',
  '<a ',
  '<title>',
  '<!',
])('reads any number of %j in one pass', (part) => {
  // Many times what one pass takes.
  expect(processorTime(() => sanitize(part.repeat(100_000)))).toBeLessThan(5000);
});

const DEEP = ['div', 'b', 'ul><li', 'p><b><i', 'table><tr><td', 'svg', 'blockquote', 'q', 'x'];

const parser = unified().use(rehypeParse, { fragment: true });

it.each(DEEP)(
  'takes 20,000 nested <%s> without overflowing and without going over them again',
  (tags) => {
    let safe = '';
    const read = () => {
      safe = sanitize(`<${tags}>`.repeat(20_000) + 'inside');
    };
    // Several times what it takes; without the limits it is minutes, or a crash.
    expect(processorTime(read)).toBeLessThan(20_000);
    const depth = (nodes: Nodes[]): number =>
      Math.max(0, ...nodes.map((node) => ('children' in node ? 1 + depth(node.children) : 0)));
    expect(depth(parser.parse(safe).children)).toBeLessThanOrEqual(101);
  },
);

it('cuts a document that is longer than any article', () => {
  const html = `<p>${'word '.repeat(600_000)}</p>`;
  const safe = sanitize(html);
  expect(safe.length).toBeGreaterThan(1_800_000);
  expect(safe.length).toBeLessThan(2_100_000);
  expect(sanitize(safe)).toBe(safe);
});

it('cuts a document with more tags than any article', () => {
  const safe = sanitize('<p>a</p>'.repeat(40_000));
  expect(safe.match(/<p>/g)?.length).toBe(30_000);
  expect(sanitize(safe)).toBe(safe);
});

const times = (part: string) => (count: number) => part.repeat(count);

it.each<[string, (count: number) => string]>([
  ['attributes', (count) => `<p ${'a=b '.repeat(count)}>x</p>`],
  ['attributes of one name', (count) => `<p title="x"${' title=y'.repeat(count)}>x</p>`],
  ['character references', times('&amp;')],
  ['references that are none', times('&x')],
  ['headings of one text', times('<h2>a</h2>')],
  ['headings of one id', times('<h2 id="a">a</h2>')],
  [
    'links that move with their heading',
    (count) => `<h2 id="main">a</h2>${'<a href="#main">a</a>'.repeat(count)}`,
  ],
  ['unclosed formatting', times('<b><i><del>a')],
  ['misnested formatting', times('<b><p></b>')],
  ['links in links', times('<a href="/x">')],
  ['tables in tables', times('<table><tr><td>')],
  ['cells without a table', times('<td>a')],
  ['spaces', (count) => `<p>${' '.repeat(50 * count)}x</p>`],
  ['a long address', (count) => `<a href="${'/a '.repeat(50 * count)}">x</a>`],
  ['control characters', (count) => `<a href="${'\u0001'.repeat(50 * count)}x">x</a>`],
])('takes about twice the time for twice as many %s', (_, build) => {
  const timeFor = (count: number) => processorTime(() => sanitize(build(count)));
  timeFor(500);
  // Four times as much if each were compared with all others; the rest is what the collector of garbage may add.
  expect(timeFor(12_000)).toBeLessThan(3 * timeFor(6000) + 500);
});
