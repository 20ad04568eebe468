import type { PlanValue, Plan } from '../../contract/entities.ts';
import { formatNumber } from '../../lib/text.ts';
import { pricingStrings } from '../../strings/pricing.ts';

export type PlanAnswer =
  { kind: 'included' } | { kind: 'excluded' } | { kind: 'text'; text: string } | { kind: 'absent' };

const INCLUDED: PlanAnswer = { kind: 'included' };
const EXCLUDED: PlanAnswer = { kind: 'excluded' };
const ABSENT: PlanAnswer = { kind: 'absent' };

/** Texts of a boolean feature that mean "no". */
const NO = new Set(['', 'false', 'no', '0']);

const answerYesOrNo = (yes: boolean): PlanAnswer => (yes ? INCLUDED : EXCLUDED);

/** Booleans become a tick or a cross; values of all other types are shown as text. */
export const readPlanValue = (value: PlanValue | undefined): PlanAnswer => {
  const content = value?.value ?? null;
  if (value === undefined || content === null) return ABSENT;
  if (typeof content === 'boolean') return answerYesOrNo(content);
  const text = typeof content === 'number' ? formatNumber(content) : content.trim();
  if (value.type === 'boolean') return answerYesOrNo(!NO.has(text.toLowerCase()));
  return text === '' ? ABSENT : { kind: 'text', text };
};

/** Equal for answers that look the same. */
export const answerKey = (answer: PlanAnswer): string =>
  answer.kind === 'text' ? `text ${answer.text}` : answer.kind;

/** `Active leads` becomes `active leads`; `AI summaries` and `KPIs` keep their capitals. */
const lowerFirst = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** A feature on a plan card, `500 active leads`; null if the plan does not have it. */
export const sellingLine = (feature: PlanValue): string | null => {
  const answer = readPlanValue(feature);
  const name = feature.name.trim();
  if (answer.kind === 'included') return name || null;
  if (answer.kind !== 'text' || answer.text === '0') return null;
  return name ? `${answer.text} ${lowerFirst(name)}` : answer.text;
};

export const planName = ({ name, title }: Plan): string =>
  name || title || pricingStrings.plans.unnamed;
