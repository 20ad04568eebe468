import { z } from 'zod';
import type { PlanRow, PlanValue } from '../../../contract/entities.ts';
import { isRecord } from '../../../lib/isRecord.ts';
import { entityNamed, expecting, expectingMap, optional } from './expected.ts';
import {
  entitiesOf,
  flag,
  id,
  line,
  listOf,
  MAX_ID,
  MAX_PAGED,
  MAX_PARTS,
  number,
  objectOf,
  slug,
  summaryText,
  url,
} from './values.ts';

export const integrations = entitiesOf(
  entityNamed(
    'Integration',
    z.object({
      id,
      name: line,
      description: summaryText,
      logo_url: url,
      article: optional(slug.describe('Slug of the help article about it.')),
      kind: optional(line.describe('What it is, in a word or two.')),
      log: optional(line.describe('A line that it writes in the sync log.')),
      group: optional(line.describe('The apps that it is listed with.')),
    }),
  ).transform(({ article, kind, log, group, ...rest }) => ({
    ...rest,
    ...(kind.trim() && { kind: kind.trim() }),
    ...(log.trim() && { log: log.trim() }),
    ...(group.trim() && { group: group.trim() }),
    ...(article.trim() && { article: article.trim() }),
  })),
  MAX_PAGED,
);

export const MAX_PLANS = 100;

/** A map must not seem to contain the properties of every object. */
const UNSAFE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const isKey = (key: string): boolean => key !== '' && key.length <= MAX_ID && !UNSAFE_KEYS.has(key);

const planValue = z.preprocess(
  (entry) => (isRecord(entry) ? entry : { value: entry }),
  entityNamed(
    'PlanValue',
    z.object({
      type: line.describe(
        '`boolean` shows a check mark or a dash; any other type shows its value.',
      ),
      name: optional(line),
      value: expecting(
        z.union([z.boolean(), z.number(), z.string()]).nullable(),
        z.union([z.boolean(), z.number(), line.transform((text) => text || null)]),
      ),
    }),
  ).transform((entry): PlanValue => ({
    ...entry,
    type: entry.type.trim() || (typeof entry.value === 'boolean' ? 'boolean' : ''),
  })),
);

const planValues = expectingMap(
  planValue,
  z
    .unknown()
    .default({})
    .transform((source): Record<string, PlanValue> =>
      Object.fromEntries(
        Object.entries(isRecord(source) ? source : {})
          .filter(([key, entry]) => isKey(key) && entry !== null && entry !== undefined)
          .slice(0, MAX_PARTS)
          .map(([key, entry]) => [key, planValue.parse(entry)]),
      ),
    ),
);

const plan = entityNamed(
  'Plan',
  z.object({
    name: line,
    title: line,
    description: summaryText,
    isPopular: flag,
    monthlyPrice: number.describe('Dollars a month when paid monthly; null for none.'),
    annualPrice: number.describe('Dollars for a year when paid annually; null for none.'),
    features: planValues.describe('By the keys of the list `features`.'),
    additionalUsageCharges: planValues.describe('By the keys of the list of the same name.'),
  }),
);

const row = entityNamed(
  'PlanRow',
  z.object({
    key: id,
    name: line,
    group: optional(line.describe('The rows that it is listed with.')),
  }),
);

/** The listed rows of the comparison or, without a list, the keys that the plans use. */
const rowsOf = (listed: z.infer<typeof row>[], values: Record<string, PlanValue>[]): PlanRow[] => {
  const used = values.flatMap((map) =>
    Object.entries(map).map(([key, value]) => ({ key, name: value.name, group: '' })),
  );
  const rows = new Map<string, PlanRow>();
  for (const { key, name, group } of listed.length > 0 ? listed : used) {
    if (!isKey(key) || rows.has(key)) continue;
    rows.set(key, { key, name: name || key, ...(group.trim() && { group: group.trim() }) });
  }
  return [...rows.values()].slice(0, MAX_PARTS);
};

export const planCatalog = objectOf({
  plans: entitiesOf(plan, MAX_PLANS),
  features: listOf(row).describe('Rows of the comparison, in order.'),
  additionalUsageCharges: listOf(row).describe('Rows below the comparison, in order.'),
}).transform(({ plans, ...listed }) => {
  const rows = (section: keyof typeof listed) =>
    rowsOf(
      listed[section],
      plans.map((one) => one[section]),
    );
  return {
    plans,
    features: rows('features'),
    additionalUsageCharges: rows('additionalUsageCharges'),
  };
});
