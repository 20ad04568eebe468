import { paths } from '../contract/paths.ts';

export const homeStrings = {
  meta: {
    title: (brand: string) => `${brand} | The smart, fast, user-friendly real-estate CRM`,
    description:
      'One CRM for agents, brokers and teams who sell homes: every inquiry in one place, handed to the right agent and answered while the light is still on.',
  },
  hero: {
    /** One line each from 1024 px. */
    titleLines: ['The smart, fast,', 'user-friendly CRM for', 'people who sell homes'],
    text: 'Every inquiry in one place, handed to the right agent, and answered while the light is still on.',
    action: 'Get Started',
    quietAction: 'Request a demo',
    /** The dashboard and its variant below 768 px; pixels at 1x. */
    scene: {
      name: 'dashboard',
      width: 1160,
      height: 724,
      alt: 'The dashboard: 128 new leads this week, a median first reply of 2 minutes 14 seconds, 46 showings and $4.32M closed',
    },
    smallScene: { name: 'dashboard-mobile', width: 350, height: 520 },
  },
  tagline: {
    title: 'Close deals with ease & confidence',
    text: (brand: string) =>
      `A sale is a hundred small promises kept on time. ${brand} remembers them, shares them out fairly, and tells you which one is next.`,
  },
  dashboard: {
    name: 'Dashboard',
    title: 'Know the week before Monday’s meeting',
    text: 'Weekly, monthly and yearly KPIs on one screen, from first inquiry to keys in hand.',
    points: [
      { term: 'Five stages,', text: 'one honest count of each' },
      { term: 'Compare', text: 'any week with the one before it' },
      { term: 'Open a number', text: 'and see the people behind it' },
    ],
    action: 'See the dashboard',
  },
  leads: {
    name: 'Lead management',
    title: 'Every lead finds its agent',
    text: 'Portals, website, open houses, referrals and ads arrive in one inbox and leave it with a name on them.',
    points: [
      { term: 'Round-robin', text: 'takes turns, fairly' },
      { term: 'Individual', text: 'sends a lead to one person' },
      { term: 'Campaign', text: 'keeps one audience with one team' },
    ],
    action: 'See lead management',
  },
  communication: {
    name: 'Real-time communication',
    title: 'Talk where the deal already is',
    text: 'Calls, texts and team chat sit beside the lead they are about. Nobody has to ask what was said.',
    cards: [
      {
        scene: 'card-chat',
        title: 'Teams chat',
        to: paths.feature('realtime-communication'),
        text: 'Group chats for a listing, a campaign or the whole office. Share photos, floor plans and voice notes.',
      },
      {
        scene: 'card-numbers',
        title: 'Phone numbers',
        to: paths.helpArticle('choose-a-phone-number'),
        text: 'Local, US, Canadian and toll-free numbers, one for every agent or campaign.',
      },
      {
        scene: 'card-calling',
        title: 'Calling and messaging',
        to: paths.helpArticle('call-from-a-lead'),
        text: 'Call and text from the lead. A summary is written when you hang up.',
      },
    ],
  },
  gettingStarted: {
    title: 'Getting started',
    text: 'Moving in takes an afternoon: three steps, with a person to call.',
    cards: [
      {
        scene: 'card-onboarding',
        hue: 'amber',
        title: 'Effortless onboarding',
        to: paths.helpArticle('import-a-spreadsheet'),
        text: 'Bring a spreadsheet. We match the columns, merge the duplicates and keep the history.',
      },
      {
        scene: 'card-team',
        hue: 'teal',
        title: 'Team management',
        to: paths.feature('user-management'),
        text: 'Invite agents, set roles, choose who takes turns on which source.',
      },
      {
        scene: 'card-support',
        hue: 'clay',
        title: 'Expert support',
        to: paths.helpCenter,
        text: 'People who have worked in brokerages, on chat and on the phone.',
      },
    ],
  },
  team: {
    title: 'Empower your team',
    text: 'Broker, admin, team lead, agent. Each role sees what it needs and nothing that slows it down.',
  },
  actions: {
    title: 'Action assignment',
    text: 'Tasks go to the person with the most room. A yellow square is a finished task.',
  },
  workflow: {
    name: 'Integrations',
    title: 'Streamline your workflow',
    text: 'Contacts sync, conversations are tracked and calls analyzed, from the apps your office already uses.',
    action: 'Learn more',
    illustration: 'A house front with the icons of thirteen apps in its windows; one window is lit',
  },
  closing: {
    title: 'Simplify your real estate challenges',
    text: 'Thirty minutes, your own lead sources on screen, and an answer to the question you came with.',
    action: 'Request a demo',
  },
  testimonial: {
    quote:
      'I used to lose the Saturday leads. Now one comes in, it has my name on it before I have put the sign in the car, and',
    emphasis: 'I call while they are still in the driveway.',
    name: 'Lena Marchetti',
    role: 'Agent, Harborlight Homes, Duluth',
    photo: '',
  },
  discover: { title: 'Discover more', text: 'Eight doors. Open any of them.' },
  signUp: {
    title: 'Leave the light on',
    text: 'Start today. Your first lead can be assigned before dinner.',
    action: 'Get started',
  },
} as const;

export const bellStrings = {
  ring: 'Ring the bell',
  invitation: 'Somebody is at the door.',
  arrival: (lead: string, agent: string) => `${lead} is here. It is ${agent}’s turn.`,
  now: 'now',
  waiting: (count: number) => `${count} leads`,
  callers: [
    { name: 'Nadia Brandt', wish: '3 Linden Court, showing request', source: 'Portico' },
    { name: 'Idris Coleman', wish: 'Valuation, Alder Row', source: 'Website' },
    { name: 'Lena Ortiz', wish: 'First-time buyer, 1 bed', source: 'Open house' },
    { name: 'Marcus Hale', wish: 'Asked about Harrow Lane', source: 'Referral' },
    { name: 'June Castle', wish: '9 Alder Row, showing request', source: 'Website' },
    { name: 'Peter Oyelaran', wish: 'Sells in spring, two homes', source: 'Referral' },
  ],
  rows: [
    {
      name: 'Elena Marsh',
      wish: '14 Alder Row, showing request',
      source: 'Portico',
      agent: 'Daniel Reyes',
      age: '2m',
    },
    {
      name: 'Jonah Beckett',
      wish: 'Valuation, Harrow Lane',
      source: 'Website',
      agent: 'Priya Nair',
      age: '6m',
    },
    {
      name: 'Ruth Abara',
      wish: 'First-time buyer, 2 bed',
      source: 'Open house',
      agent: 'Tom Lindqvist',
      age: '11m',
    },
    {
      name: 'Sam Fujita',
      wish: 'Asked about Linden Court',
      source: 'Referral',
      agent: 'Owen Castellano',
      age: '19m',
    },
  ],
} as const;
