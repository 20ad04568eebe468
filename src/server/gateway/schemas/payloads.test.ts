import type { CallPayload, WholeName } from '../../../contract/calls.ts';
import { CALL_NAMES, GOOD, placeholdersIn } from '../gateway.fixtures.ts';
import { MAX_PLANS } from './catalog.ts';
import { PAYLOAD_SCHEMAS } from './payloads.ts';
import { isRecord } from '../../../lib/isRecord.ts';
import { MAX_ID, MAX_ITEMS, MAX_LINE, MAX_PARTS, MAX_PASSAGE, MAX_SUMMARY } from './values.ts';

const parse = <Name extends WholeName>(name: Name, payload: unknown): CallPayload<Name> =>
  PAYLOAD_SCHEMAS[name].parse(payload);

type Place = readonly (string | number)[];

/** Every place in a value: the value itself, its fields, the first item of a list, and those inside them. */
const placesOf = (value: unknown): Place[] => {
  if (typeof value !== 'object' || value === null) return [[]];
  const parts = Array.isArray(value) ? [[0, value[0]] as const] : Object.entries(value);
  return [[], ...parts.flatMap(([key, part]) => placesOf(part).map((place) => [key, ...place]))];
};

const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], value);

/** A copy with another value at one place. */
const withAt = (value: unknown, place: Place, other: unknown): unknown => {
  const [key, ...rest] = place;
  if (key === undefined) return other;
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  ) as Record<string | number, unknown>;
  copy[key] = withAt(copy[key], rest, other);
  return copy;
};

const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

const ODD: unknown[] = [
  ...[null, undefined, 0, -1.5, 1e308, NaN, Infinity, true, false],
  ...['', 'text', 'undefined', 'null', '[object Object]', '9'.repeat(400), '\ud800'],
  ...[[], {}, [[{ id: 1 }]], { title: {}, name: [], value: null }, Object.create(null)],
  [null, undefined, 1, 'x', [], {}, { id: null }, { title: '' }],
  JSON.parse('{"__proto__": {"title": "x"}, "constructor": 1}'),
  nested(20_000),
];

/** Maps whose keys the content API chooses, and fields of more than one type. */
const MAPS = /^(?:features|additionalUsageCharges)$/;
const NULLABLE = /^(?:value|monthlyPrice|annualPrice)$/;

/** The places at which a value differs in type from a good one. */
const breaches = (value: unknown, good: unknown, place: Place = []): Place[] => {
  const last = String(place.at(-1));
  if (Array.isArray(good)) {
    if (!Array.isArray(value)) return [place];
    return value.flatMap((item, index) =>
      good.length === 0 ? [] : breaches(item, good[0], [...place, index]),
    );
  }
  if (isRecord(good)) {
    if (value === null && place.length > 0) return [];
    if (!isRecord(value)) return [place];
    if (MAPS.test(last)) return [];
    const keys = Object.keys(value).filter((key) => value[key] !== undefined);
    const isSame = keys.sort().join() === Object.keys(good).sort().join();
    return [
      ...(isSame ? [] : [place]),
      ...Object.keys(good).flatMap((key) => breaches(value[key], good[key], [...place, key])),
    ];
  }
  if (NULLABLE.test(last) && value === null) return [];
  return last === 'value' || good === null || typeof value === typeof good ? [] : [place];
};

/** A copy whose lists have one item. */
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]));
};

it.each(CALL_NAMES)('keeps the shape of %s when any of its values is odd', (name) => {
  const good = shortened(GOOD[name]);
  for (const place of placesOf(good)) {
    for (const odd of ODD) {
      const { success, data } = PAYLOAD_SCHEMAS[name].safeParse(withAt(good, place, odd));
      // Only a single thing can be refused, and only as a whole.
      if (!success) {
        expect(place).toEqual([]);
        continue;
      }
      expect(placeholdersIn(data)).toEqual([]);
      expect(breaches(data, good)).toEqual([]);
      expect(() => JSON.stringify(data)).not.toThrow();
    }
  }
});

it.each(CALL_NAMES)('drops only the invalid items of each list of %s', (name) => {
  const whole = parse(name, GOOD[name]);
  const lists = placesOf(GOOD[name]).filter((place) => {
    const list = valueAt(GOOD[name], place);
    return Array.isArray(list) && list.some(isRecord);
  });
  for (const place of lists) {
    const list = valueAt(GOOD[name], place) as unknown[];
    const mixed = list.flatMap((item) => [null, item, 'x', 7, [], {}, { description: 'x' }]);
    expect(parse(name, withAt(GOOD[name], place, mixed))).toEqual(whole);
  }
});

it('limits texts, ids, addresses and lists', () => {
  const long = 'a'.repeat(2 * MAX_PASSAGE);
  const many = (item: object) =>
    Array.from({ length: 1500 }, (_, index) => ({ ...item, id: index, name: `n${index}` }));
  expect(
    parse('integrations', [{ id: 1, name: long, description: long, logo_url: `/${long}` }]),
  ).toEqual([
    {
      id: '1',
      name: long.slice(0, MAX_LINE),
      description: long.slice(0, MAX_SUMMARY),
      logo_url: '',
    },
  ]);
  expect(parse('helpSearch', [{ id: long, title: 'a', content: long }])).toMatchObject([
    { id: '', content: long.slice(0, MAX_PASSAGE) },
  ]);
  expect(parse('helpSearch', many({}))).toHaveLength(MAX_ITEMS);
  expect(parse('integrations', many({}))).toHaveLength(1500);
  expect(parse('plans', { plans: many({}) }).plans).toHaveLength(MAX_PLANS);
  const keys = Object.fromEntries(many({}).map(({ name }) => [name, true]));
  const { plans, features } = parse('plans', {
    plans: [{ name: 'a', features: { ['k'.repeat(MAX_ID + 1)]: true, ...keys } }],
  });
  expect(Object.keys(plans[0]!.features)).toHaveLength(MAX_PARTS);
  expect(features).toHaveLength(MAX_PARTS);
});

it('reads a post', () => {
  expect(
    parse('post', {
      id: 7,
      slug: 'first-five-minutes',
      title: 'The first five minutes',
      description: '<p>Doors &amp; keys</p>',
      category: { id: 1, name: 'Lead response' },
      cover_photo: 'https://cdn.example.com/a.jpg',
      created_at: '2026-09-03T00:00:00Z',
      updated_at: 1_790_000_000,
      author: { name: 'Priya Nair' },
      word_count: 401,
      content: '<h1>Why</h1><p>one two three<script>alert(1)</script></p>',
      tags: ['Calls', null, { name: 'Team' }, 'Calls', 3, ''],
      headings: [{ id: 'why', text: 'Why', level: '1' }, { id: 'gone', text: 'Gone' }, null],
      faqs: [
        { id: 1, question: 'Is it quick?', answer: '<b>Yes</b><img src=x onerror=alert(1)>' },
        { id: 1, question: 'Twice?', answer: null },
        { id: 3 },
        'x',
      ],
    }),
  ).toEqual({
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
  [{}, 0],
])('reads %j in %i minutes', (fields, minutes) => {
  expect(parse('recentPosts', [{ id: 1, ...fields }])[0]?.reading_minutes).toBe(minutes);
});

it.each([
  [null, null],
  [{}, null],
  ['Grace', { name: 'Grace', bio: '', profile_photo: '' }],
  [
    { name: 'Grace', profile_photo: 'javascript:x' },
    { name: 'Grace', bio: '', profile_photo: '' },
  ],
  [
    { name: 'null', bio: 'Agent.' },
    { name: '', bio: 'Agent.', profile_photo: '' },
  ],
])('reads the author %j', (author, expected) => {
  expect(parse('helpTopic', { title: 'a', author }).author).toEqual(expected);
});

it.each([
  ['a text with a post', { title: 'Notes', post: { id: 1, title: 'a' } }, 'Notes', 'a'],
  ['a post', { id: 1, slug: 'a', title: 'a' }, '', 'a'],
  ['a list of posts', [null, { id: 1, slug: 'a', title: 'a' }], '', 'a'],
  ['a text', { title: 'Notes', post: null }, 'Notes', undefined],
])('reads a hero that is %s', (_, hero, title, postTitle) => {
  const landing = parse('blogLanding', { hero });
  expect(landing).toMatchObject({ hero: { title }, latest: [], guides: [], trending: [] });
  expect(landing.hero?.post?.title).toBe(postTitle);
});

it('reads plans with features of every type', () => {
  const features: unknown = JSON.parse(`{
    "chat": { "type": "boolean", "name": "Chat", "value": true },
    "users": { "type": "limit-v2", "name": "Users", "value": 8 },
    "note": { "value": "Up to 3" }, "bare": false, "broken": { "type": 4, "value": { "a": 1 } },
    "gone": null, "__proto__": true, "constructor": true }`);
  const plan = { description: '', title: '', additionalUsageCharges: {} };
  expect(
    parse('plans', {
      plans: [
        { name: 'Team', isPopular: true, monthlyPrice: '96', annualPrice: 768, features },
        { name: 'Solo', isPopular: 'yes', monthlyPrice: 'from 36', annualPrice: Infinity },
        { monthlyPrice: 3 },
      ],
    }).plans,
  ).toEqual([
    {
      ...plan,
      name: 'Team',
      isPopular: true,
      monthlyPrice: 96,
      annualPrice: 768,
      features: {
        chat: { type: 'boolean', name: 'Chat', value: true },
        users: { type: 'limit-v2', name: 'Users', value: 8 },
        note: { type: '', name: '', value: 'Up to 3' },
        bare: { type: 'boolean', name: '', value: false },
        broken: { type: '', name: '', value: null },
      },
    },
    {
      ...plan,
      name: 'Solo',
      isPopular: false,
      monthlyPrice: null,
      annualPrice: null,
      features: {},
    },
  ]);
});

it.each([
  [[{ key: 'a', name: 'A' }, { key: 'a' }, { name: 'C' }, null, { key: 'd' }], 'a:A d:d'],
  [undefined, 'chat:Chat sms:sms'],
])('reads the rows of the comparison from %j', (features, expected) => {
  const plans = [{ name: 'Solo', features: { chat: { name: 'Chat', value: true }, sms: true } }];
  const rows = parse('plans', { plans, features }).features;
  expect(rows.map(({ key, name }) => `${key}:${name}`).join(' ')).toBe(expected);
});

it('keeps the group of a row of the comparison, and drops what is no text', () => {
  const groups = ['Calls', ' Calls ', ' ', null, 7, undefined];
  const features = groups.map((group, index) => ({ key: `row-${index}`, name: 'Row', group }));
  const rows = parse('plans', { plans: [], features }).features;
  expect(rows.map(({ group }) => group)).toEqual([
    'Calls',
    'Calls',
    ...Array<undefined>(4).fill(undefined),
  ]);
});

it.each([[{ content: '<h2 id="a">A</h2>' }], ['<h2 id="a">A</h2>']])(
  'reads the legal document %j',
  (payload) => {
    expect(parse('privacyPolicy', payload)).toMatchObject({
      content: '<h2 id="a">A</h2>',
      headings: [{ id: 'a', text: 'A', level: 2 }],
    });
  },
);

it('reads help categories and results as plain text', () => {
  const content = '<p>Open &rarr; Leads,</p>\n<p>then <b>drag</b>.<script>x</script></p>';
  const subcategories = [
    { id: 2, name: 'Rotation', topics: [{ id: 3, title: 'Set up', slug: 'set-up' }, null, {}] },
    {
      id: 4,
      name: 'Subtitles',
      topics: [
        { id: 5, subtitle: ' Name, zone ' },
        { id: 6, subtitle: ' ' },
        { id: 7, subtitle: 8 },
      ],
    },
    { id: 9, name: 'Empty' },
    null,
  ];
  expect(parse('helpCategory', { id: 1, content, subcategories })).toMatchObject({
    content: 'Open → Leads, then drag.',
    subcategories: [
      { id: '2', name: 'Rotation', topics: [{ id: '3', title: 'Set up', slug: 'set-up' }] },
      {
        id: '4',
        name: 'Subtitles',
        topics: [{ id: '5', subtitle: 'Name, zone' }, { id: '6' }, { id: '7' }],
      },
      { id: '9', name: 'Empty', topics: [] },
    ],
  });
  const topics = parse('helpCategory', { id: 1, subcategories }).subcategories[1]!.topics;
  expect(topics.map((topic) => 'subtitle' in topic)).toEqual([true, false, false]);
  expect(parse('helpSearch', [{ id: 1, content: 'a  <  b' }])[0]?.content).toBe('a < b');
});

it.each([
  [{ category: { id: 1, name: 'Leads' }, subcategory: { name: 'Rotation' } }, '1', 'Rotation'],
  [{ category: 'Leads', subcategory: 'Rotation' }, '', 'Rotation'],
  [{ category: null, subcategory: {} }, undefined, undefined],
])('reads where the search result %j belongs', (fields, id, subcategory) => {
  const [result] = parse('helpSearch', [{ id: 1, ...fields }]);
  expect(result?.category).toEqual(id === undefined ? null : { id, name: 'Leads' });
  expect(result?.subcategory).toEqual(subcategory ? { name: subcategory } : null);
});

it.each([[{ category_id: 5, category_name: 'Leads' }], [{ category: { id: 5, name: 'Leads' } }]])(
  'reads the category of an article from %j',
  (fields) => {
    const expected = { category_id: '5', category_name: 'Leads' };
    expect(parse('helpTopic', { title: 'a', ...fields })).toMatchObject(expected);
  },
);

it('reads videos', () => {
  const video = { id: 1, title: 'a', type: ' YouTube', captions_url: '//x/y' };
  expect(parse('video', { ...video, presented_by: { name: 'Maya' } })).toMatchObject({
    type: 'youtube',
    captions_url: '',
    presented_by: 'Maya',
  });
  expect(parse('videos', [{ id: 1, type: 'hologram' }])[0]?.type).toBe('hologram');
  expect(parse('video', video).phone_video_url).toBeUndefined();
  const cut = { phone_video_url: '/v/phone.mp4', phone_poster_url: 'javascript:alert(1)' };
  expect(parse('video', { ...video, ...cut })).toMatchObject({
    phone_video_url: '/v/phone.mp4',
    phone_poster_url: undefined,
  });
});

it('keeps the help article of an integration', () => {
  const articles = ['connect-an-app', ' ', null, 7, 'x'.repeat(300)];
  const integrations = parse(
    'integrations',
    articles.map((article) => ({ id: 1, article })),
  );
  expect(integrations.map(({ article }) => article)).toEqual([
    'connect-an-app',
    ...Array<undefined>(4).fill(undefined),
  ]);
});

it('keeps the kind, log and group of an integration, and drops what is no text', () => {
  const texts = ['Calendar', ' Calendar ', ' ', null, 7, ['Calendar']];
  const integrations = parse(
    'integrations',
    texts.map((text) => ({ id: 1, kind: text, log: text, group: text })),
  );
  for (const field of ['kind', 'log', 'group'] as const)
    expect(integrations.map((integration) => integration[field])).toEqual([
      'Calendar',
      'Calendar',
      ...Array<undefined>(4).fill(undefined),
    ]);
});

it.each(['javascript:x', 'java\tscript:x', 'data:,x', '/meet/1', '//meet', 7])(
  'drops the link %j of a demo',
  (link) => {
    const payload = { demo_id: 12, event_link: link, meet_link: 'https://meet.example/1' };
    expect(parse('requestDemo', payload)).toEqual({
      demo_id: '12',
      event_link: '',
      meet_link: 'https://meet.example/1',
    });
  },
);

const RECEIPTS = ['HN-7K3M9Q', 'AR-222222', 'KKN-P3R5HP', 'HUGR-ZZ9Z22'];

it.each(RECEIPTS)('keeps the receipt %s of a subscription and of a registration', (receipt) => {
  expect(parse('subscribe', { receipt })).toEqual({ receipt });
  expect(parse('register', { receipt })).toMatchObject({ receipt });
});

it.each(['<b>HN-7K3M9Q</b>', 'HN-', '-7K3M9Q', 'hn-7k3m9q', 'HN-7K3M9Q\n', '', 7, null])(
  'drops the receipt %j',
  (receipt) => {
    expect(parse('subscribe', { receipt })).toBeNull();
    expect(parse('register', { receipt })?.receipt).toBeUndefined();
  },
);
