/** Alternative texts of the product scenes. The texts of the cards describe theirs. */
const alts = {
  dashboard:
    'The dashboard: 32 new leads this week, a median first reply of 2 minutes 14 seconds, 6 showings and $470k closed',
  'dashboard-kpis':
    'Yearly KPIs: 1,304 new leads, a median first reply of 2 minutes 40 seconds, 34 homes closed, $16.4M closed volume',
  'dashboard-kpis-weekly':
    'Weekly KPIs: 32 new leads, a median first reply of 2 minutes 14 seconds, 6 showings booked, $470k closed volume',
  'dashboard-kpis-monthly':
    'KPIs of four weeks: 115 new leads, a median first reply of 2 minutes 31 seconds, 21 showings booked, $1.44M closed volume',
  'dashboard-kpis-yearly':
    'Yearly KPIs: 1,304 new leads, a median first reply of 2 minutes 40 seconds, 34 homes closed, $16.4M closed volume',
  leads:
    'Lead inbox with 6 waiting, one of them overdue, and round-robin assignment: the next of four agents has 7 leads, the others 8, 8 and 9',
  flow: 'The week’s 32 leads go from five sources to four agents, who have 8, 8, 7 and 9',
  'stats-weekly':
    'Statistics for a week: 32 leads, 1 closed, 3.1% from lead to close, and a table of five sources',
  'stats-monthly':
    'Statistics for four weeks: 115 leads, 3 closed, 2.6% from lead to close, and a table of five sources',
  'stats-yearly':
    'Statistics for the year: 1,304 leads, 34 closed, 2.6% from lead to close, and a table of five sources',
  'stats-custom':
    'Statistics for July to September: 360 leads, 11 closed, 3.1% from lead to close, and a table of five sources',
  campaigns:
    'Campaigns and opportunities: four showings worth $1.86M, three offers worth $1.21M, two closings worth $0.96M',
  activity:
    'Elena Marsh’s activity: six events in three days, from first inquiry to second showing',
  integrations: 'Connected apps and a sync log: 214 contacts, calls and messages synced today',
  comms:
    'A call of 6 minutes 42 seconds with its AI summary, next to the team chat about 1420 Alder St',
  roles: 'A team of 6 people in 4 roles: broker, admin, team lead and agent',
  actions: 'Actions of four agents this week, 35 of 48 done: 9, 8, 10 and 8 of 12',
  waiting:
    '32 new leads this week: 26 reached, 6 waiting by name, each with an agent and a call button',
  sources:
    'Leads and closings of five sources this year: website 417 and 9, portals 359 and 8, open houses 223 and 6, referrals 185 and 9, ads 120 and 2',
  story: '1420 Alder St, $485,000: six events with Elena Marsh from Sunday to Tuesday',
  thread:
    'The lead Elena Marsh: texts, a first showing, a call in three lines and the roof report, beside the team chat about the house',
  'call-task':
    'A call with Jonah Beckett and its summary: “Send the net sheet” is checked and first on the agent’s list; the unchecked step is on no list',
} as const;

interface Size {
  width: number;
  height: number;
}

const SIZE: Size = { width: 760, height: 560 };
const TALL: Size = { width: 340, height: 440 };
const CARD = { width: 340, height: 210, alt: '' };
const LOW_CARD = { width: 340, height: 190, alt: '' };

const otherSizes: Partial<Record<string, Size>> = {
  dashboard: { width: 1160, height: 724 },
  comms: { width: 1040, height: 560 },
  roles: { width: 640, height: 440 },
  actions: { width: 480, height: 492 },
  'call-task': TALL,
};

const described = Object.fromEntries(
  Object.entries(alts).map(([name, alt]) => [name, { ...(otherSizes[name] ?? SIZE), alt }]),
) as Record<keyof typeof alts, Size & { alt: string }>;

export const scenes = {
  ...described,
  'card-chat': CARD,
  'card-numbers': CARD,
  'card-calling': CARD,
  'card-onboarding': LOW_CARD,
  'card-team': LOW_CARD,
  'card-support': LOW_CARD,
};

export type SceneName = keyof typeof scenes;

/** Alternative texts of the pictures on feature cards. */
export const crops = {
  weekly: '6 showings this week, one square each: 2 on Thursday, none on Wednesday and Sunday',
  monthly: 'Four weeks of new leads: 25, 30, 28 and 32, together 115',
  yearly: '1,304 new leads this year, 9% more than by this time last year',
  turns: 'The next of four agents has 7 leads; the others have 8, 8 and 9',
  'one-person': 'Leah and Dev Kapoor, past clients, always go to the same agent',
  'to-campaign': 'Harrow Ave sellers: 19 replies, shared by the team that wrote',
  live: '6 leads today, the latest of them just now',
  'by-source': 'Leads, closings and rate of five sources; referrals lead with 4.9%',
  'one-day': 'Thursday, November 12: 7 of the week’s 32 leads',
  audience: 'Owners on Harrow Ave: 128 match, none opted out, 41 can be emailed',
  message: 'An email to 41 people that stops when they reply',
  team: 'Replies go by turn to three agents, and calls come in on the campaign’s own number',
  invite: 'Three invitations: a team lead and two agents',
  assign: 'A new agent reports to a team lead and takes turns on website and portals',
  pause: 'An agent is away until November 30, with paused turns and the same leads as before',
  'agents-lead': 'Elena Marsh’s newest events: second showing booked, a call, first showing',
  'a-colleagues-day': 'An agent’s day, newest first: a text, a lead by turn, a home value form',
  'the-offices-day': 'What four colleagues did this morning, as it happens',
  'by-turn': 'The agent with 11 actions this week is next; the others have 12',
  'by-role': '“Check the carrier registration” goes to the admin',
  'shared-files': 'A photo, a floor plan and a voice note of 38 seconds in a group chat',
  ringing: 'Three numbers: one rings an agent, one a campaign’s team and one the front desk',
  'missed-call': 'A missed call of Sam Fujita with its voicemail as text, and the reply below it',
  'by-name': '“Call Elena about the roof report” goes to the agent whom she knows',
} as const;

export type CropName = keyof typeof crops;

const CROP = { width: 340, height: 210 };

const cropsByFile = Object.fromEntries(
  Object.entries(crops).map(([name, alt]) => [`crop-${name}`, { ...CROP, alt }]),
) as Record<`crop-${CropName}`, Size & { alt: string }>;

/** The pictures that ship with the site, by the beginning of their file's name, with their usual alternative texts. */
export const sitePictures = { ...scenes, ...cropsByFile };

export type SitePictureName = keyof typeof sitePictures;

export const sitePicture = (scene: SitePictureName) => ({ scene, ...sitePictures[scene] });
