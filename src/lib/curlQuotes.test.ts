import { curlQuotes } from './curlQuotes.ts';

it.each([
  [`"It's a lead," she said.`, '“It’s a lead,” she said.'],
  [`Maya's rule ('first in, first out')`, 'Maya’s rule (‘first in, first out’)'],
  [`since the '90s, 5'`, 'since the ’90s, 5’'],
  [`'"Now?" he asked'`, '‘“Now?” he asked’'],
  [`"He told me 'call back.'"`, '“He told me ‘call back.’”'],
  [`"A"/"B"`, '“A”/“B”'],
  [`"'90s" and rock 'n' roll`, '“’90s” and rock ‘n’ roll'],
  [`a 24"/36" frame`, 'a 24”/36” frame'],
])('curls the quotes of %s', (text, curled) => {
  expect(curlQuotes(text)).toBe(curled);
});
