import { slug as slugOf } from 'github-slugger';
import type { Integration, PlanCatalog, PlanRow, PlanValue } from '../../../contract/entities.ts';
import type { ContentReader, SourceDocument } from './contentReader.ts';
import { integrationsSchema, plansSchema, suggestion } from './documentSchemas.ts';
import type { HelpLibrary } from './loadHelp.ts';
import type { PlansData } from './documentSchemas.ts';

/**
 * Integrations in the order of integrations.yaml; an integration's id is made of its name.
 * @param help the articles that they may lead to
 */
export const loadIntegrations = async (
  reader: ContentReader,
  help: Promise<Pick<HelpLibrary, 'articles'>>,
): Promise<Integration[]> => {
  const document = await reader.readYamlFile('integrations.yaml', integrationsSchema);
  if (!document) return [];
  const integrations = document.data.map(({ name, description, logo, article }) => ({
    id: slugOf(name),
    name,
    description,
    logo_url: logo,
    ...(article !== undefined && { article }),
  }));
  const slugs = (await help).articles.map(({ slug }) => slug);
  integrations.forEach(({ id, name, article }, index) => {
    if (integrations.findIndex((other) => other.id === id) < index) {
      document.report([index, 'name'], `"${name}" is listed twice. Remove one of them.`);
    }
    if (article !== undefined && !slugs.includes(article)) {
      document.report(
        [index, 'article'],
        `There is no help article "${article}". ${suggestion(article, slugs)}`,
      );
    }
  });
  return integrations;
};

/** The plans of plans.yaml, with a name beside each value. */
export const loadPlans = async (reader: ContentReader): Promise<PlanCatalog> => {
  const document = await reader.readYamlFile('plans.yaml', plansSchema);
  if (!document) return { plans: [], features: [], additionalUsageCharges: [] };
  const { features, additionalUsageCharges, plans } = document.data;
  plans.forEach((_, index) => {
    reportUnlistedKeys(document, index, 'features');
    reportUnlistedKeys(document, index, 'additionalUsageCharges');
  });
  return {
    features,
    additionalUsageCharges,
    plans: plans.map((plan) => ({
      ...plan,
      additionalUsageCharges: withNames(plan.additionalUsageCharges, additionalUsageCharges),
    })),
  };
};

/** A value whose key is no row of the table would never be seen. */
const reportUnlistedKeys = (
  { data, report }: SourceDocument<PlansData>,
  index: number,
  section: 'features' | 'additionalUsageCharges',
): void => {
  const known = data[section].map(({ key }) => key);
  for (const key of Object.keys(data.plans[index]?.[section] ?? {})) {
    if (known.includes(key)) continue;
    report(
      ['plans', index, section, key],
      `"${key}" is not in the list "${section}" at the top. ${suggestion(key, known)}`,
    );
  }
};

const withNames = (
  values: Record<string, Omit<PlanValue, 'name'>>,
  rows: PlanRow[],
): Record<string, PlanValue> => {
  const nameOf = (key: string) => rows.find((row) => row.key === key)?.name ?? key;
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, { ...value, name: nameOf(key) }]),
  );
};
