import type {
  Integration,
  Plan,
  PlanCatalog,
  PlanRow,
  PlanValue,
} from '../../../contract/entities';
import {
  firstText,
  isRecord,
  readFlag,
  readId,
  readItems,
  readList,
  readNumber,
  readPlain,
  readRecord,
  readText,
} from './readValue';
import type { Source } from './readValue';
import { safeFieldUrl } from './safeUrl';

export const normaliseIntegrations = (payload: unknown): Integration[] =>
  readItems(payload, (source) => ({
    id: readId(source.id ?? source._id),
    name: firstText(source.name, source.title),
    description: readPlain(source.description),
    logo_url: safeFieldUrl(source.logo_url),
  }));

/** Names that every object has: a map must not seem to hold them, nor be changed by them. */
const UNSAFE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const isKey = (key: string): boolean => key !== '' && !UNSAFE_KEYS.has(key);

const readPlanScalar = (value: unknown): PlanValue['value'] => {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return readNumber(value);
  return firstText(value) || null;
};

/** What a plan says of a feature: an object, or its value alone. */
const normalisePlanValue = (entry: unknown): PlanValue => {
  const source = isRecord(entry) ? entry : { value: entry };
  const value = readPlanScalar(source.value);
  const type = readText(source.type).trim() || (typeof value === 'boolean' ? 'boolean' : '');
  return { type, name: readText(source.name), value };
};

/** A map by key, also from a list whose items name their key. */
const normalisePlanValues = (value: unknown): Record<string, PlanValue> => {
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.filter(isRecord).map((item) => [readId(item.key), item])
    : Object.entries(readRecord(value));
  return Object.fromEntries(
    entries
      .filter(([key, entry]) => isKey(key) && entry !== null)
      .map(([key, entry]) => [key, normalisePlanValue(entry)]),
  );
};

const normalisePlan = (source: Source): Plan => ({
  name: readText(source.name),
  title: readText(source.title),
  description: readPlain(source.description),
  isPopular: readFlag(source.isPopular),
  monthlyPrice: readNumber(source.monthlyPrice),
  annualPrice: readNumber(source.annualPrice),
  features: normalisePlanValues(source.features),
  additionalUsageCharges: normalisePlanValues(source.additionalUsageCharges),
});

/** The rows of a table; without a list of them, those that the plans speak of. */
const normaliseRows = (value: unknown, values: Record<string, PlanValue>[]): PlanRow[] => {
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
  return [...rows.values()];
};

export const normalisePlans = (payload: unknown): PlanCatalog => {
  const source = readRecord(Array.isArray(payload) ? { plans: payload } : payload);
  const plans = readItems(source.plans, normalisePlan);
  return {
    plans,
    features: normaliseRows(
      source.features,
      plans.map((plan) => plan.features),
    ),
    additionalUsageCharges: normaliseRows(
      source.additionalUsageCharges,
      plans.map((plan) => plan.additionalUsageCharges),
    ),
  };
};
