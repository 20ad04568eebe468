import { inspectBody } from './inspectBody.ts';

it('finds the links and pictures of a text with their lines, and not the links of footnotes', () => {
  const text =
    'See [**the** prices](/pricing).[^1]\n\n![A door](/media/door.jpg)\n\n[^1]: A [note](/blog).';
  expect(inspectBody(text).references).toEqual([
    { key: 'href', value: '/pricing', text: 'the prices', line: 1 },
    { key: 'src', value: '/media/door.jpg', text: 'A door', line: 3 },
    { key: 'href', value: '/blog', text: 'note', line: 5 },
  ]);
});
