import type { Plan, PlanCatalog } from '../../contract/entities.ts';
import { answerKey, readPlanValue, type PlanAnswer } from './planValue.ts';

export type ComparisonSection = 'features' | 'additionalUsageCharges';

export interface ComparisonRow {
  key: string;
  name: string;
  /** One answer a plan, in the order of the plans. */
  answers: PlanAnswer[];
  /** Whether the plans answer differently. */
  differs: boolean;
}

const answerOf = (plan: Plan, section: ComparisonSection, key: string): PlanAnswer => {
  const answer = readPlanValue(plan[section][key]);
  // A feature that a plan does not mention is one that it does not have.
  return answer.kind === 'absent' && section === 'features' ? { kind: 'excluded' } : answer;
};

/** One section of the comparison table: the rows that the catalog lists, with what each plan says. */
export const compareSection = (catalog: PlanCatalog, section: ComparisonSection): ComparisonRow[] =>
  catalog[section].map(({ key, name }) => {
    const answers = catalog.plans.map((plan) => answerOf(plan, section, key));
    const differs = new Set(answers.map(answerKey)).size > 1;
    return { key, name, answers, differs };
  });
