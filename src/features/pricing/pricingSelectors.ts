import { createSelector } from '@reduxjs/toolkit';
import type { Plan, PlanCatalog, PlanRow } from '../../contract/entities.ts';
import { hasApi, type RootState } from '../../store/rootReducer.ts';
import { fittingPlan, type PlanFit } from './fittingPlan.ts';
import { annualSaving, readPlanValue, type ShownValue } from './plan.ts';
import { pricingApi } from './pricingApi.ts';
import {
  selectBillingPeriod,
  selectChosenPlanIndex,
  selectDifferencesOnly,
  selectIsExample,
  selectInputs,
} from './pricingSlice.ts';

const SECTIONS = ['features', 'additionalUsageCharges'] as const;

const NO_CATALOG: PlanCatalog = { plans: [], features: [], additionalUsageCharges: [] };

const selectPlansQuery = pricingApi.endpoints.getPlans.select();

const selectCatalog = (state: RootState): PlanCatalog =>
  (hasApi(state) && selectPlansQuery(state).data) || NO_CATALOG;

/** Prices and words of a plan have no selectors: components compute them by `plan.ts` from the plan and the billing period. */
export const selectPlans = (state: RootState): readonly Plan[] => selectCatalog(state).plans;

/** The most percent that annual billing saves; 0 if it saves nothing or the plans are unknown. */
export const selectLargestSaving = (state: RootState): number =>
  Math.max(0, ...selectPlans(state).map((plan) => annualSaving(plan)?.percent ?? 0));

interface ComparedRow extends PlanRow {
  cells: ShownValue[];
}

/** Rows without a group come first, in a group without a name; the others in the order of their groups. */
const inGroups = (rows: readonly ComparedRow[]) => {
  const groups = new Map<string, ComparedRow[]>([['', []]]);
  for (const row of rows) {
    const { group = '' } = row;
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  return Array.from(groups, ([name, grouped]) => ({ name, rows: grouped })).filter(
    (group) => group.rows.length > 0,
  );
};

export const selectComparedSections = createSelector(
  [selectCatalog, selectDifferencesOnly],
  (catalog, differencesOnly) =>
    SECTIONS.map((section) => {
      const rows = catalog[section].map((row) => ({
        ...row,
        cells: catalog.plans.map((plan) => {
          const cell = readPlanValue(plan[section][row.key]);
          // A plan does not have the features that it does not mention.
          return section === 'features' ? (cell ?? false) : cell;
        }),
      }));
      const isFiltered = differencesOnly && catalog.plans.length > 1;
      const differs = ({ cells }: ComparedRow) => new Set(cells).size > 1;
      return { section, groups: inGroups(isFiltered ? rows.filter(differs) : rows) };
    }).filter(({ groups }) => groups.length > 0),
);

export const selectHasComparison = (state: RootState): boolean => {
  const catalog = selectCatalog(state);
  return catalog.plans.length > 0 && SECTIONS.some((section) => catalog[section].length > 0);
};

/** The plan that the calculator recommends; null if none fits or an input is empty. */
export const selectRecommendation = createSelector(
  [selectPlans, selectInputs, selectBillingPeriod],
  (plans, { people, leadsPerMonth }, period): PlanFit | null =>
    people && leadsPerMonth ? fittingPlan(plans, people, leadsPerMonth, period) : null,
);

/** The plan whose card is marked: the recommended one, but none for the prefilled example. */
export const selectFittingPlan = (state: RootState): Plan | undefined =>
  selectIsExample(state) ? undefined : selectRecommendation(state)?.plan;

/** Index of the plan that small screens always show: the popular one, or the first. */
export const selectReferencePlanIndex = (state: RootState): number =>
  Math.max(
    0,
    selectPlans(state).findIndex(({ isPopular }) => isPopular),
  );

/** Index of the plan next to it: the chosen one, else the recommended one, else the first of the others. */
export const selectComparedPlanIndex = createSelector(
  [selectPlans, selectReferencePlanIndex, selectChosenPlanIndex, selectFittingPlan],
  (plans, reference, chosen, fitting) => {
    const others = [...plans.keys()].filter((index) => index !== reference);
    const wanted = chosen ?? plans.findIndex((plan) => plan === fitting);
    return others.find((index) => index === wanted) ?? others[0] ?? reference;
  },
);
