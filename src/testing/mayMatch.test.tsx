import { mayMatch } from './mayMatch.ts';

const SELECTORS = [
  ...['.a', 'p', '*', ':root', 'p.a', '.a.b', '.a:not(.b)', ':is(.a, .b)', '.a, .c', 'p, .c'],
  ...['.a .b', '.a > .b', '.b + .c', '.a ~ .b', 'div > p', '.c p.a', '.a:has(.b)', '[class]'],
  ...['.a[title]', "[title='.c']", '.a\\:b', '.ä', ':where(.a) .b', '.a:empty', '.c:empty .a'],
  ...['.a:first-child', 'p:first-child', '.a, p:empty', '.b:hover', '.a::before', 'P', 'svg .a'],
  ...['linearGradient', 'linearGradient.a', '.a\n> .b', '.a>.b,\n.c', '.a b', 'A-B', 'a-b'],
];
const DOCUMENT = `
  <div class="a b" title=".c"><p class="b">One</p><p class="b c"></p><p></p><a-b class="a:b ä"></a-b></div>
  <p class="a"><b class="a b"></b></p><svg class="c"><linearGradient class="a"></linearGradient></svg>`;

it.each(SELECTORS)('lets through all that %s matches', (selector) => {
  document.body.innerHTML = DOCUMENT;
  const matched = [...document.querySelectorAll(selector)];
  expect(matched.filter((element) => !mayMatch(element, selector))).toEqual([]);
});

it.each([
  ['.a', '.c'],
  ['.b:hover', '.a > .c:focus-visible'],
  ['p', 'ul, li.a'],
  ['div', '.a::placeholder, .c p'],
])('tells what cannot match by name and class alone: %s is none of %s', (own, other) => {
  const [name, className] = own.split(/[.:]/);
  const element = document.createElement(name || 'div');
  if (className) element.className = className;
  expect(mayMatch(element, own)).toBe(true);
  expect(mayMatch(element, other)).toBe(false);
});
