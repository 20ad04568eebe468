import type { z } from 'zod';
import { aboutTexts } from './about.ts';
import { emailsTexts } from './emails.ts';
import type { featureSections } from './feature.ts';
import {
  actionsTexts,
  activityTexts,
  campaignsTexts,
  communicationTexts,
  dashboardTexts,
  leadsTexts,
  statisticsTexts,
  usersTexts,
} from './featurePages.ts';
import { homeTexts } from './home.ts';
import { integrationsTexts } from './integrations.ts';
import { navigationTexts } from './navigation.ts';
import {
  blogTexts,
  helpCenterTexts,
  newsletterTexts,
  nextStepTexts,
  notFoundTexts,
  requestDemoTexts,
  webinarsTexts,
} from './pages.ts';
import { pricingTexts } from './pricing.ts';
import type { TextSchema } from './textFields.ts';
import { voicesTexts } from './voices.ts';

/** The documents of `content/texts/`, by the name of their file. The browser must import only their types. */
export const TEXT_SCHEMAS = {
  home: homeTexts,
  about: aboutTexts,
  integrations: integrationsTexts,
  pricing: pricingTexts,
  blog: blogTexts,
  'help-center': helpCenterTexts,
  webinars: webinarsTexts,
  'request-demo': requestDemoTexts,
  newsletter: newsletterTexts,
  'next-step': nextStepTexts,
  'not-found': notFoundTexts,
  navigation: navigationTexts,
  voices: voicesTexts,
  emails: emailsTexts,
  'feature-dashboard': dashboardTexts,
  'feature-lead-management-system': leadsTexts,
  'feature-realtime-statistics': statisticsTexts,
  'feature-campaigns-and-opportunities': campaignsTexts,
  'feature-user-management': usersTexts,
  'feature-activity-tracking': activityTexts,
  'feature-action-assignment': actionsTexts,
  'feature-realtime-communication': communicationTexts,
} satisfies Record<string, TextSchema>;

export type TextName = keyof typeof TEXT_SCHEMAS;

export const TEXT_NAMES = Object.keys(TEXT_SCHEMAS) as TextName[];

export type Texts = { [Name in TextName]: z.infer<ReturnType<(typeof TEXT_SCHEMAS)[Name]>> };

type FeatureSections = ReturnType<typeof featureSections>;

/** What the pages of all features have. */
export type FeatureTexts = z.infer<z.ZodObject<FeatureSections>>;

export type HomeTexts = Texts['home'];

export type AboutTexts = Texts['about'];

export type IntegrationsTexts = Texts['integrations'];

export type RequestDemoTexts = Texts['request-demo'];

export type PricingTexts = Texts['pricing'];

export type EmailTexts = Texts['emails'];
