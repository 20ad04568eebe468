import { normalize } from './normalize.ts';

const post = {
  id: 7,
  slug: 'first-five-minutes',
  title: 'The first five minutes',
  excerpt: '<p>Doors &amp; keys</p>',
  category: { id: 1, name: 'Lead response' },
  cover_photo: 'https://cdn.example.com/a.jpg',
  created_at: '2026-09-03T00:00:00Z',
  updated_at: 1_790_000_000,
  author: { name: 'Priya Nair' },
  word_count: 401,
  content: '<h1>Why</h1><p>one two three<script>alert(1)</script></p>',
  tags: ['Calls', null, { name: 'Team' }, 'Calls', 3, ''],
  headings: [{ id: 'why', text: 'Why', level: '1' }, { id: 'gone', text: 'Gone', level: 2 }, null],
  faqs: [
    { id: 1, question: 'Is it quick?', answer: '<b>Yes</b><img src=x onerror=alert(1)>' },
    { id: 1, question: 'Twice?', answer: null },
    { id: 3 },
    'x',
  ],
};

it('keeps the help article that an integration leads to, and none that is no slug', () => {
  const app = { id: '1', name: 'Postbeam', description: '', logo_url: '' };
  const articles = ['connect-an-app', ' ', null, 7, 'x'.repeat(300)];
  expect(
    normalize(
      'integrations',
      articles.map((article) => ({ ...app, article })),
    ),
  ).toEqual([{ ...app, article: 'connect-an-app' }, app, app, app, app]);
});

it('makes a post of what a content API sends', () => {
  expect(normalize('post', post)).toEqual({
    id: '7',
    slug: 'first-five-minutes',
    title: 'The first five minutes',
    description: 'Doors & keys',
    category: 'Lead response',
    cover_photo: 'https://cdn.example.com/a.jpg',
    cover_alt: '',
    created_at: '2026-09-03T00:00:00Z',
    updated_at: '',
    author: { name: 'Priya Nair', bio: '', profile_photo: '' },
    reading_minutes: 3,
    content: '<h2 id="why">Why</h2><p>one two three</p>',
    tags: ['Calls', 'Team'],
    headings: [{ id: 'why', text: 'Why', level: 1 }],
    faqs: [
      { id: '1', question: 'Is it quick?', answer: '<strong>Yes</strong><img src="x" alt="">' },
      { id: 'faq-2', question: 'Twice?', answer: '' },
    ],
  });
});

it.each([
  [{ word_count: 200 }, 1],
  [{ word_count: '201' }, 2],
  [{ word_count: 0, content: 'one' }, 1],
  [{ word_count: 'many', content: `<p>${'word '.repeat(201)}</p>` }, 2],
  [{ content: '<p> </p>' }, 0],
  [{}, 0],
])('reads %j in %i minutes', (fields, minutes) => {
  const [summary] = normalize('recentPosts', [{ id: 1, ...fields }]);
  expect(summary?.reading_minutes).toBe(minutes);
});

it.each([
  [null, null],
  [undefined, null],
  [{}, null],
  ['Grace', { name: 'Grace', bio: '', profile_photo: '' }],
  [
    { name: 'Grace', bio: null, profile_photo: 'javascript:x' },
    { name: 'Grace', bio: '', profile_photo: '' },
  ],
  [
    { name: 'null', bio: 'Runs the office.' },
    { name: '', bio: 'Runs the office.', profile_photo: '' },
  ],
])('reads the author %j', (author, expected) => {
  expect(normalize('helpTopic', { title: 'a', author }).author).toEqual(expected);
});

it.each([
  ['a text with a post', { title: 'Notes', post: { id: 1, title: 'a' } }, 'Notes', 'a'],
  ['a post', { id: 1, slug: 'a', title: 'a' }, '', 'a'],
  ['a list of posts', [null, { id: 1, slug: 'a', title: 'a' }], '', 'a'],
  ['a text alone', { title: 'Notes', post: null }, 'Notes', undefined],
])('reads a hero that is %s', (_, hero, title, postTitle) => {
  const landing = normalize('blogLanding', { hero });
  expect(landing.hero?.title).toBe(title);
  expect(landing.hero?.post?.title).toBe(postTitle);
  expect(landing.latest).toEqual([]);
});

it('reads plans, with features of every kind', () => {
  const features = {
    chat: { type: 'boolean', name: 'Chat', value: true },
    users: { type: 'limit-v2', name: 'Users', value: 8 },
    note: { value: 'Up to 3' },
    bare: false,
    broken: { type: 4, value: { a: 1 } },
    gone: null,
  };
  const { plans } = normalize('plans', {
    plans: [
      { name: 'Team', isPopular: true, monthlyPrice: '96', annualPrice: 768, features },
      { name: 'Solo', isPopular: 'yes', monthlyPrice: 'from 36', annualPrice: Infinity },
      { monthlyPrice: 3 },
    ],
  });
  expect(
    plans.map(({ name, isPopular, monthlyPrice, annualPrice }) => [
      name,
      isPopular,
      monthlyPrice,
      annualPrice,
    ]),
  ).toEqual([
    ['Team', true, 96, 768],
    ['Solo', false, null, null],
  ]);
  expect(plans[0]?.features).toEqual({
    chat: { type: 'boolean', name: 'Chat', value: true },
    users: { type: 'limit-v2', name: 'Users', value: 8 },
    note: { type: '', name: '', value: 'Up to 3' },
    bare: { type: 'boolean', name: '', value: false },
    broken: { type: '', name: '', value: null },
  });
});

it('reads the rows of the comparison, or derives them from the plans', () => {
  const plans = [{ name: 'Solo', features: { chat: { name: 'Chat', value: true }, sms: true } }];
  expect(normalize('plans', { plans }).features).toEqual([
    { key: 'chat', name: 'Chat' },
    { key: 'sms', name: 'sms' },
  ]);
  const listed = [
    { key: 'a', name: 'A' },
    { key: 'a', name: 'B' },
    { name: 'C' },
    null,
    { key: 'd' },
  ];
  expect(normalize('plans', { plans, features: listed }).features).toEqual([
    { key: 'a', name: 'A' },
    { key: 'd', name: 'd' },
  ]);
});

it('lets no key of a plan pass for something every object has', () => {
  const features = JSON.parse('{"__proto__": true, "constructor": true, "a": true}') as unknown;
  const [plan] = normalize('plans', { plans: [{ name: 'x', features }] }).plans;
  expect(Object.keys(plan?.features ?? {})).toEqual(['a']);
});

it('reads a legal document as an object or as bare HTML', () => {
  const content = '<h2 id="a">A</h2>';
  const expected = { content, headings: [{ id: 'a', text: 'A', level: 2 }] };
  expect(normalize('privacyPolicy', { content })).toMatchObject(expected);
  expect(normalize('termsOfService', content)).toMatchObject(expected);
});

it('makes plain text of what a help category or search result says', () => {
  const content = '<p>Open &rarr; Leads,</p>\n<p>then <b>drag</b>.<script>x</script></p>';
  expect(normalize('helpCenter', [{ id: 1, content }])[0]?.content).toBe(
    'Open → Leads, then drag.',
  );
  expect(normalize('helpSearch', [{ id: 1, content: 'a  <  b' }])[0]?.content).toBe('a < b');
});

it('reads a help category with its topics', () => {
  const subcategories = [
    { id: 2, name: 'Rotation', topics: [{ id: 3, title: 'Set up', slug: 'set-up' }, null, {}] },
    { id: 4, name: 'Empty' },
    null,
  ];
  expect(normalize('helpCategory', { id: 1, name: 'Leads', subcategories }).subcategories).toEqual([
    { id: '2', name: 'Rotation', topics: [{ id: '3', title: 'Set up', slug: 'set-up' }] },
    { id: '4', name: 'Empty', topics: [] },
  ]);
});

it.each([
  [
    { category: { id: 1, name: 'Leads' }, subcategory: { name: 'Rotation' } },
    { id: '1', name: 'Leads' },
    { name: 'Rotation' },
  ],
  [{ category: 'Leads', subcategory: 'Rotation' }, { id: '', name: 'Leads' }, { name: 'Rotation' }],
  [{ category: null, subcategory: {} }, null, null],
])('reads where the search result %j belongs', (fields, category, subcategory) => {
  const [result] = normalize('helpSearch', [{ id: 1, ...fields }]);
  expect(result).toMatchObject({ category, subcategory });
});

it('knows the category of an article by its fields or by its object', () => {
  const expected = { category_id: '5', category_name: 'Leads' };
  expect(
    normalize('helpTopic', { title: 'a', category_id: 5, category_name: 'Leads' }),
  ).toMatchObject(expected);
  expect(normalize('helpTopic', { title: 'a', category: { id: 5, name: 'Leads' } })).toMatchObject(
    expected,
  );
});

it('reads a video', () => {
  const video = {
    id: 1,
    title: 'a',
    type: ' YouTube',
    video_url: 'https://youtu.be/x',
    captions_url: '//x/y',
  };
  expect(
    normalize('video', { ...video, presented_by: { name: 'Maya' }, date: '2026-12-03 11:00' }),
  ).toMatchObject({
    type: 'youtube',
    video_url: 'https://youtu.be/x',
    captions_url: '',
    presented_by: 'Maya',
    date: '2026-12-03 11:00',
  });
  expect(normalize('videos', [{ id: 1, type: 'hologram' }])[0]?.type).toBe('hologram');
});

it('reads the answers to forms', () => {
  expect(
    normalize('requestDemo', {
      demo_id: 12,
      event_link: 'https://api.example/calendar/1.ics',
      meet_link: 'http://meet.example/1',
    }),
  ).toEqual({
    demo_id: '12',
    event_link: 'https://api.example/calendar/1.ics',
    meet_link: 'http://meet.example/1',
  });
  for (const link of ['javascript:x', 'java\tscript:x', 'data:,x', '/meet/1', '//meet', 7]) {
    expect(normalize('requestDemo', { event_link: link, meet_link: link })).toEqual({
      demo_id: '',
      event_link: '',
      meet_link: '',
    });
  }
  expect(normalize('register', { first_name: 'Elena', last_name: 4 })).toEqual({
    first_name: 'Elena',
    last_name: '',
    email: '',
  });
  expect(normalize('subscribe', { id: 3 })).toBeNull();
  const receipt = 'HN-7K3M9Q';
  expect(normalize('subscribe', { receipt })).toEqual({ receipt });
  expect(normalize('register', { receipt })).toMatchObject({ receipt });
  expect(normalize('subscribe', { receipt: '<b>HN-7K3M9Q</b>' })).toBeNull();
});
