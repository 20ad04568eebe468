import { createSelector } from '@reduxjs/toolkit';
import type { Plan, PlanCatalog } from '../../contract/entities.ts';
import type { RootState } from '../../store/rootReducer.ts';
import { canFit, fittingPlan, type PlanFit } from './fittingPlan.ts';
import { annualSaving, planPrice, type Saving } from './prices.ts';
import { sellingLine, answerKey, readPlanValue, type PlanAnswer } from './planValue.ts';
import { pricingApi } from './pricingApi.ts';
import {
  selectBillingPeriod,
  selectChosenPlan,
  selectDifferencesOnly,
  selectIsExample,
  selectOffice,
} from './pricingSlice.ts';

type ComparisonSection = 'features' | 'additionalUsageCharges';

interface ComparisonRow {
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

/** Ticks on a plan's card. */
const SELLING_LINE_COUNT = 5;

const NO_CATALOG: PlanCatalog = { plans: [], features: [], additionalUsageCharges: [] };

const selectRead = pricingApi.endpoints.getPlans.select();

const selectCatalog = (state: RootState): PlanCatalog => selectRead(state).data ?? NO_CATALOG;

export const selectPlans = (state: RootState): readonly Plan[] => selectCatalog(state).plans;

export interface PlanOffer {
  plan: Plan;
  /** Dollars for the chosen period; null when the plan has no such price. */
  price: number | null;
  /** Dollars for a year paid at once; null when unknown. */
  annualTotal: number | null;
  saving: Saving | null;
  /** The first things the plan has, in its own selling order. */
  sellingLines: string[];
}

/** What each plan's card shows for the chosen billing period. */
export const selectOffers = createSelector(
  [selectPlans, selectBillingPeriod],
  (plans, billingPeriod): PlanOffer[] =>
    plans.map((plan) => ({
      plan,
      price: planPrice(plan, billingPeriod),
      annualTotal: planPrice(plan, 'annual'),
      saving: annualSaving(plan),
      sellingLines: Object.values(plan.features)
        .map(sellingLine)
        .filter((line) => line !== null)
        .slice(0, SELLING_LINE_COUNT),
    })),
);

export interface ComparedSection {
  section: ComparisonSection;
  rows: ComparisonRow[];
}

const selectAllSections = createSelector([selectCatalog], (catalog): ComparedSection[] =>
  (['features', 'additionalUsageCharges'] as const).map((section) => ({
    section,
    rows: compareSection(catalog, section),
  })),
);

/** Whether there is anything to compare at all. */
export const selectHasComparison = createSelector(
  [selectAllSections, selectPlans],
  (sections, plans) => plans.length > 0 && sections.some(({ rows }) => rows.length > 0),
);

/** One plan alone can't differ from anything, so its rows are always shown. */
const selectLeavesOutAlike = createSelector(
  [selectDifferencesOnly, selectPlans],
  (differencesOnly, plans) => differencesOnly && plans.length > 1,
);

/** Sections of the comparison with the rows to show; a section without any is left out. */
export const selectComparedSections = createSelector(
  [selectAllSections, selectLeavesOutAlike],
  (sections, leavesOutAlike) =>
    sections
      .map(({ section, rows }) => ({
        section,
        rows: leavesOutAlike ? rows.filter(({ differs }) => differs) : rows,
      }))
      .filter(({ rows }) => rows.length > 0),
);

export const selectCanCalculate = createSelector([selectPlans], canFit);

/** The plan that the calculator recommends; null if none fits or an input is empty. */
export const selectOfficeFit = createSelector(
  [selectPlans, selectOffice, selectBillingPeriod],
  (plans, { people, leadsPerMonth }, period) =>
    people === null || leadsPerMonth === null
      ? null
      : fittingPlan(plans, { people, leadsPerMonth }, period),
);

/** Null for the prefilled example, which marks no plan. */
export const selectFit = (state: RootState): PlanFit | null =>
  selectIsExample(state) ? null : selectOfficeFit(state);

/** Index of the plan that small screens always show: the popular one, or the first. */
export const selectReferencePlan = createSelector([selectPlans], (plans) =>
  Math.max(
    0,
    plans.findIndex(({ isPopular }) => isPopular),
  ),
);

/** Index of the plan next to it: the chosen one, else the recommended one, else the first of the others. */
export const selectComparedPlan = createSelector(
  [selectPlans, selectReferencePlan, selectChosenPlan, selectFit],
  (plans, reference, chosen, fit) => {
    const others = [...plans.keys()].filter((position) => position !== reference);
    const wanted = chosen ?? fit?.position;
    return others.find((position) => position === wanted) ?? others[0] ?? reference;
  },
);
