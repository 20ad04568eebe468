import { useReadOnce } from '../../api/useReadOnce.ts';
import type { HelpCategory, Id } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { NextStep } from '../../shared/marketing/NextStep.tsx';
import { nextStepStrings } from '../../strings/nextStep.ts';
import { helpCenterApi } from './helpCenterApi.ts';

/** The next category in the help center's order; after the last, the first. */
export const categoryAfter = (categories: readonly HelpCategory[], id: Id) => {
  const index = categories.findIndex((category) => category.id === id);
  const inOrder = [...categories.slice(index + 1), ...categories];
  return inOrder.find((category) => category.id !== id);
};

export function NextCategory({ currentId }: { currentId: Id }) {
  const { data = [] } = useReadOnce(helpCenterApi.endpoints.getHelpCategories);
  const category = categoryAfter(data, currentId);
  const next = category && {
    label: nextStepStrings.category,
    title: category.name,
    text: category.description,
    to: paths.helpCategory(category.id),
  };
  return <NextStep offer="support" next={next} />;
}
