import { paths } from '../contract/paths.ts';
import { voiceOf, whoCalledWhom } from './voices.ts';

export const homeStrings = {
  meta: {
    // Search results cut titles of more than 60 characters.
    title: (brand: string) =>
      `${brand} | The smart, fast${brand.length > 11 ? '' : ', user-friendly'} real estate CRM`,
    description:
      'The CRM for agents, brokers and real estate teams. Every inquiry in one inbox, assigned to the right agent and answered in minutes.',
  },
  hero: {
    /** One line each from 1024 px. */
    titleLines: ['The smart, fast,', 'user-friendly CRM for', 'people who sell homes'],
    text: 'Every inquiry lands in one inbox, goes to the right agent and gets a reply in minutes, before the buyer calls someone else.',
    action: 'Get Started',
    quietAction: 'Request a demo',
    /** The dashboard and its variant below 768 px; pixels at 1x. */
    scene: {
      name: 'dashboard',
      width: 1160,
      height: 724,
      alt: 'The dashboard: 128 new leads this week, a median first reply of 2 minutes 14 seconds, 46 showings and $4.32M closed',
    },
    smallScene: { name: 'dashboard-mobile', width: 350, height: 484 },
  },
  tagline: {
    title: 'Close deals with ease & confidence',
    text: (brand: string) =>
      `Every sale is a hundred small promises: a callback, an inspection, a second showing. ${brand} keeps track of them and shows your team which one is due next.`,
    voice: whoCalledWhom,
  },
  dashboard: {
    name: 'Dashboard',
    title: 'See how your week went before Monday’s meeting',
    text: 'Weekly, monthly and yearly KPIs on one screen, from first inquiry to closing.',
    points: [
      { term: 'Five stages,', text: 'each with a count you can trust' },
      { term: 'Compare', text: 'this week with last week' },
      { term: 'Click any number', text: 'to see the people behind it' },
    ],
    action: 'See the dashboard',
  },
  leads: {
    name: 'Lead management',
    title: 'Every lead gets an agent right away',
    text: 'Leads from portals, your website, open houses, referrals and ads all land in one inbox, and each one is assigned to an agent.',
    points: [
      { term: 'Round-robin', text: 'picks the agent with fewest leads' },
      { term: 'Individual', text: 'sends it to the agent you choose' },
      { term: 'Campaign', text: 'sends replies to the team behind it' },
    ],
    action: 'See lead management',
  },
  communication: {
    name: 'Real-time communication',
    title: 'Call, text and chat right where the deal is',
    text: 'Calls, texts and team chat stay with the lead, so no one has to ask what was said.',
    cards: [
      {
        scene: 'card-chat',
        title: 'Teams chat',
        to: paths.feature('realtime-communication'),
        text: 'Start a group chat for a listing, a campaign or the whole office. Share photos, floor plans and voice notes. Included in Team and Brokerage.',
      },
      {
        scene: 'card-numbers',
        title: 'Phone numbers',
        to: paths.helpArticle('choose-a-phone-number'),
        text: 'Local, US, Canadian and toll-free numbers for every agent and campaign.',
      },
      {
        scene: 'card-calling',
        title: 'Calling and messaging',
        to: paths.helpArticle('call-from-a-lead'),
        text: 'Call and text from the lead. On Team and Brokerage, AI writes the summary moments after you hang up.',
      },
    ],
  },
  gettingStarted: {
    title: 'Getting started',
    text: 'Set up your office in an afternoon, with a real person to call if you get stuck.',
    cards: [
      {
        scene: 'card-onboarding',
        hue: 'amber',
        title: 'Effortless onboarding',
        to: paths.helpArticle('import-a-spreadsheet'),
        text: 'Upload your spreadsheet. We match the columns, merge duplicates and keep each contact’s history.',
      },
      {
        scene: 'card-team',
        hue: 'teal',
        title: 'Team management',
        to: paths.feature('user-management'),
        text: 'Invite your agents, set their roles and choose who gets leads from each source.',
      },
      {
        scene: 'card-support',
        hue: 'clay',
        title: 'Expert support',
        to: paths.helpCenter,
        text: 'Talk to people who’ve worked in brokerages, by chat or phone.',
      },
    ],
  },
  team: {
    title: 'Empower your team',
    text: 'Broker, admin, team lead or agent: each role sees what it needs and nothing it doesn’t. Included in Team and Brokerage.',
  },
  actions: {
    title: 'Action assignment',
    text: 'The next task goes to the agent with the fewest tasks. Ties go in list order. Each lit window is a finished task.',
  },
  workflow: {
    name: 'Integrations',
    title: 'Streamline your workflow',
    text: 'Sync contacts, track conversations and analyze calls with the apps your office already uses.',
    action: 'Learn more',
    illustration: 'A house front with the icons of eighteen apps in its windows',
  },
  closing: {
    title: 'Simplify your real estate challenges',
    text: 'Spend thirty minutes with us and see your own lead sources on screen. Bring your hardest question.',
    action: 'Request a demo',
  },
  testimonial: {
    ...voiceOf(
      'lena',
      'I used to lose the Saturday leads. Now a lead has my name on it before I’ve put the sign in the car, and',
    ),
    emphasis: 'I call while they’re still in the driveway.',
  },
  discover: { title: 'Discover more' },
  signUp: {
    title: 'Leave the light on for your next lead',
    text: 'Start today and assign your first lead before dinner. No credit card needed.',
    action: 'Get Started',
  },
} as const;

export const bellStrings = {
  ring: 'Ring the bell',
  invitation: 'A new lead is at the door.',
  arrival: (lead: string, agent: string) => `${lead} just wrote in. It’s ${agent}’s turn.`,
  now: 'now',
  callers: [
    { name: 'Nadia Brandt', wish: '3 Linden Court, showing request', source: 'Portico' },
    { name: 'Idris Coleman', wish: 'Home valuation, Alder Row', source: 'Website' },
    { name: 'Lena Ortiz', wish: 'First-time buyer, 1 bed', source: 'Open house' },
    { name: 'Marcus Hale', wish: 'Asked about Harrow Lane', source: 'Referral' },
    { name: 'June Castle', wish: '9 Alder Row, showing request', source: 'Website' },
    { name: 'Peter Oyelaran', wish: 'Sells in spring, two homes', source: 'Referral' },
  ],
} as const;
