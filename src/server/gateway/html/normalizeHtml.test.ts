import { normalizeHtml } from './normalizeHtml.ts';

it('leaves out what is neither element nor text, should any of it come so far', () => {
  const text = { type: 'text', value: 'a' } as const;
  expect(
    normalizeHtml({ type: 'root', children: [{ type: 'comment', value: 'b' }, text] }),
  ).toEqual({
    type: 'root',
    children: [text],
  });
});
