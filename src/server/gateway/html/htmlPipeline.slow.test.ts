import type { Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { processorTime } from '../../../testing/processorTime.ts';
import { sanitizeDocument } from './htmlPipeline.ts';
import { tokenizeHtml } from './tokenizeHtml.ts';

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
  expect(processorTime(() => tokenizeHtml(part.repeat(100_000)))).toBeLessThan(5000);
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
    expect(sanitize(safe)).toBe(safe);
    const depth = (nodes: Nodes[]): number =>
      Math.max(0, ...nodes.map((node) => ('children' in node ? 1 + depth(node.children) : 0)));
    expect(depth(parser.parse(safe).children)).toBeLessThanOrEqual(101);
  },
);

it('cuts a document that is longer than any article', () => {
  const html = `<p>${'word '.repeat(600_000)}</p>`;
  const safe = sanitize(html);
  expect(safe.length).toBeGreaterThan(1_800_000);
  expect(safe.length).toBeLessThan(2_000_000);
  expect(sanitize(safe)).toBe(safe);
});

it('cuts a document with more tags than any article', () => {
  const safe = sanitize('<p>a</p>'.repeat(40_000));
  expect(safe.match(/<p>/g)?.length).toBe(13_500);
  expect(sanitize(safe)).toBe(safe);
});
