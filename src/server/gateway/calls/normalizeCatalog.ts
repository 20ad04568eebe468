import type {
  Integration,
  Plan,
  PlanCatalog,
  PlanRow,
  PlanValue,
} from '../../../contract/entities.ts';
import {
  firstText,
  isRecord,
  MAX_ID,
  MAX_PAGED,
  MAX_PARTS,
  readFlag,
  readId,
  readItems,
  readList,
  readNumber,
  readPlain,
  readSlug,
  readRecord,
  readText,
} from './readValue.ts';
import type { Source } from './readValue.ts';
import { safeFieldUrl } from '../../html/safeUrl.ts';

export const normalizeIntegrations = (payload: unknown): Integration[] =>
  readItems(
    payload,
    (source) => {
      const article = readSlug(source.article).trim();
      return {
        id: readId(source.id ?? source._id),
        name: firstText(source.name, source.title),
        description: readPlain(source.description),
        logo_url: safeFieldUrl(source.logo_url),
        ...(article && { article }),
      };
    },
    MAX_PAGED,
  );

/** They stand side by side, each with a cell in every row of the comparison. */
export const MAX_PLANS = 100;

/** Names that every object has: a map must not seem to hold them, nor be changed by them. */
const UNSAFE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const isKey = (key: string): boolean => key !== '' && key.length <= MAX_ID && !UNSAFE_KEYS.has(key);

const readPlanScalar = (value: unknown): PlanValue['value'] => {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return readNumber(value);
  return firstText(value) || null;
};

/** What a plan says of a feature: an object, or its value alone. */
const normalizePlanValue = (entry: unknown): PlanValue => {
  const source = isRecord(entry) ? entry : { value: entry };
  const value = readPlanScalar(source.value);
  const type = readText(source.type).trim() || (typeof value === 'boolean' ? 'boolean' : '');
  return { type, name: readText(source.name), value };
};

/** A map by key, also from a list whose items name their key. */
const normalizePlanValues = (value: unknown): Record<string, PlanValue> => {
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.filter(isRecord).map((item) => [readId(item.key), item])
    : Object.entries(readRecord(value));
  return Object.fromEntries(
    entries
      .filter(([key, entry]) => isKey(key) && entry !== null)
      .slice(0, MAX_PARTS)
      .map(([key, entry]) => [key, normalizePlanValue(entry)]),
  );
};

const normalizePlan = (source: Source): Plan => ({
  name: readText(source.name),
  title: readText(source.title),
  description: readPlain(source.description),
  isPopular: readFlag(source.isPopular),
  monthlyPrice: readNumber(source.monthlyPrice),
  annualPrice: readNumber(source.annualPrice),
  features: normalizePlanValues(source.features),
  additionalUsageCharges: normalizePlanValues(source.additionalUsageCharges),
});

/** The rows of a table; without a list of them, those that the plans speak of. */
const normalizeRows = (value: unknown, values: Record<string, PlanValue>[]): PlanRow[] => {
  const listed = readList(value)
    .filter(isRecord)
    .map((row) => ({ key: readId(row.key), name: readText(row.name) }));
  const spoken = values
    .flatMap((map) => Object.entries(map))
    .map(([key, { name }]) => ({ key, name }));

  const rows = new Map<string, PlanRow>();
  for (const { key, name } of listed.length > 0 ? listed : spoken) {
    if (isKey(key) && !rows.has(key)) rows.set(key, { key, name: name || key });
  }
  return [...rows.values()].slice(0, MAX_PARTS);
};

export const normalizePlans = (payload: unknown): PlanCatalog => {
  const source = readRecord(Array.isArray(payload) ? { plans: payload } : payload);
  const plans = readItems(source.plans, normalizePlan, MAX_PLANS);
  return {
    plans,
    features: normalizeRows(
      source.features,
      plans.map((plan) => plan.features),
    ),
    additionalUsageCharges: normalizeRows(
      source.additionalUsageCharges,
      plans.map((plan) => plan.additionalUsageCharges),
    ),
  };
};
