const SIZE = { width: 760, height: 560 } as const;
/** On cards, whose text describes them. */
const CARD = { width: 340, height: 210, alt: '' } as const;
const LOW_CARD = { ...CARD, height: 190 } as const;

/** Upright, for phones too. */
const TALL = { width: 340, height: 440 } as const;

/** The product scenes: pixels at 1x, and alternative texts with the numbers shown. */
export const scenes = {
  'dashboard-kpis': {
    ...SIZE,
    alt: 'Yearly KPIs: 5,214 new leads, a median first reply of 2 minutes 40 seconds, 372 homes closed, $178.6M closed volume',
  },
  'dashboard-kpis-weekly': {
    ...SIZE,
    alt: 'Weekly KPIs: 128 new leads, a median first reply of 2 minutes 14 seconds, 9 homes closed, $4.32M closed volume',
  },
  'dashboard-kpis-monthly': {
    ...SIZE,
    alt: 'KPIs of four weeks: 459 new leads, a median first reply of 2 minutes 31 seconds, 33 homes closed, $15.84M closed volume',
  },
  'dashboard-kpis-yearly': {
    ...SIZE,
    alt: 'Yearly KPIs: 5,214 new leads, a median first reply of 2 minutes 40 seconds, 372 homes closed, $178.6M closed volume',
  },
  leads: {
    ...SIZE,
    alt: 'Lead inbox with 24 waiting and round-robin assignment: Owen is next with 31 leads, Priya and Tom have 32, Daniel 33',
  },
  'stats-weekly': {
    ...SIZE,
    alt: 'Statistics for a week: 128 leads, 9 closed, 7.0% from lead to close, and a table of five sources',
  },
  'stats-monthly': {
    ...SIZE,
    alt: 'Statistics for four weeks: 459 leads, 33 closed, 7.2% from lead to close, and a table of five sources',
  },
  'stats-yearly': {
    ...SIZE,
    alt: 'Statistics for the year: 5,214 leads, 372 closed, 7.1% from lead to close, and a table of five sources',
  },
  'stats-custom': {
    ...SIZE,
    alt: 'Statistics for July to September: 1,570 leads, 113 closed, 7.2% from lead to close, and a table of five sources',
  },
  campaigns: {
    ...SIZE,
    alt: 'Campaigns and opportunities: four showings worth $1.86M, three offers worth $1.21M, two closings worth $0.96M',
  },
  activity: {
    ...SIZE,
    alt: 'The activity of Elena Marsh: six events in three days, from the first inquiry to a second showing',
  },
  integrations: {
    ...SIZE,
    alt: 'Connected apps and a sync log: 214 contacts, calls and messages synced today',
  },
  comms: {
    width: 1040,
    height: 560,
    alt: 'A call of 6 minutes 42 seconds with its AI summary beside the team chat about 14 Alder Row',
  },
  roles: {
    width: 640,
    height: 440,
    alt: 'A team of 6 people in 4 roles: broker, admin, team lead and agent',
  },
  actions: {
    width: 480,
    height: 440,
    alt: 'Actions this week, 35 of 48 done: Daniel 9 of 12, Priya 8 of 12, Tom 10 of 12, Owen 8 of 12',
  },
  waiting: {
    ...SIZE,
    alt: '128 new leads this week: 104 reached, 24 waiting by name, each with an agent and a button to call',
  },
  sources: {
    ...SIZE,
    alt: 'Leads and closings of five sources in four weeks: website 147 and 9, portals 126 and 7, open houses 79 and 6, referrals 65 and 9, ads 42 and 2',
  },
  story: {
    ...SIZE,
    alt: '14 Alder Row, $485,000: six events with Elena Marsh from Sunday to Tuesday',
  },
  thread: {
    ...SIZE,
    alt: 'The lead Elena Marsh: texts, a first showing, a call in three lines and the roof survey',
  },
  invited: {
    ...TALL,
    alt: 'The team’s list: Owen and Tom are marked Invited, Priya, Daniel and Grace have been in since nine',
  },
  'call-task': {
    ...TALL,
    alt: 'A call with Jonah Beckett and its summary: “Send the fee sheet” is ticked and stands first in Owen’s list, the step that is not ticked is on no list',
  },
  'card-chat': CARD,
  'card-numbers': CARD,
  'card-calling': CARD,
  'card-onboarding': LOW_CARD,
  'card-team': LOW_CARD,
  'card-support': LOW_CARD,
} as const;

export type SceneName = keyof typeof scenes;

/** Alternative texts of the crops on the feature pages' cards. */
export const crops = {
  weekly:
    '128 new leads this week, one pane each: 17 on Monday, 24 on Thursday, 12 on Sunday so far',
  monthly: 'Four weeks of new leads: 98, 121, 112 and 128, together 459',
  yearly: '5,214 new leads this year, 9% more than by this time last year',
  turns: 'Owen is next with 31 leads; Priya and Tom have 32, Daniel 33',
  'one-person': 'Leah and Dev Kapoor, past clients, always go to Daniel Reyes',
  'to-campaign': 'Harrow Lane sellers: 19 replies, shared by the team that wrote',
  live: '12 leads today, the latest of them just now',
  'by-source': 'Leads, closings and rate of five sources; referrals lead with 13.8%',
  'one-day': 'Thursday, November 14: 24 of the week’s 128 leads',
  audience: 'Owners on Harrow Lane: 128 match, none opted out, 41 can be emailed',
  message: 'An email to 41 people that stops when they reply',
  team: 'Answers go by turn to Daniel, Priya and Tom, calls to a number of the campaign’s own',
  invite: 'Three invitations: a team lead and two agents',
  assign: 'Owen Castellano reports to Daniel Reyes and takes turns on website and portals',
  pause: 'Tom is away until December 2: his turns are paused, his own leads stay his',
  'agents-lead': 'Elena Marsh’s newest events: second showing booked, Daniel called, first showing',
  'a-colleagues-day': 'Priya’s day, newest first: a text, a lead by turn, a valuation form',
  'the-offices-day': 'What Maya, Grace, Daniel and Priya did this morning, as it happens',
  'by-turn': 'Owen has been given 11 actions this week and is next; the others have 12',
  'by-role': '“Check the carrier registration” goes to the admin, Grace Whitfield',
  'by-name': '“Call Elena about the roof survey” goes to Daniel Reyes, whom she knows',
} as const;

export type CropName = keyof typeof crops;
