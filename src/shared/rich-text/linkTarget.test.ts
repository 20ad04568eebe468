import { linkTarget } from './linkTarget.ts';

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

it.each([undefined, '', '   ', 'https://'])('leads nowhere by %p', (href) => {
  expect(linkTarget(href, SITE)).toBeNull();
});
