import type { PlanValue, Plan } from '../../contract/entities.ts';
import { formatNumber } from '../../lib/text.ts';
import { pricingStrings } from '../../strings/pricing.ts';

/** What a plan says about one row: a tick, a cross, words, or nothing at all. */
export type PlanAnswer =
  { kind: 'included' } | { kind: 'excluded' } | { kind: 'text'; text: string } | { kind: 'absent' };

const INCLUDED: PlanAnswer = { kind: 'included' };
const EXCLUDED: PlanAnswer = { kind: 'excluded' };
const ABSENT: PlanAnswer = { kind: 'absent' };

/** Texts that a boolean feature may use for "no". */
const NO = new Set(['', 'false', 'no', '0']);

const answerYesOrNo = (yes: boolean): PlanAnswer => (yes ? INCLUDED : EXCLUDED);

/**
 * Reads a value of any type: booleans become a tick or a cross, whatever their type is called; everything else is
 * shown as it is (types beyond boolean are not known).
 */
export const readPlanValue = (value: PlanValue | undefined): PlanAnswer => {
  const content = value?.value ?? null;
  if (value === undefined || content === null) return ABSENT;
  if (typeof content === 'boolean') return answerYesOrNo(content);
  const text = typeof content === 'number' ? formatNumber(content) : content.trim();
  if (value.type === 'boolean') return answerYesOrNo(!NO.has(text.toLowerCase()));
  return text === '' ? ABSENT : { kind: 'text', text };
};

/** Two answers that read the same are equal. */
export const answerKey = (answer: PlanAnswer): string =>
  answer.kind === 'text' ? `text ${answer.text}` : answer.kind;

/** A name inside a line: `Active leads` becomes `active leads`, `AI summaries` and `KPIs` stay as they are. */
const lowerFirst = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** A feature in the words of a plan card, `500 active leads`; null for what the plan does not have. */
export const sellingLine = (feature: PlanValue): string | null => {
  const answer = readPlanValue(feature);
  const name = feature.name.trim();
  if (answer.kind === 'included') return name || null;
  if (answer.kind !== 'text' || answer.text === '0') return null;
  return name ? `${answer.text} ${lowerFirst(name)}` : answer.text;
};

/** What to call a plan that may lack its name. */
export const planName = ({ name, title }: Plan): string =>
  name || title || pricingStrings.plans.unnamed;
