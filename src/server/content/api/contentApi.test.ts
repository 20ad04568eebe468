import { CALLS } from '../../../contract/calls.ts';
import type { CallName } from '../../../contract/calls.ts';
import { formMessages } from '../../../contract/forms.ts';
import { openDatabase } from '../../leads/database.ts';
import { createLeadService } from '../../leads/leadService.ts';
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

interface Input {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
}

const startApi = async (files: ContentFiles = {}) => {
  const library = await loadTestContent(files);
  const db = await openDatabase('file::memory:');
  const leadService = createLeadService(db, { getSiteUrl: () => 'https://hearthline.example' });
  const api = createContentApi(() => library, leadService, { now: () => TEST_NOW });
  return {
    db,
    api,
    call: (name: CallName, { params = {}, query = '', body }: Input = {}) =>
      api.answer(name, params, new URLSearchParams(query), body, {}),
  };
};

const POST_BODY = '## One\n\nSome words.\n\n# Two\n\n#### Three';

const person = {
  first_name: 'Ruth',
  last_name: 'Abara',
  phone: '+12025550123',
  email: 'Ruth@Example.com',
};
const demo = {
  ...person,
  real_estate_experience: '1-3 deals a month',
  monthly_budget: '$501-$2,500',
  preferred_datetime: '2999-01-02T10:00:00-05:00',
};
const registration = { ...person, company: 'Alder & Vane', reason_for_attending: 'To learn' };

const found = (payload: unknown) => ({ status: 200, body: { message: 'OK', data: payload } });
const foundOnSite = (payload: unknown) => found({ data: payload });
const missing = (message: string) => ({ status: 404, body: { message, status: 404 } });

describe('integrations and plans', () => {
  it('come in the envelope of the first group', async () => {
    const { call } = await startApi();
    expect(await call('integrations')).toEqual(
      foundOnSite([
        {
          id: 'inkhouse-sign',
          name: 'Inkhouse Sign',
          description: 'Send the offer, see the signature.',
          logo_url: '/logos/inkwell.svg',
        },
      ]),
    );
    const plans = await call('plans');
    expect(plans).toMatchObject(
      foundOnSite({
        features: [{ key: 'users', name: 'Users' }, { key: 'calling' }],
        additionalUsageCharges: [{ key: 'calls', name: 'Calls, per minute' }],
        plans: [{ name: 'Solo', isPopular: false, monthlyPrice: 36, annualPrice: 324 }],
      }),
    );
  });
});

describe('the blog', () => {
  const posts = Object.fromEntries(
    Array.from({ length: 14 }, (_, index) => [
      `posts/post-${index}.md`,
      postFile({ title: `Post ${index}`, published: `-${index}d`, guide: true, trending: true }),
    ]),
  );

  it('has a front page with lists of twelve, newest first', async () => {
    const { call } = await startApi({
      ...posts,
      'posts/first-post.md': postFile({ published: '-99d', featured: true }),
    });
    const { body } = await call('blogLanding');
    const newest = Array.from({ length: 12 }, (_, index) => ({ slug: `post-${index}` }));
    expect(body).toMatchObject({
      data: {
        data: {
          hero: { title: 'Notes from the people who answer first', post: { slug: 'first-post' } },
          latest: newest,
          guides: newest,
          trending: newest,
        },
      },
    });
  });

  it('has a front page even without posts', async () => {
    const { call } = await startApi({ 'posts/first-post.md': null });
    const { body } = await call('blogLanding');
    expect(body).toMatchObject({
      data: { data: { hero: { post: null }, latest: [], guides: [], trending: [] } },
    });
  });

  it('lists all posts, and the six newest', async () => {
    const { call } = await startApi(posts);
    const { body: active } = await call('activePosts');
    expect(active).toHaveProperty('data.data.length', 15);
    const { body: recent } = await call('recentPosts');
    expect(recent).toHaveProperty('data.data.length', 6);
    expect(recent).toHaveProperty('data.data.5.slug', 'post-5');
  });

  it('lists posts without their content but with their number of words', async () => {
    const { call } = await startApi({ 'posts/first-post.md': postFile({}, POST_BODY) });
    expect(await call('activePosts')).toEqual(
      foundOnSite([
        {
          id: expect.stringMatching(/^\d{6}$/),
          slug: 'first-post',
          title: 'A post',
          description: 'What the post says.',
          category: 'Team',
          cover_photo: '/covers/c02-arcade.svg',
          cover_alt: 'A row of arches',
          created_at: '2026-09-03T00:00:00.000Z',
          updated_at: '2026-09-03T00:00:00.000Z',
          author: { name: 'Priya Nair', bio: 'Answers first.', profile_photo: '/avatars/priya.svg' },
          word_count: 5,
        },
      ]),
    );
  });

  it('finds a post by its slug and by its id', async () => {
    const faqs = [{ question: 'Why?', answer: 'Tags & <b> are text.' }];
    const { call } = await startApi({
      'posts/first-post.md': postFile({ faqs, tags: ['Team', 'Data'] }, POST_BODY),
    });
    const bySlug = await call('post', { params: { id: 'first-post' } });
    expect(bySlug).toMatchObject(
      foundOnSite({
        slug: 'first-post',
        content: expect.stringContaining('<h1 id="two">Two</h1>'),
        word_count: 5,
        tags: ['Team', 'Data'],
        headings: [
          { id: 'one', text: 'One', level: 2 },
          { id: 'two', text: 'Two', level: 1 },
          { id: 'three', text: 'Three', level: 4 },
        ],
        faqs: [{ question: 'Why?', answer: 'Tags &amp; &lt;b&gt; are text.' }],
      }),
    );
    const { data } = bySlug.body as { data: { data: { id: string; faqs: { id: string }[] } } };
    expect(data.data.faqs[0]?.id).toBe(`${data.data.id}-1`);
    expect(await call('post', { params: { id: data.data.id } })).toEqual(bySlug);
  });

  it('relates posts, found by id or slug', async () => {
    const { call } = await startApi({ 'posts/second.md': postFile() });
    const { body } = await call('relatedPosts', { params: { id: 'second' } });
    expect(body).toMatchObject({ data: { data: [{ slug: 'first-post' }] } });
    expect(body).not.toHaveProperty('data.data.0.content');
  });

  it.each([['nothing'], ['__proto__'], ['']])('answers 404 for the post "%s"', async (id) => {
    const { call } = await startApi();
    const answer = missing('There is no blog post at this address.');
    expect(await call('post', { params: { id } })).toEqual(answer);
    expect(await call('relatedPosts', { params: { id } })).toEqual(answer);
    expect(await call('post')).toEqual(answer);
  });
});

it('answers with the legal documents', async () => {
  const { call } = await startApi();
  expect(await call('privacyPolicy')).toMatchObject(
    foundOnSite({
      title: 'Privacy Policy',
      content: expect.stringContaining('Your address.'),
      headings: [{ id: 'what-we-collect', text: 'What we collect', level: 2 }],
      updated_at: '2026-10-05T00:00:00.000Z',
    }),
  );
  expect(await call('termsOfService')).toMatchObject(
    foundOnSite({ title: 'Terms of Services', content: '<p>Be kind.</p>' }),
  );
});

describe('the help center', () => {
  const category = {
    id: 'calling',
    name: 'Calling',
    description: 'All about Calling.',
    subcategories: [
      {
        id: 'texts',
        name: 'Sub texts',
        topics: [
          { id: expect.stringMatching(/^\d{6}$/), title: 'Send a text', slug: 'send-a-text' },
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
        { id: 'basics', name: 'Basics', description: 'All about Basics.', subcategories: [] },
        category,
      ]),
    );
  });

  it('finds a category', async () => {
    const { call } = await startApi();
    expect(await call('helpCategory', { params: { id: 'calling' } })).toEqual(found(category));
    expect(await call('helpCategory', { params: { id: 'Calling' } })).toEqual(
      missing('There is no help category at this address.'),
    );
  });

  it('finds an article', async () => {
    const { call } = await startApi();
    expect(await call('helpTopic', { params: { slug: 'send-a-text' } })).toMatchObject(
      found({
        title: 'Send a text',
        description: 'What the article says.',
        content: '<p>Words of the article.</p>',
        headings: [],
        author: { name: 'Grace Whitfield', profile_photo: '/avatars/grace.svg' },
        updated_at: '2026-10-01T00:00:00.000Z',
        category_id: 'calling',
        category_name: 'Calling',
      }),
    );
    expect(await call('helpTopic', { params: { slug: 'gone' } })).toEqual(
      missing('There is no help article at this address.'),
    );
  });

  it('searches, and finds nothing for an empty or absent query', async () => {
    const { api, call } = await startApi();
    await api.warmUp();
    expect(await call('helpSearch', { query: 'q=texting' })).toMatchObject(
      found([{ slug: 'send-a-text', category: { id: 'calling', name: 'Calling' } }]),
    );
    expect(await call('helpSearch', { query: 'q=' })).toEqual(found([]));
    expect(await call('helpSearch')).toEqual(found([]));
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
    const { body } = await call('events');
    const { data } = body as { data: { slug: string }[] };
    expect(data.map(({ slug }) => slug)).toEqual([
      'running',
      'live-rotation',
      'far',
      'just-over',
      'long-over',
    ]);
  });

  it('finds an event by its slug and by its id', async () => {
    const { call } = await startApi();
    const bySlug = await call('event', { params: { slug: 'live-rotation' } });
    expect(bySlug).toEqual(
      found({
        id: expect.stringMatching(/^\d{6}$/),
        slug: 'live-rotation',
        title: 'Live rotation',
        cover_photo: '/covers/c06-skylight.svg',
        cover_alt: 'A skylight',
        updated_at: '2026-11-14T00:00:00.000Z',
        presented_by: 'Grace Whitfield',
        presenter_role: 'Operations',
        host_image: '/avatars/grace.svg',
        summary: 'What it is about.',
        description: '<p>Bring a <em>question</em>.</p>',
        duration: '45 minutes',
        date: '2026-11-29 13:00',
      }),
    );
    const { data } = bySlug.body as { data: { id: string } };
    expect(await call('event', { params: { slug: data.id } })).toEqual(bySlug);
    expect(await call('event', { params: { slug: 'gone' } })).toEqual(
      missing('There is no event at this address.'),
    );
  });

  it('lists videos newest first, and finds one', async () => {
    const tube = { type: 'youtube', video_url: 'https://www.youtube.com/watch?v=abc_DEF-123' };
    const { call } = await startApi({
      'videos/first-afternoon.md': videoFile({ captions: '/v/x.vtt', poster: '/v/x.webp' }),
      'videos/on-youtube.md': videoFile({ ...tube, updated: '-1d' }, ''),
    });
    const { body } = await call('videos');
    expect(body).toMatchObject({
      data: [
        { ...tube, captions_url: '', poster_url: '' },
        { type: 'mp4', captions_url: '/v/x.vtt', poster_url: '/v/x.webp' },
      ],
    });
    expect(await call('video', { params: { slug: 'on-youtube' } })).toMatchObject(
      found({ slug: 'on-youtube', description: '<p>What it is about.</p>', presenter_role: 'Operations' }),
    );
    expect(await call('video', { params: { slug: 'gone' } })).toEqual(
      missing('There is no video at this address.'),
    );
  });
});

describe('the newsletter', () => {
  it('takes an address once, in whatever case it comes', async () => {
    const { call, db } = await startApi();
    expect(await call('subscribe', { body: { email: 'Elena@Example.com' } })).toEqual({
      status: 200,
      body: { message: 'You are subscribed to the newsletter.' },
    });
    expect(await call('subscribe', { body: { email: ' elena@example.COM' } })).toEqual({
      status: 409,
      body: { message: 'This email address is already subscribed to the newsletter.', status: 409 },
    });
    const rows = await db.selectFrom('newsletter_subscriptions').select('email').execute();
    expect(rows).toEqual([{ email: 'elena@example.com' }]);
  });

  it.each([
    [{ email: '' }, formMessages.newsletterEmailRequired],
    [{}, formMessages.newsletterEmailRequired],
    [{ email: 7 }, formMessages.newsletterEmailRequired],
    [{ email: 'elena@example' }, formMessages.emailInvalid],
  ])('refuses %j', async (body, message) => {
    const { call } = await startApi();
    expect(await call('subscribe', { body })).toEqual({
      status: 422,
      body: { message, status: 422, fields: { email: message } },
    });
  });
});

describe('demo requests', () => {
  it('are stored and answered with a number and two links', async () => {
    const { call, db } = await startApi();
    const answer = await call('requestDemo', { body: demo });
    const row = await db.selectFrom('demo_requests').selectAll().executeTakeFirstOrThrow();
    expect(answer).toEqual({
      status: 200,
      body: {
        message: 'Demo request submitted successfully!',
        data: {
          demo_id: row.id,
          event_link: `https://hearthline.example/calendar/${row.id}.ics`,
          meet_link: `https://meet.example.com/${row.id}`,
        },
      },
    });
    expect(row).toMatchObject({
      id: expect.stringMatching(/^HD-[2-9A-HJKMNP-TV-Z]{6}$/),
      first_name: 'Ruth',
      email: 'ruth@example.com',
      monthly_budget: '$501-$2,500',
      preferred_datetime: '2999-01-02T15:00:00.000Z',
    });
  });

  it('are refused with a message for each field', async () => {
    const { call, db } = await startApi();
    const body = { ...demo, first_name: 'R2', monthly_budget: '$1', preferred_datetime: '2020-01-01T10:00:00Z' };
    expect(await call('requestDemo', { body })).toEqual({
      status: 422,
      body: {
        message: 'Please check the form and mend the fields that are marked.',
        status: 422,
        fields: {
          first_name: formMessages.firstNameLetters,
          monthly_budget: formMessages.budgetRequired,
          preferred_datetime: formMessages.dateTimeFuture,
        },
      },
    });
    expect(await db.selectFrom('demo_requests').selectAll().execute()).toEqual([]);
  });
});

describe('registrations', () => {
  const register = { params: { id: 'live-rotation' }, body: registration };

  it('are stored once and answered with an echo', async () => {
    const { call, db } = await startApi();
    const success = {
      status: 200,
      body: {
        message: 'Registration submitted successfully!',
        data: { first_name: 'Ruth', last_name: 'Abara', email: 'Ruth@Example.com' },
      },
    };
    expect(await call('register', register)).toEqual(success);
    expect(await call('register', register)).toEqual(success);
    const rows = await db.selectFrom('event_registrations').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      event_id: expect.stringMatching(/^\d{6}$/),
      event_slug: 'live-rotation',
      email: 'ruth@example.com',
      company: 'Alder & Vane',
    });
  });

  it('are refused with a message for each field', async () => {
    const { call } = await startApi();
    const body = { ...registration, company: ' ', reason_for_attending: undefined };
    expect(await call('register', { ...register, body })).toMatchObject({
      status: 422,
      body: {
        fields: {
          company: formMessages.companyRequired,
          reason_for_attending: formMessages.reasonRequired,
        },
      },
    });
  });

  it('are refused for an event that is unknown or over', async () => {
    const { call } = await startApi({ 'events/over.md': eventFile({ date: '-1d 13:00' }) });
    expect(await call('register', { ...register, params: { id: 'gone' } })).toEqual(
      missing('There is no event at this address.'),
    );
    expect(await call('register', { ...register, params: { id: 'over' } })).toEqual({
      status: 422,
      body: { message: 'This event has already taken place.', status: 422 },
    });
  });
});

describe('a form that is no JSON object', () => {
  const posts = Object.entries(CALLS).filter(([, { method }]) => method === 'POST');
  const bodies = [undefined, null, 'email=x', 7, [{ email: 'elena@example.com' }]];

  it.each(posts.map(([name]) => name as CallName))('is refused by %s', async (name) => {
    const { call } = await startApi();
    for (const body of bodies) {
      expect(await call(name, { params: { id: 'live-rotation' }, body })).toEqual({
        status: 400,
        body: { message: 'Send the form as a JSON object.', status: 400 },
      });
    }
  });
});

it('uses a library that was loaded later', async () => {
  let library = await loadTestContent();
  const leadService = createLeadService(await openDatabase('file::memory:'), { getSiteUrl: () => '' });
  const api = createContentApi(() => library, leadService);
  const search = async (query: string) => {
    const { body } = await api.answer('helpSearch', {}, new URLSearchParams({ q: query }), null, {});
    return (body as { data: unknown[] }).data.length;
  };
  expect(await search('text')).toBe(1);
  library = await loadTestContent({ 'help/calling/send-a-text.md': null });
  expect(await search('text')).toBe(0);
});
