import { FEATURE_SLUGS, type FeatureSlug } from '../contract/paths.ts';
import { featureNames } from './navigation.ts';

export interface FeatureListItem {
  slug: FeatureSlug;
  name: string;
  /** One short line below the name. */
  line: string;
}

const lines: Record<FeatureSlug, string> = {
  dashboard: 'The week on one screen',
  'lead-management-system': 'Every lead finds its agent',
  'realtime-statistics': 'Weekly, monthly, yearly, custom',
  'campaigns-and-opportunities': 'From first card to closing',
  'user-management': 'Roles from admin to agent',
  'activity-tracking': 'Who did what, and when',
  'action-assignment': 'Tasks go to whoever has room',
  'realtime-communication': 'Talk where the deal already is',
};

/** The eight features as cards (spec §3, Feature card), in the order the site lists them. */
export const featuresList: readonly FeatureListItem[] = FEATURE_SLUGS.map((slug) => ({
  slug,
  name: featureNames[slug],
  line: lines[slug],
}));

/** Takes the place of the feature that is being viewed (spec §2, Home). */
export const integrationsName = 'Integrations';
