import { embeddedVideo, imageSource, linkTarget, safeProps } from './richTextRules.ts';

const SITE = 'https://hearthline.test';

it.each([
  ['/pricing', { kind: 'page', path: '/pricing' }],
  ['/blog?page=2#top', { kind: 'page', path: '/blog?page=2#top' }],
  [`${SITE}/about-us`, { kind: 'page', path: '/about-us' }],
  ['#second-step', { kind: 'here', href: '#second-step' }],
  ['/videos/tour.mp4', { kind: 'here', href: '/videos/tour.mp4' }],
  ['/api/plans', { kind: 'here', href: '/api/plans' }],
  ['https://example.com/a', { kind: 'away', href: 'https://example.com/a' }],
  ['//example.com/a', { kind: 'away', href: '//example.com/a' }],
  ['/\\example.com', { kind: 'away', href: '/\\example.com' }],
  ['mailto:desk@example.com', { kind: 'away', href: 'mailto:desk@example.com' }],
  ['tel:+15035550142', { kind: 'away', href: 'tel:+15035550142' }],
])('reads where %p leads', (href, expected) => {
  expect(linkTarget(href, SITE)).toEqual(expected);
});

it.each([
  undefined,
  '',
  '   ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://hearthline.test/1',
  'file:///etc/passwd',
  'https://',
])('leads nowhere by %p', (href) => {
  expect(linkTarget(href, SITE)).toBeNull();
});

it.each(['https://example.com/a.png', '/covers/a.svg', 'http://example.com/a.png'])(
  'loads the picture %p',
  (src) => {
    expect(imageSource(src)).toBe(src);
  },
);

it.each([undefined, '', 'javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'mailto:a@b.c'])(
  'loads no picture from %p',
  (src) => {
    expect(imageSource(src)).toBeNull();
  },
);

it.each([
  ['https://www.youtube-nocookie.com/embed/abc_DEF-123', 'abc_DEF-123'],
  ['https://www.youtube-nocookie.com/embed/abc_DEF-123?start=4', 'abc_DEF-123'],
  ['https://www.youtube.com/embed/abc_DEF-123', null],
  ['http://www.youtube-nocookie.com/embed/abc_DEF-123', null],
  ['https://www.youtube-nocookie.com.evil.test/embed/abc_DEF-123', null],
  ['https://www.youtube-nocookie.com/embed/../../evil', null],
  [undefined, null],
])('finds in %p the video %p', (src, expected) => {
  expect(embeddedVideo(src)).toBe(expected);
});

it('keeps what describes a cell and nothing else', () => {
  const attributes = {
    colspan: '2',
    rowspan: 'many',
    align: 'right',
    onclick: 'alert(1)',
    style: 'position:fixed',
    class: 'nav',
    id: 'root',
    href: '/x',
    constructor: 'x',
    dangerouslysetinnerhtml: 'x',
  };
  expect(safeProps('td', attributes)).toEqual({ colSpan: '2', align: 'right' });
});

it('keeps an attribute only on the elements it belongs to', () => {
  expect(safeProps('ol', { start: '3', reversed: '' })).toEqual({ start: '3', reversed: true });
  expect(safeProps('p', { start: '3', title: 'x', lang: 'es-MX' })).toEqual({ lang: 'es-MX' });
});
