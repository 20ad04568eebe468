/** Texts of the overview and the status page of the desk. */
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

export const overviewStrings = {
  greetings: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  intro: (day: string, count: number) =>
    count === 0 ? day : `${day}. ${counted(count, 'thing needs', 'things need')} someone.`,
  newPost: 'New post',
  newEvent: 'New event',
  attention: 'Needs attention',
  nothing: 'Nothing needs you',
  nothingText: 'Deliveries go out, every page is in order, no lead is held.',
  failed: (count: number) => `${counted(count, 'delivery', 'deliveries')} failed`,
  failedText: 'No more tries are made. Look at the reason, and try again.',
  seeDeliveries: 'See deliveries',
  held: (count: number) => (count === 1 ? '1 lead is held' : `${counted(count, 'lead')} are held`),
  heldText: 'It may be spam; nobody has been told.',
  lookAtHeld: 'Look at them',
  problem: (file: string) => `${file} has a problem`,
  problemText: (line: number, message: string) => `Line ${line}: ${message}`,
  goToDocument: 'Open it',
  moreProblems: (count: number) => `${counted(count, 'other problem')} in the content`,
  moreProblemsText: 'Visitors don’t see these documents, or see an earlier version.',
  seeProblems: 'See all problems',
  leads: 'Leads',
  lastDays: 'last 7 days',
  allLeads: 'All leads',
  leadsOf: (day: string, count: number) => `${day}: ${counted(count, 'lead')}`,
  chart: 'Leads of the last 7 days',
  perPane: (count: number) => `A pane is ${count} leads.`,
  totals: { all: 'leads', demo: 'demos', registration: 'guests', newsletter: 'subscribers' },
  noLeads: 'No leads yet',
  noLeadsText: 'Demo requests, registrations and subscriptions arrive here.',
  events: 'Next events',
  allGuests: 'All guests',
  noEvent: 'No event is planned',
  noEventText: 'Guests can register as soon as one is live.',
  seats: (taken: number, capacity: number | undefined) => {
    if (capacity === undefined) return `${taken.toLocaleString('en-US')}, no limit`;
    return taken >= capacity ? `Full, ${capacity}` : `${taken} of ${capacity}`;
  },
  drafts: 'Not yet live',
  allContent: 'All content',
  noDraft: 'No drafts',
  noDraftText: 'What you begin and do not publish waits here.',
  untitled: 'Untitled',
  goesLive: (time: string) => `goes live ${time}`,
  changed: (time: string) => `changed ${time}`,
} as const;

export const statusStrings = {
  title: 'Status',
  intro: 'What the site could not deliver or show.',
  deliveries: 'Deliveries',
  allDelivered: 'All deliveries go out',
  allDeliveredText: 'Emails and webhooks reach their receivers.',
  retryAll: 'Try all again',
  retried: 'The deliveries are tried again.',
  columns: { what: 'Delivery', lead: 'Lead', reason: 'Reason', state: 'Status', since: 'Since' },
  caption: 'Deliveries that failed',
  givenUp: 'Failed',
  retrying: 'Trying again',
  nextTry: (day: string, time: string) => `next try ${day} at ${time}`,
  problems: 'Content',
  noProblems: 'Every page is in order',
  noProblemsText: 'No document has a problem.',
  build: (build: string) => `Build ${build}`,
} as const;
