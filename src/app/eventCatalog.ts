import { blogEvents } from '../features/blog/blogEvents.ts';
import { helpCenterEvents } from '../features/help-center/helpCenterEvents.ts';
import { knockEvents } from '../features/home/knock/knockEvents.ts';
import { integrationsEvents } from '../features/integrations/integrationsEvents.ts';
import { navigationEvents } from '../features/navigation/navigationEvents.ts';
import { newsletterEvents } from '../features/newsletter/newsletterEvents.ts';
import { pricingEvents } from '../features/pricing/pricingEvents.ts';
import { officeWeekEvents } from '../features/product/office-week/officeWeekEvents.ts';
import { requestDemoEvents } from '../features/request-demo/requestDemoEvents.ts';
import { webinarsEvents } from '../features/webinars/webinarsEvents.ts';
import { articleEvents } from '../shared/article/articleEvents.ts';
import { faqEvents } from '../shared/faq/faqEvents.ts';
import { leadSourceEvents } from '../shared/lead-form/leadFormEvents.ts';
import type { EventDescription } from '../store/eventDescription.ts';
import { queryEvents } from '../store/queryEvents.ts';
import { storeEvents } from '../store/storeEvents.ts';

/** The site's own events, by whose they are. */
export const siteEvents = {
  'The store': storeEvents,
  Navigation: navigationEvents,
  'Long documents': articleEvents,
  Home: knockEvents,
  'Feature pages': officeWeekEvents,
  Questions: faqEvents,
  Leads: leadSourceEvents,
  Integrations: integrationsEvents,
  Pricing: pricingEvents,
  Blog: blogEvents,
  'Help center': helpCenterEvents,
  Webinars: webinarsEvents,
  'Request a demo': requestDemoEvents,
  Newsletter: newsletterEvents,
};

/**
 * Every event there is, by its action type. No page's scripts hold it: it is for tests, for the documents, and for
 * what is loaded when somebody asks.
 */
export const eventCatalog: Readonly<Record<string, EventDescription>> = Object.assign(
  {},
  ...Object.values(siteEvents),
  queryEvents,
) as Record<string, EventDescription>;
