import { paths } from '../contract/paths.ts';
import { stripTags } from '../lib/html.ts';
import { fakePaths, type FakeAnswer } from './fakeContentApi.ts';
import { withExternalSite } from './withExternalSite.ts';

const external = withExternalSite();

const MISSING: FakeAnswer = { status: 404, message: 'Nothing here' };
const FAILED: FakeAnswer = { status: 500, message: 'Out of ink' };
const EMPTY: FakeAnswer = { payload: [] };

interface Screen {
  /** What is on screen, in the specification's words. */
  name: string;
  path: string;
  answers?: Record<string, FakeAnswer>;
  strings: readonly string[];
}

/** Strings that these screens promise. */
const SCREENS: readonly Screen[] = [
  {
    name: 'Blog landing',
    path: paths.blog,
    strings: ['Latest posts', 'Top guides', 'Trending topics', 'View all'],
  },
  {
    name: 'Blog landing, empty',
    path: paths.blog,
    answers: { '/landing/blogs': { payload: { latest: [], guides: [], trending: [] } } },
    strings: ['No posts found', 'No guides found', 'No Trending topics found'],
  },
  {
    name: 'All posts',
    path: paths.allPosts,
    strings: ['Blogs All posts', 'Previous', 'Next', '1 of 2'],
  },
  {
    name: 'All posts, empty',
    path: paths.allPosts,
    answers: { '/landing/blogs/active': EMPTY },
    strings: ['No blogs found'],
  },
  {
    name: 'Blog post',
    path: fakePaths.post,
    strings: ['1 minutes read', 'Related blogs', 'Recent blogs'],
  },
  {
    name: 'Blog post without questions',
    path: fakePaths.post,
    answers: { '/landing/blogs/other-post-1': { payload: { id: 1, title: 'Bare', faqs: [] } } },
    strings: ['No FAQs Available'],
  },
  {
    name: 'Post load, status 404',
    path: fakePaths.post,
    answers: { '/landing/blogs/other-post-1': MISSING },
    strings: [
      'Post Not Found',
      "The blog post you're looking for doesn't exist or may have been removed.",
      'Back to Blog',
    ],
  },
  {
    name: 'Post load, any other error',
    path: fakePaths.post,
    answers: { '/landing/blogs/other-post-1': FAILED },
    strings: [
      'Error Loading Post',
      'We encountered an error while loading this post. Please try again later.',
      'Back to Blog',
    ],
  },
  {
    name: 'Privacy Policy, failed',
    path: paths.privacyPolicy,
    answers: { '/legal-documents/privacy-policy': FAILED },
    strings: ['Privacy Policy', 'Error loading privacy policy: Out of ink'],
  },
  {
    name: 'Terms of Services, failed',
    path: paths.termsOfServices,
    answers: { '/legal-documents/terms-of-service': FAILED },
    strings: ['Terms of Services', 'Error loading terms of services: Out of ink'],
  },
  {
    name: 'Help center home',
    path: paths.helpCenter,
    answers: { '/help-center': { payload: [{ id: 1, name: 'Texting', slug: 'texting' }] } },
    strings: ['How can we help?', 'Read more'],
  },
  {
    name: 'Help center home, empty',
    path: paths.helpCenter,
    answers: { '/help-center': EMPTY },
    strings: ['No categories available'],
  },
  {
    name: 'Help search, empty',
    path: `${paths.helpCenter}?q=nothing`,
    answers: { '/help-center/search': EMPTY },
    strings: ['No result found', 'Try searching another keyword.', 'Browse help center'],
  },
  {
    name: 'Help category, nothing left',
    path: fakePaths.category,
    answers: { '/help-center/category/5': { payload: { id: 5, name: 'Bare', subcategories: [] } } },
    strings: ['No topics found matching your search.'],
  },
  {
    name: 'Help category failure',
    path: fakePaths.category,
    answers: { '/help-center/category/5': FAILED },
    strings: ['Error: Out of ink'],
  },
  {
    name: 'Help article',
    path: fakePaths.article,
    strings: ['Last updated 2026-03-04', 'Help center Other category Other topic'],
  },
  {
    name: 'Help article, 404',
    path: fakePaths.article,
    answers: { '/help-center/topic/other-topic': MISSING },
    strings: ['Error!', "The article you're looking for doesn't exist.", 'Back to Help Center'],
  },
  {
    name: 'Help article, other failure',
    path: fakePaths.article,
    answers: { '/help-center/topic/other-topic': FAILED },
    strings: [
      'Error!',
      'Failed to load the article. Please try again later.',
      'Back to Help Center',
    ],
  },
];

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

it.each(SCREENS)('shows the words of the specification: $name', async (screen) => {
  for (const [call, answer] of Object.entries(screen.answers ?? {}))
    external.api.answer(call, answer);
  const response = await fetch(external.site.url + screen.path);
  const words = stripTags(mainOf(await response.text()));
  expect(screen.strings.filter((text) => !words.includes(text))).toEqual([]);
});
