import { render } from '@testing-library/react';
import { Sash } from './Sash.ts';

const styleOf = (articles: number) => {
  const { container } = render(<Sash $articles={articles} />);
  const style = getComputedStyle(container.firstElementChild!);
  return (name: string) => style.getPropertyValue(name).trim();
};

test('it has a pane for each article, and one at least', () => {
  expect([0, 1, 7, 40].map((count) => styleOf(count)('--panes'))).toEqual(['1', '1', '7', '16']);
});

test('no pane is lit without an article', () => {
  expect(styleOf(0)('--first')).toBe('none');
  expect(styleOf(1)('--first')).toBe('');
});
