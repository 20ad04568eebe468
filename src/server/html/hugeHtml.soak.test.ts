import type { Nodes } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import { processorTime } from '../../testing/processorTime.ts';
import { sanitizeDocument } from './sanitizeHtml.ts';

const sanitize = (html: string): string => sanitizeDocument(html).html;

it.each(['<', '</', '<!--', '<a b="', '<a b=', '<svg>', '<script>', '</x>', '<a ', '<!'])(
  'sanitizes 50,000 times %j within seconds',
  (part) => {
    // Quadratic code would take minutes.
    expect(processorTime(() => sanitize(part.repeat(50_000)))).toBeLessThan(4000);
  },
);

const depthOf = (nodes: Nodes[]): number =>
  Math.max(0, ...nodes.map((node) => ('children' in node ? 1 + depthOf(node.children) : 0)));

it.each(['div', 'b', 'ul><li', 'p><b><i', 'table><tr><td', 'svg'])(
  'limits the depth of 300 and of 8,000 nested <%s>, and keeps the text',
  (tags) => {
    for (const levels of [300, 8000]) {
      const safe = sanitize(`${`<${tags}>`.repeat(levels)}inside`);
      expect(depthOf([fromParse5(parseFragment(safe))])).toBeLessThanOrEqual(102);
      if (levels === 300) expect(safe).toContain('inside');
    }
  },
);

it.each([
  ['length', `<p>${'word '.repeat(420_000)}</p>`],
  ['number of tags', '<p>a</p>'.repeat(31_000)],
  ['number of elements', '<b><i id=1><del><p>a'.repeat(15_000)],
])('shows what follows the limit of its %s as plain text', (_, html) => {
  expect(sanitize(html)).toMatch(/>[^<]{1000,100000}$/);
});

const times = (part: string) => (count: number) => part.repeat(count);

it.each<[string, (count: number) => string]>([
  ['attributes', (count) => `<p ${'a=b '.repeat(count)}>x</p>`],
  ['character references', times('&amp;')],
  ['headings of one text', times('<h2>a</h2>')],
  ['headings of one id', times('<h2 id="a">a</h2>')],
  ['unclosed formatting elements', times('<b><i><del>a')],
  ['misnested formatting elements', times('<b><p></b>')],
  ['links in links', times('<a href="/x">')],
  ['tables in tables', times('<table><tr><td>')],
  ['spaces', (count) => `<p>${' '.repeat(50 * count)}x</p>`],
  ['control characters', (count) => `<a href="${'\u0001'.repeat(50 * count)}x">x</a>`],
])('takes linear time for %s', (_, build) => {
  const timeFor = (count: number) => processorTime(() => sanitize(build(count)));
  timeFor(500);
  // Quadratic code would take four times as long; the constant allows for garbage collection.
  expect(timeFor(6000)).toBeLessThan(3 * timeFor(3000) + 250);
});
