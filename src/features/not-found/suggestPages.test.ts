import { namedPages } from '../../contract/navigation.ts';
import { TEST_SITE } from '../../testing/siteSettings.ts';
import { suggestPages, wordsOfPath } from './suggestPages.ts';

const LINKS = namedPages(TEST_SITE.navigation);

it.each([
  ['/price', '/pricing'],
  ['/PRICES/', '/pricing'],
  ['/features/dashbord', '/features/dashboard'],
  ['/lead-management', '/features/lead-management-system'],
  ['/help', '/help-center'],
  ['/demo', '/request-demo'],
  ['/company/about', '/about-us'],
  ['/webinar', '/webinars'],
  ['/privacy', '/privacy-policy'],
])('suggests for %s the page %s first', (pathname, path) => {
  expect(suggestPages(pathname, LINKS)[0]?.path).toBe(path);
});

it('suggests at most three pages, and none without a match', () => {
  expect(suggestPages('/features', LINKS).length).toBe(3);
  expect(suggestPages('/xqzt/%E0%A4%A/🏡', LINKS)).toEqual([]);
  expect(suggestPages('/', LINKS)).toEqual([]);
});

it('reads the words of any path', () => {
  expect(wordsOfPath('/Blog/first_five%20minutes.html')).toEqual([
    'blog',
    'first',
    'five',
    'minutes',
    'html',
  ]);
  expect(wordsOfPath(`/${'a-'.repeat(5000)}`)).toHaveLength(12);
});
