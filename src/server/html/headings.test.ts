import fc from 'fast-check';
import type { Element } from 'hast';
import { ELEMENT_IDS, isReservedId } from '../../contract/elementIds.ts';
import type { Heading } from '../../contract/entities.ts';
import { processorTime } from '../../testing/processorTime.ts';
import { labelHeadings } from './headings.ts';
import { sanitizeDocument } from './sanitizeHtml.ts';

const heading = (id: string, text: string, level = 2): Heading => ({ id, text, level });

it('lends the listed ids to headings of the same text', () => {
  const listed = [heading('one', 'First  Reply'), heading('two', 'handing over')];
  const { html, headings } = sanitizeDocument('<h2>First reply</h2><h3>Handing over</h3>', listed);
  expect(html).toBe('<h2 id="one">First reply</h2><h3 id="two">Handing over</h3>');
  expect(headings).toEqual(listed);
});

it('prefers the heading that bears the listed id to an earlier one of the same text', () => {
  const { headings, html } = sanitizeDocument('<h2>Steps</h2><h2 id="b">Steps</h2>', [
    heading('a', 'Steps'),
    heading('b', 'Steps'),
  ]);
  expect(html).toBe('<h2 id="a">Steps</h2><h2 id="b">Steps</h2>');
  expect(headings.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('finds the heading that bears the listed id behind another of the same text, or of another text', () => {
  const html = '<h2>Steps</h2><h2 id="b">Steps</h2>';
  for (const text of ['Steps', 'What to do']) {
    const sanitized = sanitizeDocument(html, [heading('b', text)]);
    expect(sanitized.html).toBe('<h2 id="steps">Steps</h2><h2 id="b">Steps</h2>');
    expect(sanitized.headings).toEqual([heading('b', text)]);
  }
});

it('lends an id to one heading alone', () => {
  const listed = [heading('x', 'A'), heading('x', 'B')];
  const { html, headings } = sanitizeDocument('<h2>A</h2><h2>B</h2>', listed);
  expect(html).toBe('<h2 id="x">A</h2><h2 id="b">B</h2>');
  expect(headings).toEqual([heading('x', 'A'), heading('b', 'B')]);
});

it('keeps the listed level of a heading that is demoted', () => {
  const { html, headings } = sanitizeDocument('<h1 id="a">A</h1>', [heading('a', 'A', 1)]);
  expect(html).toBe('<h2 id="a">A</h2>');
  expect(headings).toEqual([heading('a', 'A', 1)]);
});

it('takes text and level from the content where the list has none', () => {
  const { headings } = sanitizeDocument('<h3 id="a">Text</h3>', [heading('a', '', 0)]);
  expect(headings).toEqual([heading('a', 'Text', 3)]);
});

it.each(['root', 'with space', 'x'.repeat(300)])('does not lend out the id %j', (id) => {
  const { html, headings } = sanitizeDocument('<h2>Doors</h2>', [heading(id, 'Doors')]);
  expect(html).toBe('<h2 id="doors">Doors</h2>');
  expect(headings).toEqual([heading('doors', 'Doors')]);
});

it('keeps an id of two hundred characters, and none that is longer', () => {
  const longest = 'x'.repeat(200);
  expect(sanitizeDocument(`<h2 id="${longest}">A</h2>`).html).toBe(`<h2 id="${longest}">A</h2>`);
  expect(sanitizeDocument(`<h2 id="${longest}x">A</h2>`).html).toBe('<h2 id="a">A</h2>');
});

it('finds a listed heading without an id by its text', () => {
  const { headings } = sanitizeDocument('<h2>A</h2><h2>B</h2>', [heading('', 'A')]);
  expect(headings).toEqual([heading('a', 'A')]);
});

it('lists no heading without words, whatever its id', () => {
  const picture = '<img src="/a.png" alt="">';
  const { html, headings } = sanitizeDocument(
    `<h2 id="a">${picture}</h2><h2>${picture}</h2><h2 id="b">\n B  b </h2>`,
    [heading('a', ''), heading('x', '')],
  );
  expect(html).toBe(`<h2 id="a">${picture}</h2><h2>${picture}</h2><h2 id="b">\n B  b </h2>`);
  expect(headings).toEqual([heading('b', 'B b')]);
});

it('lists the content itself when nothing that was listed is there', () => {
  const { headings } = sanitizeDocument('<h2 id="a">A</h2>', [heading('x', 'X')]);
  expect(headings).toEqual([heading('a', 'A')]);
});

it('begins no made id as programs begin theirs', () => {
  expect(sanitizeDocument('<h2>__proto__</h2>').html).toBe('<h2 id="proto__">__proto__</h2>');
});

it('takes an empty id away, and leaves a link to the top of the page alone', () => {
  const picture = '<img src="/a.png" alt="">';
  const { html } = sanitizeDocument(
    `<p><a href="#">Top</a></p><h2 id="">${picture}</h2><h2>A</h2>`,
  );
  expect(html).toBe(`<p><a href="#">Top</a></p><h2>${picture}</h2><h2 id="a">A</h2>`);
});

it('names a heading of signs alone', () => {
  expect(sanitizeDocument('<h2>?!</h2>').html).toBe('<h2 id="section">?!</h2>');
});

const RESERVED = Object.values(ELEMENT_IDS).flatMap((id) => [id, id.toUpperCase()]);

it.each([...RESERVED, '_R_1_', '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__'])(
  'gives the id %j to no heading: not by its text, not as it was given, not from the list',
  (id) => {
    const spaced = id.replaceAll('-', ' ');
    const { html, headings } = sanitizeDocument(
      `<h2>${spaced}</h2><h2 id="${id}">Given</h2><h2>Listed</h2>`,
      [heading('', spaced), heading(id, 'Given'), heading(id, 'Listed')],
    );
    const ids = headings.map((one) => one.id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
    expect(ids.filter(isReservedId)).toEqual([]);
    expect(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, found]) => found)).toEqual(ids);
  },
);

it.each([
  '{"site":{},"queryCache":{},"slices":{},"failed":true}',
  '[]',
  'null',
  '</script><script>"page data"',
])('takes %s for the text of a heading and nothing else', (text) => {
  const escaped = text.replaceAll('<', '&lt;');
  const { html, headings } = sanitizeDocument(`<h2>Page data</h2><h2>${escaped}</h2>`);
  expect(headings.map((one) => one.text)).toEqual(['Page data', text]);
  const ids = headings.map((one) => one.id);
  expect(new Set(ids).size).toBe(2);
  expect(ids.filter(isReservedId)).toEqual([]);
  expect(html).not.toMatch(/<(?!\/?h2)/);
});

it('leads the links within the content to a heading that had to give up its id', () => {
  const { html } = sanitizeDocument(
    '<p><a href="#main">Doors</a> <a href="#other">Other</a></p><h2 id="main">Doors</h2><h2 id="other">Other</h2>',
  );
  expect(html).toBe(
    '<p><a href="#doors">Doors</a> <a href="#other">Other</a></p><h2 id="doors">Doors</h2><h2 id="other">Other</h2>',
  );
});

it('writes the id that a link leads to as addresses are written', () => {
  const { html } = sanitizeDocument('<p><a href="#main">a</a></p><h2 id="main">Türen</h2>');
  expect(html).toBe('<p><a href="#t%C3%BCren">a</a></p><h2 id="türen">Türen</h2>');
});

it('leaves every other id as it is, so that old links keep working', () => {
  const html =
    '<h2 id="Mainly">a</h2><h2 id="main-1">b</h2><h2 id="a_b:c.1">c</h2><h2 id="ünï">d</h2>';
  expect(sanitizeDocument(html).html).toBe(html);
});

/** Processor time to find as many headings as are listed in the content by their texts, in milliseconds. */
const timeToMatch = (count: number): number => {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const listed = numbers.map((number) => heading('', `Heading ${count - number}`));
  const times = [1, 2, 3].map(() => {
    const children = numbers.map((number): Element => ({
      type: 'element',
      tagName: 'h2',
      properties: {},
      children: [{ type: 'text', value: `Heading ${number + 1}` }],
    }));
    return processorTime(() => labelHeadings({ type: 'root', children }, listed));
  });
  return Math.min(...times);
};

it('finds twice as many listed headings in about twice the time, not in four times as much', () => {
  timeToMatch(1000);
  expect(timeToMatch(8000)).toBeLessThan(3 * timeToMatch(4000) + 50);
});

it('makes no id that is longer than those it keeps, of however long a heading', () => {
  const { headings } = sanitizeDocument(`<h2>${'long '.repeat(1000)}</h2>`.repeat(12));
  expect(Math.max(...headings.map(({ id }) => id.length))).toBeLessThanOrEqual(200);
  expect(new Set(headings.map(({ id }) => id)).size).toBe(12);
});

it('gives every heading an id of its own that is none of ours, and the same when it is read again', () => {
  const words = fc.constantFrom(
    'Doors',
    'doors',
    'doors-1',
    'Main',
    'page data',
    '_x',
    'ü',
    '\u{1F511}',
    '...',
    ' ',
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
