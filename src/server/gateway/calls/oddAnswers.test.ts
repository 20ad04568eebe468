import type { WholeName } from '../../../contract/calls.ts';
import { MAX_URL_LENGTH } from '../../html/safeUrl.ts';
import {
  CALL_NAMES,
  GOOD,
  placesOf,
  printsNothing,
  valueAt,
  withAt,
  type Place,
} from './answers.fixtures.ts';
import { normalize } from './normalize.ts';
import { MAX_PLANS } from './normalizeCatalog.ts';
import {
  isRecord,
  MAX_ID,
  MAX_ITEMS,
  MAX_LINE,
  MAX_PARTS,
  MAX_PASSAGE,
  MAX_SUMMARY,
} from './readValue.ts';

const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

/** What may stand where something else should. */
const ODD: unknown[] = [
  null,
  undefined,
  0,
  -1.5,
  1e308,
  NaN,
  Infinity,
  true,
  false,
  '',
  'text',
  'undefined',
  'null',
  '[object Object]',
  '9'.repeat(400),
  '\ud800',
  [],
  {},
  [null, undefined, 1, 'x', [], {}, { id: null }, { title: '' }],
  [[{ id: 1 }]],
  { title: {}, name: [], value: null },
  Object.create(null),
  JSON.parse('{"__proto__": {"title": "x"}, "constructor": 1}'),
  nested(20_000),
];

/** Maps whose keys the content API chooses, and fields that may be of more than one kind. */
const MAPS = /^(?:features|additionalUsageCharges)$/;
const NULLABLE = /^(?:value|monthlyPrice|annualPrice)$/;

/** Where a value has not the kind that the contract promises, by the kinds of a good one. */
const breaches = (value: unknown, good: unknown, place: Place = []): Place[] => {
  const last = String(place.at(-1));
  if (Array.isArray(good)) {
    if (!Array.isArray(value)) return [place];
    return value.flatMap((item, index) =>
      good.length === 0 ? [] : breaches(item, good[0], [...place, index]),
    );
  }
  if (isRecord(good)) {
    // An author, a hero and the like may be missing.
    if (value === null && place.length > 0) return [];
    if (!isRecord(value)) return [place];
    if (MAPS.test(last)) return [];
    const isSame = Object.keys(value).sort().join() === Object.keys(good).sort().join();
    return [
      ...(isSame ? [] : [place]),
      ...Object.keys(good).flatMap((key) => breaches(value[key], good[key], [...place, key])),
    ];
  }
  if (NULLABLE.test(last) && value === null) return [];
  return last === 'value' || good === null || typeof value === typeof good ? [] : [place];
};

/** As it stands in an answer: what JSON can't say is no answer. */
const expectWhole = (name: WholeName, payload: unknown) => {
  const answer: unknown = normalize(name, payload);
  expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  expect(printsNothing(answer)).toEqual([]);
  expect(breaches(answer, GOOD[name])).toEqual([]);
  return answer;
};

it.each(CALL_NAMES)('makes something of %s, whatever kind its answer is of', (name) => {
  for (const odd of ODD) expectWhole(name, odd);
});

it.each(CALL_NAMES)('makes something of %s, whatever kind all its fields are of', (name) => {
  for (const odd of ODD) {
    const good: unknown = GOOD[name];
    const fields = Array.isArray(good) ? (good[0] as unknown) : good;
    const oddFields = Object.fromEntries(Object.keys(fields ?? {}).map((key) => [key, odd]));
    for (const payload of [
      oddFields,
      { id: 1, ...oddFields },
      [oddFields],
      [{ ...oddFields, id: 1 }],
    ]) {
      expectWhole(name, payload);
    }
  }
});

it.each(CALL_NAMES)('makes something of %s, whatever kind one of its fields is of', (name) => {
  for (const place of placesOf(GOOD[name])) {
    for (const odd of ODD) expectWhole(name, withAt(GOOD[name], place, odd));
  }
});

it.each(CALL_NAMES)('drops of each list of %s what is no thing, and that alone', (name) => {
  const whole = normalize(name, GOOD[name]);
  const lists = placesOf(GOOD[name]).filter((place) => {
    const list = valueAt(GOOD[name], place);
    return Array.isArray(list) && list.some(isRecord);
  });
  for (const place of lists) {
    const list = valueAt(GOOD[name], place) as unknown[];
    const mixed = list.flatMap((item) => [null, item, 'x', 7, [], {}, { description: 'x' }]);
    expect(normalize(name, withAt(GOOD[name], place, mixed))).toEqual(whole);
  }
});

it.each(CALL_NAMES)('keeps the items of %s as they are beside one that is odd', (name) => {
  const good: unknown = GOOD[name];
  if (!Array.isArray(good)) return;
  const [item] = normalize(name, good) as unknown[];
  for (const place of placesOf(good[0])) {
    for (const odd of ODD) {
      const answer = normalize(name, [good[0], withAt(good[0], place, odd), good[0]]) as unknown[];
      expect([answer[0], answer.at(-1)]).toEqual([item, item]);
    }
  }
});

/** Characters of a text at most, by its field; all others stand on a line. */
const limitOf = (name: WholeName, place: Place): number => {
  const field = String(place.at(-1));
  // A part of an address or an id is another one.
  if (/(?:^id|_id|^slug|^key|_url|_link|_photo|_image)$/.test(field)) return 0;
  if (field === 'answer') return MAX_PASSAGE;
  if (field === 'description') return /event|video/.test(name) ? MAX_PASSAGE : MAX_SUMMARY;
  if (/^(?:bio|question|text)$/.test(field)) return MAX_SUMMARY;
  // A document has the sanitizer's own limit.
  if (field === 'content') return /^help(?:C|S)/.test(name) ? MAX_PASSAGE : Infinity;
  return MAX_LINE;
};

const HUGE = 'a'.repeat(2 * MAX_PASSAGE);

it.each(CALL_NAMES)('reads no more of each text of %s than anybody writes', (name) => {
  for (const place of placesOf(GOOD[name])) {
    if (typeof valueAt(GOOD[name], place) !== 'string') continue;
    for (const huge of [HUGE, `/${HUGE}`, `https://a.example/${HUGE}`]) {
      const answer = normalize(name, withAt(GOOD[name], place, huge));
      const longest = Math.max(0, ...lengthsIn(answer, String(place.at(-1))));
      expect([place, longest <= limitOf(name, place)]).toEqual([place, true]);
    }
  }
});

/** The lengths of the texts under a field's name that begin as the huge ones do. */
const lengthsIn = (value: unknown, field: string): number[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' && key === field && /aaaa/.test(part)
      ? [part.length]
      : lengthsIn(part, field),
  );
};

const MANY = 1500;
/** Lists of which the browser reads pages: they may be longer. */
const PAGED: WholeName[] = ['integrations', 'activePosts', 'events', 'videos'];

/** Items of a list at most, by its place. */
const countOf = (name: WholeName, place: Place): number => {
  const field = String(place.at(-1));
  if (place.length === 0 && PAGED.includes(name)) return MANY;
  if (field === 'plans') return MAX_PLANS;
  const isPart = /^(?:subcategories|tags|faqs|features|additionalUsageCharges)$/.test(field);
  return isPart ? MAX_PARTS : MAX_ITEMS;
};

it.each(CALL_NAMES)('reads no more items of each list of %s than anybody looks at', (name) => {
  for (const place of placesOf(GOOD[name])) {
    const list = valueAt(GOOD[name], place);
    if (!Array.isArray(list) || list.length === 0) continue;
    const many = Array.from({ length: MANY }, (_, index): unknown => {
      const item: unknown = list[index % list.length];
      return isRecord(item)
        ? { ...item, id: `${index}`, key: `${index}` }
        : `${String(item)} ${index}`;
    });
    const answer = valueAt(normalize(name, withAt(GOOD[name], place, many)), place) as unknown[];
    // Of headings those stay that the content has.
    const most = place.at(-1) === 'headings' ? list.length : countOf(name, place);
    expect([place, answer.length]).toEqual([place, most]);
  }
});

it('reads no more keys of a plan than its table has rows', () => {
  const features = Object.fromEntries(Array.from({ length: MANY }, (_, key) => [`k${key}`, true]));
  const { plans, ...rows } = normalize('plans', { plans: [{ name: 'a', features }] });
  expect(Object.keys(plans[0]!.features)).toHaveLength(MAX_PARTS);
  expect(rows.features).toHaveLength(MAX_PARTS);
  const long = { ['k'.repeat(MAX_ID + 1)]: true, ['k'.repeat(MAX_ID)]: true };
  const [plan] = normalize('plans', { plans: [{ name: 'a', features: long }] }).plans;
  expect(Object.keys(plan!.features)).toEqual(['k'.repeat(MAX_ID)]);
});

it('keeps what is as long as it may be, and ends a text between two characters', () => {
  const item = {
    id: 'i'.repeat(MAX_ID),
    name: 'n'.repeat(MAX_LINE),
    description: 'd'.repeat(MAX_SUMMARY),
    logo_url: `/${'u'.repeat(MAX_URL_LENGTH - 1)}`,
  };
  expect(normalize('integrations', [item])).toEqual([item]);
  const name = `${'n'.repeat(MAX_LINE - 1)}\u{1F511}`;
  expect(normalize('integrations', [{ name }])[0]?.name.isWellFormed()).toBe(true);
});
