import fc from 'fast-check';
import { isReservedId } from '../../contract/constants.ts';
import type { Heading } from '../../contract/entities.ts';
import { sanitizeDocument } from './sanitizeHtml.ts';

const heading = (id: string, text: string, level = 2): Heading => ({ id, text, level });

it('generates missing ids, and lists headings with the levels they were written with', () => {
  const html =
    '<h1>Part one</h1><h2 id="given">Given</h2><h3>Part one</h3><h2>Root</h2><h2><img src="/a.png"></h2>';
  expect(sanitizeDocument(html)).toEqual({
    html: '<h2 id="part-one">Part one</h2><h3 id="given">Given</h3><h4 id="part-one-1">Part one</h4><h3 id="root-1">Root</h3><h3><img src="/a.png" alt=""></h3>',
    headings: [
      heading('part-one', 'Part one', 1),
      heading('given', 'Given'),
      heading('part-one-1', 'Part one', 3),
      heading('root-1', 'Root'),
    ],
  });
});

it.each<[string, string, Heading[], string, Heading[]]>([
  [
    'gives listed ids to headings of the same text',
    '<h2>First reply</h2><h3>Handing over</h3>',
    [heading('one', 'First  Reply'), heading('two', 'handing over')],
    '<h2 id="one">First reply</h2><h3 id="two">Handing over</h3>',
    [heading('one', 'First  Reply'), heading('two', 'handing over')],
  ],
  [
    'prefers the heading with the listed id to an earlier one of the same text',
    '<h2>Steps</h2><h2 id="b">Steps</h2>',
    [heading('b', 'Steps')],
    '<h2 id="steps">Steps</h2><h2 id="b">Steps</h2>',
    [heading('b', 'Steps')],
  ],
  [
    'gives a listed id to one heading only',
    '<h2>A</h2><h2>B</h2>',
    [heading('x', 'A'), heading('x', 'B')],
    '<h2 id="x">A</h2><h2 id="b">B</h2>',
    [heading('x', 'A'), heading('b', 'B')],
  ],
  [
    'keeps the id and the listed level of a demoted heading',
    '<h1 id="a">A</h1>',
    [heading('a', 'A', 1)],
    '<h2 id="a">A</h2>',
    [heading('a', 'A', 1)],
  ],
  [
    'takes a missing text and level from the content',
    '<h3 id="a">Text</h3>',
    [heading('a', '', 0)],
    '<h3 id="a">Text</h3>',
    [heading('a', 'Text', 3)],
  ],
  [
    'finds a listed heading without an id by its text',
    '<h2>A</h2><h2>B</h2>',
    [heading('', 'A')],
    '<h2 id="a">A</h2><h2 id="b">B</h2>',
    [heading('a', 'A')],
  ],
  [
    'lists no heading without text',
    '<h2 id="a"><img src="/a.png" alt=""></h2><h2 id="b">B</h2>',
    [heading('a', '')],
    '<h2 id="a"><img src="/a.png" alt=""></h2><h2 id="b">B</h2>',
    [heading('b', 'B')],
  ],
  [
    'lists all headings of the content when it has none of the listed ones',
    '<h2 id="a">A</h2>',
    [heading('x', 'X')],
    '<h2 id="a">A</h2>',
    [heading('a', 'A')],
  ],
  [
    'replaces duplicate ids',
    '<h2 id="a">a</h2><h2 id="a">b</h2>',
    [],
    '<h2 id="a">a</h2><h2 id="b">b</h2>',
    [heading('a', 'a'), heading('b', 'b')],
  ],
  [
    'names headings in any script',
    '<h2>שלום עולם</h2><h2>Où ça 🔑</h2>',
    [],
    '<h2 id="שלום-עולם">שלום עולם</h2><h2 id="où-ça-">Où ça 🔑</h2>',
    [heading('שלום-עולם', 'שלום עולם'), heading('où-ça-', 'Où ça 🔑')],
  ],
  [
    'names a heading of signs',
    '<h2>?!</h2><h2>__proto__</h2>',
    [],
    '<h2 id="section">?!</h2><h2 id="proto__">__proto__</h2>',
    [heading('section', '?!'), heading('proto__', '__proto__')],
  ],
])('%s', (_, html, listed, expectedHtml, expectedHeadings) => {
  expect(sanitizeDocument(html, listed)).toEqual({
    html: expectedHtml,
    headings: expectedHeadings,
  });
});

it.each(['with space', 'x'.repeat(201), 'root'])('replaces the unusable id %j', (id) => {
  const html = '<h2 id="doors">Doors</h2>';
  expect(sanitizeDocument('<h2>Doors</h2>', [heading(id, 'Doors')]).html).toBe(html);
  expect(sanitizeDocument(`<h2 id="${id}">Doors</h2>`).html).toBe(html);
});

it('limits the length of generated ids', () => {
  const { headings } = sanitizeDocument(`<h2>${'long '.repeat(1000)}</h2>`.repeat(12));
  expect(Math.max(...headings.map(({ id }) => id.length))).toBeLessThanOrEqual(200);
  expect(new Set(headings.map(({ id }) => id)).size).toBe(12);
});

it('gives all headings unique ids, and the same ids when it runs again', () => {
  const words = fc.constantFrom(
    ...['Doors', 'doors', 'doors-1', 'Main', 'page data', '_x', 'ü', '\u{1F511}', '...', ' '],
  );
  const texts = fc.array(words, { maxLength: 2 }).map((parts) => parts.join(' '));
  const ids = fc.option(fc.oneof(words, texts), { nil: '' });
  const headings = fc.array(fc.tuple(texts, ids, fc.integer({ min: 1, max: 6 })), { maxLength: 8 });
  fc.assert(
    fc.property(headings, headings, (written, named) => {
      const html = written
        .map(([text, id, level]) => `<h${level} id="${id}">${text}</h${level}>`)
        .join('');
      const listed = named.map(([text, id, level]) => heading(id, text, level));
      const once = sanitizeDocument(html, listed);
      const found = Array.from(once.html.matchAll(/ id="([^"]*)"/g), ([, id]) => id!);
      expect(new Set(found).size).toBe(found.length);
      expect(found.filter(isReservedId)).toEqual([]);
      expect(once.headings.filter(({ id }) => !found.includes(id))).toEqual([]);
      const again = sanitizeDocument(once.html, once.headings);
      expect(again.html).toBe(once.html);
      expect(again.headings.map(({ id }) => id)).toEqual(once.headings.map(({ id }) => id));
    }),
  );
});
