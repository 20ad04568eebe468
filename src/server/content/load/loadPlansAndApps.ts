import { basename } from 'node:path';
import { slug as slugOf } from 'github-slugger';
import { z } from 'zod';
import { documentFile, HELP_FOLDER } from '../../../contract/documents.ts';
import type { Integration, PlanCatalog } from '../../../contract/entities.ts';
import { suggestion } from '../../../lib/editDistance.ts';
import type { ContentReader } from './contentReader.ts';
import { documentObject, exactText, text } from './documentFields.ts';
import { smallPictureField, type LoadContext } from './loadContext.ts';

const LOGO_WIDTH = 160;

export const integrationsSchema = (context: LoadContext) => {
  const logo = smallPictureField(context, LOGO_WIDTH);
  const article = exactText.optional().meta({ options: context.choices.get('article') });
  return z.array(
    documentObject({
      name: text,
      description: text,
      logo,
      article,
      kind: text.optional(),
      log: text.optional(),
      group: text.optional(),
    }),
  );
};

export const loadIntegrations = (context: LoadContext): Integration[] => {
  // Also invalid articles, which have problems of their own.
  const articles = context.reader.files
    .all()
    .filter((path) => path.startsWith(`${HELP_FOLDER}/`))
    .map((path) => basename(path, '.md'));
  const document = context.reader.read(documentFile('integrations'), integrationsSchema(context));
  if (!document) return [];
  const integrations = document.data.map(({ logo, ...fields }) => ({
    id: slugOf(fields.name),
    logo_url: logo,
    ...fields,
  }));
  integrations.forEach(({ id, name, article }, index) => {
    if (integrations.findIndex((other) => other.id === id) < index)
      document.report([index, 'name'], `"${name}" is listed twice. Remove one of them.`);
    if (article !== undefined && !articles.includes(article))
      document.report(
        [index, 'article'],
        `There is no help article "${article}". ${suggestion(article, articles)}`,
      );
  });
  return integrations;
};

const rows = z.array(documentObject({ key: exactText, name: text, group: text.optional() }));

const planValue = {
  type: z.enum(['boolean', 'value']),
  value: z.union([z.boolean(), z.string(), z.number()], 'Write text, a number, true or false.'),
};
const hasType = ({ type, value }: { type: string; value: unknown }) =>
  (type === 'boolean') === (typeof value === 'boolean');
const TYPE_PROBLEM = {
  path: ['value'],
  error: 'Write true or false for the type boolean, and text or a number for the type value.',
};

export const plansSchema = documentObject({
  features: rows,
  additionalUsageCharges: rows,
  plans: z.array(
    documentObject({
      name: text,
      title: text,
      description: text,
      isPopular: z.boolean().default(false),
      monthlyPrice: z.number().nonnegative(),
      annualPrice: z.number().nonnegative(),
      features: z.record(
        z.string(),
        documentObject({ ...planValue, name: text }).refine(hasType, TYPE_PROBLEM),
      ),
      additionalUsageCharges: z.record(
        z.string(),
        documentObject(planValue).refine(hasType, TYPE_PROBLEM),
      ),
    }),
  ),
});

export const loadPlans = (reader: ContentReader): PlanCatalog => {
  const document = reader.read(documentFile('plans'), plansSchema);
  if (!document) return { plans: [], features: [], additionalUsageCharges: [] };
  const { features, additionalUsageCharges, plans } = document.data;
  for (const section of ['features', 'additionalUsageCharges'] as const) {
    const keys = document.data[section].map(({ key }) => key);
    plans.forEach((plan, index) => {
      for (const key of Object.keys(plan[section])) {
        if (keys.includes(key)) continue;
        document.report(
          ['plans', index, section, key],
          `"${key}" is not in the list "${section}" at the top. ${suggestion(key, keys)}`,
        );
      }
    });
  }
  const names = new Map(additionalUsageCharges.map(({ key, name }) => [key, name]));
  return {
    features,
    additionalUsageCharges,
    plans: plans.map((plan) => ({
      ...plan,
      additionalUsageCharges: Object.fromEntries(
        Object.entries(plan.additionalUsageCharges).map(([key, value]) => [
          key,
          { ...value, name: names.get(key) ?? key },
        ]),
      ),
    })),
  };
};
