import type { WholeReadName } from '../../../contract/calls.ts';
import { createContentApi } from './contentApi.ts';
import {
  categoryFile,
  eventFile,
  loadTestContent,
  postFile,
  TEST_NOW,
  videoFile,
} from '../load/content.fixtures.ts';
import type { ContentFiles } from '../load/content.fixtures.ts';

const startApi = async (files: ContentFiles = {}) => {
  const library = await loadTestContent(files);
  const api = createContentApi(() => library, { now: () => TEST_NOW });
  return {
    api,
    call: (name: WholeReadName, params: Record<string, string> = {}) =>
      api.read(name, params as never),
  };
};

const payloadOf = (answer: object) => (answer as { payload: unknown }).payload;

const POST_BODY = '## One\n\nSome words.\n\n# Two\n\n#### Three';

const found = (payload: unknown) => ({ status: 200, message: 'OK', payload });

describe('the blog', () => {
  const posts = Object.fromEntries(
    Array.from({ length: 14 }, (_, index) => [
      `posts/post-${index}.md`,
      postFile({ title: `Post ${index}`, published: `-${index}d`, guide: true, trending: true }),
    ]),
  );

  it('shows on its front page lists of twelve, newest first, posts of the lists above last', async () => {
    const { call } = await startApi({
      ...posts,
      'posts/first-post.md': postFile({ published: '-99d', featured: true }),
    });
    const from = (first: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({ slug: `post-${first + index}` }));
    expect(await call('blogLanding')).toMatchObject(
      found({
        hero: { title: 'Notes from agents who answer first', post: { slug: 'first-post' } },
        latest: from(0, 12),
        guides: [...from(3, 11), ...from(0, 1)],
        trending: [...from(6, 8), ...from(0, 4)],
      }),
    );
  });

  it('has a front page even without posts', async () => {
    const { call } = await startApi({ 'posts/first-post.md': null });
    expect(await call('blogLanding')).toMatchObject(
      found({ hero: { post: null }, latest: [], guides: [], trending: [] }),
    );
  });

  it('lists posts without their content but with their number of words', async () => {
    const { call } = await startApi({ 'posts/first-post.md': postFile({}, POST_BODY) });
    expect(await call('activePosts')).toEqual(
      found([
        {
          id: 'first-post',
          slug: 'first-post',
          title: 'A post of the blog',
          description:
            'What the post says, in a sentence that cards and search results have room for.',
          category: 'Team',
          cover_photo: '/covers/c02-arcade.svg',
          cover_alt: 'A row of arches',
          created_at: '2026-09-03T00:00:00-04:00',
          updated_at: '2026-09-03T00:00:00-04:00',
          author: {
            name: 'Pema Nair',
            bio: 'Answers first.',
            profile_photo: '/avatars/priya.svg',
          },
          tags: ['Team'],
          word_count: 5,
        },
      ]),
    );
  });

  it('finds a post by its slug, with plain-text answers escaped', async () => {
    const faqs = [{ question: 'Why?', answer: 'Tags & <b> are text.' }];
    const { call } = await startApi({
      'posts/first-post.md': postFile({ faqs, tags: ['Team', 'Data'] }, POST_BODY),
    });
    const bySlug = await call('post', { id: 'first-post' });
    expect(bySlug).toMatchObject(
      found({
        slug: 'first-post',
        content: expect.stringContaining('<h1>Two</h1>'),
        word_count: 5,
        tags: ['Team', 'Data'],
        faqs: [{ question: 'Why?', answer: 'Tags &#38; &#60;b&#62; are text.' }],
      }),
    );
    const { faqs: answered } = payloadOf(bySlug) as { faqs: { id: string }[] };
    expect(answered[0]?.id).toBe('first-post-1');
  });

  const relatedTo = async (id: string, files: ContentFiles) => {
    const { call } = await startApi({ 'posts/first-post.md': null, ...files });
    const related = payloadOf(await call('relatedPosts', { id })) as { slug: string }[];
    return related.map(({ slug }) => slug);
  };

  it('relates posts by shared tags, then by category, then by date', async () => {
    const related = await relatedTo('subject', {
      'posts/subject.md': postFile({ category: 'Team', tags: ['Rotation', 'Weekends'] }),
      'posts/newest.md': postFile({ category: 'Calls', tags: [], published: '2026-11-01' }),
      'posts/same-category.md': postFile({ category: 'Team', tags: [], published: '2025-01-01' }),
      'posts/one-tag-new.md': postFile({ tags: ['Weekends'], published: '2026-05-05' }),
      'posts/one-tag-old.md': postFile({ tags: ['Rotation'], published: '2026-04-04' }),
      'posts/two-tags.md': postFile({ category: 'Calls', tags: ['Weekends', 'Rotation', 'Data'] }),
    });
    expect(related).toEqual(['two-tags', 'one-tag-new', 'one-tag-old', 'same-category', 'newest']);
  });

  it('relates six posts at most, and never the post itself', async () => {
    const related = await relatedTo('post-4', posts);
    expect(related).toHaveLength(6);
    expect(related).not.toContain('post-4');
  });
});

it.each([
  ['post', 'blog post'],
  ['relatedPosts', 'blog post'],
  ['helpCategory', 'help category'],
  ['helpTopic', 'help article'],
  ['event', 'event'],
  ['video', 'video'],
] as const)('answers 404 to %s for an unknown document', async (name, what) => {
  const { call } = await startApi();
  for (const key of ['nothing', '__proto__', ''])
    expect(await call(name, { id: key, slug: key })).toEqual({
      status: 404,
      message: `We can’t find that ${what}.`,
    });
});

it('answers with the legal documents', async () => {
  const { call } = await startApi();
  expect(await call('privacyPolicy')).toMatchObject(
    found({
      title: 'Privacy Policy',
      content: expect.stringContaining('Your address.'),
      updated_at: '2026-10-05T00:00:00-04:00',
    }),
  );
  expect(await call('termsOfService')).toMatchObject(
    found({ title: 'Terms of Services', content: '<p>Be kind.</p>' }),
  );
});

describe('the help center', () => {
  const category = {
    id: 'calling',
    name: 'Calling',
    description: 'All about Calling, in a sentence that cards and search results have room for.',
    subcategories: [
      {
        id: 'texts',
        name: 'Sub texts',
        topics: [
          {
            id: 'send-a-text',
            title: 'Send a text',
            slug: 'send-a-text',
            subtitle: 'Pictures, delivery',
            updated_at: '2026-10-01T00:00:00-04:00',
          },
        ],
      },
    ],
  };

  it('lists categories in order, without subcategories that have no topics', async () => {
    const { call } = await startApi({
      'help/basics/_category.yaml': categoryFile('Basics', 0, ['start']),
    });
    expect(await call('helpCenter')).toEqual(
      found([
        {
          id: 'basics',
          name: 'Basics',
          description:
            'All about Basics, in a sentence that cards and search results have room for.',
          subcategories: [],
        },
        category,
      ]),
    );
    expect(await call('helpCategory', { id: 'calling' })).toEqual(found(category));
  });

  it('finds an article', async () => {
    const { call } = await startApi();
    expect(await call('helpTopic', { slug: 'send-a-text' })).toMatchObject(
      found({
        title: 'Send a text',
        description:
          'What the article says, in a sentence that cards and search results have room for.',
        content: '<p>Words of the article.</p>',
        author: { name: 'Greta Whitfield', profile_photo: '/avatars/grace.svg' },
        updated_at: '2026-10-01T00:00:00-04:00',
        category_id: 'calling',
        category_name: 'Calling',
      }),
    );
  });
});

describe('webinars', () => {
  const events = {
    'events/live-rotation.md': eventFile({ date: '+9d 13:00' }),
    'events/long-over.md': eventFile({ date: '-30d 13:00' }),
    'events/just-over.md': eventFile({ date: '-2d 13:00' }),
    // 10:00 in New York when the tests run.
    'events/running.md': eventFile({ date: '+0d 09:30' }),
    'events/far.md': eventFile({ date: '+40d 13:00' }),
  };

  it('lists events soonest first, those that are over last', async () => {
    const { call } = await startApi(events);
    const listed = payloadOf(await call('events')) as { slug: string }[];
    expect(listed.map(({ slug }) => slug)).toEqual([
      'running',
      'live-rotation',
      'far',
      'just-over',
      'long-over',
    ]);
  });

  it('finds an event by its slug', async () => {
    const { call } = await startApi();
    const bySlug = await call('event', { slug: 'live-rotation' });
    expect(bySlug).toEqual(
      found({
        id: 'live-rotation',
        slug: 'live-rotation',
        title: 'Live rotation',
        cover_photo: '/covers/c06-skylight.svg',
        cover_alt: 'A skylight',
        updated_at: '2026-11-14T00:00:00-05:00',
        presented_by: 'Greta Whitfield',
        presenter_role: 'Operations',
        host_image: '/avatars/grace.svg',
        summary: 'What it is about, in a sentence that cards and search results have room for.',
        description: '<p>Bring a <em>question</em>.</p>',
        duration: '45 minutes',
        date: '2026-11-30 13:00',
      }),
    );
  });

  it('lists videos newest first, and finds one', async () => {
    const tube = { type: 'youtube', video_url: 'https://www.youtube.com/watch?v=abc_DEF-123' };
    const { call } = await startApi({
      'videos/first-afternoon.md': videoFile({
        captions: '/v/x.vtt',
        poster: '/v/x.webp',
        phone_video: '/v/x-phone.mp4',
        phone_poster: '/v/x-phone.webp',
      }),
      'videos/on-youtube.md': videoFile({ ...tube, updated: '-1d' }, ''),
    });
    expect(await call('videos')).toMatchObject(
      found([
        { ...tube, captions_url: '', poster_url: '' },
        { type: 'mp4', captions_url: '/v/x.vtt', poster_url: '/v/x.webp' },
      ]),
    );
    expect(await call('video', { slug: 'first-afternoon' })).toMatchObject(
      found({ phone_video_url: '/v/x-phone.mp4', phone_poster_url: '/v/x-phone.webp' }),
    );
    expect(await call('video', { slug: 'on-youtube' })).toMatchObject(
      found({
        slug: 'on-youtube',
        description:
          '<p>What it is about, in a sentence that cards and search results have room for.</p>',
        presenter_role: 'Operations',
      }),
    );
  });
});
