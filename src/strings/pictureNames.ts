import { inSentenceCase } from '../lib/text.ts';

const NAMES: Readonly<Record<string, string>> = {
  'dashboard-kpis': 'Dashboard: KPIs',
  'dashboard-kpis-weekly': 'Dashboard: weekly KPIs',
  'dashboard-kpis-monthly': 'Dashboard: monthly KPIs',
  'dashboard-kpis-yearly': 'Dashboard: yearly KPIs',
  leads: 'Lead inbox',
  flow: 'Leads from sources to agents',
  'stats-weekly': 'Statistics of a week',
  'stats-monthly': 'Statistics of a month',
  'stats-yearly': 'Statistics of a year',
  'stats-custom': 'Statistics of three months',
  integrations: 'Connected apps',
  comms: 'Call and team chat',
  roles: 'Team and roles',
  waiting: 'Leads that wait',
  sources: 'Leads by source',
  story: 'Events of a listing',
  thread: 'Texts and calls of a lead',
  'call-task': 'Tasks from a call',
};

/** What writers call a picture that comes with the site. */
export const pictureNames = (name: string): string => {
  if (Object.hasOwn(NAMES, name)) return NAMES[name]!;
  const words = inSentenceCase(name.replace(/^(?:card|crop)-/, '').replaceAll('-', '_'));
  if (name.startsWith('card-')) return `Card: ${words}`;
  return name.startsWith('crop-') ? `Detail: ${words}` : words;
};
