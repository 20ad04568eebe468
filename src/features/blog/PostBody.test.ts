import { linkableHeadings } from './PostBody.tsx';

const heading = (id: string) => ({ id, text: `The heading ${id}`, level: 2 });

const idsOf = (content: string, ...ids: string[]) =>
  linkableHeadings({ content, headings: ids.map(heading) }).map(({ id }) => id);

it('keeps the headings that the text has, in the order they are listed', () => {
  expect(idsOf('<h2 id="b">B</h2><h3 id="a">A</h3>', 'a', 'b')).toEqual(['a', 'b']);
});

it('leaves out a heading that the text lacks', () => {
  expect(idsOf('<h2 id="a">A</h2><p>b</p>', 'a', 'b')).toEqual(['a']);
});

it('finds an id behind other attributes', () => {
  expect(idsOf('<h2 dir="rtl" id="a">A</h2>', 'a')).toEqual(['a']);
});

it('reads an id that holds references', () => {
  expect(idsOf('<h2 id="q&amp;a">Q and A</h2><h2 id="&#x22;x&#x22;">X</h2>', 'q&a', '"x"')).toEqual(
    ['q&a', '"x"'],
  );
});

it('takes no id of anything that is no heading', () => {
  expect(idsOf('<p id="a">A</p><header id="b">B</header>', 'a', 'b')).toEqual([]);
});

it('lists each id once', () => {
  expect(idsOf('<h2 id="a">A</h2>', 'a', 'a')).toEqual(['a']);
});
