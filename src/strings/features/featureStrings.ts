import { type FeatureSlug, paths } from '../../contract/paths.ts';
import { actionAssignmentStrings } from './action-assignment.ts';
import { activityTrackingStrings } from './activity-tracking.ts';
import { campaignsAndOpportunitiesStrings } from './campaigns-and-opportunities.ts';
import { dashboardStrings } from './dashboard.ts';
import { leadManagementSystemStrings } from './lead-management-system.ts';
import { realtimeCommunicationStrings } from './realtime-communication.ts';
import { realtimeStatisticsStrings } from './realtime-statistics.ts';
import { userManagementStrings } from './user-management.ts';
import { turnsSettled, voiceOf, whoCalledWhom } from '../voices.ts';

export interface TitledText {
  title: string;
  text: string;
}

type TextByTitle = Readonly<Record<string, string>>;
type RowByTitle = Readonly<Record<string, { text: string; figure: string }>>;

export interface FeatureStrings {
  meta: { title: string; description: string };
  hero: { title: string; lead: string };
  cards: { title: string; lead: string; items: TextByTitle };
  /** One for a dark panel, two for a pair of tinted panels. */
  scenes: readonly [TitledText] | readonly [TitledText, TitledText];
  /** From the office in all scenes. */
  example: { title: string; lead: string; rows: RowByTitle };
  benefits: { title: string; items: TextByTitle };
  closing: TitledText;
}

export const featureStrings: Record<FeatureSlug, FeatureStrings> = {
  dashboard: dashboardStrings,
  'lead-management-system': leadManagementSystemStrings,
  'realtime-statistics': realtimeStatisticsStrings,
  'campaigns-and-opportunities': campaignsAndOpportunitiesStrings,
  'user-management': userManagementStrings,
  'activity-tracking': activityTrackingStrings,
  'action-assignment': actionAssignmentStrings,
  'realtime-communication': realtimeCommunicationStrings,
};

export const featurePageStrings = {
  getStarted: 'Get Started',
  requestDemo: 'Request a demo',
  otherFeatures: 'Other features',
  discoverTitle: 'Discover more',
  period: {
    label: 'Period',
    names: { weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly', custom: 'Custom' },
  },
} as const;

export interface ReadingItem {
  kind: string;
  title: string;
  to: string;
}

const post = (slug: string, title: string): ReadingItem => ({
  kind: 'Post',
  title,
  to: paths.post(slug),
});

const video = (slug: string, title: string): ReadingItem => ({
  kind: 'Video',
  title,
  to: paths.video(slug),
});

export const featureReading = {
  title: 'From an office that uses it',
  voices: {
    dashboard: voiceOf(
      'samir',
      'I read it on Sunday night. On Monday we talk about the leads instead of arguing about the numbers.',
    ),
    'lead-management-system': turnsSettled,
    'realtime-statistics': voiceOf(
      'wen',
      'I was sure the portals were our best source. They were our busiest. Now I know the difference.',
    ),
    'campaigns-and-opportunities': voiceOf(
      'lena',
      'I used to write to everyone. Now I write to one street, and people write back.',
    ),
    'user-management': voiceOf(
      'colette',
      'Agents see their own leads, I see the invoices, and I’ve stopped handing out my password.',
    ),
    'activity-tracking': whoCalledWhom,
    'action-assignment': voiceOf(
      'ingrid',
      'I used to give tasks to the person standing next to my desk. Now they go to the one with room.',
    ),
    'realtime-communication': voiceOf(
      'lena',
      'The call summary is written before I’ve started the car. I fix a word and drive to the next showing.',
    ),
  },
  items: {
    dashboard: [
      video('reading-the-dashboard-video', 'Reading the dashboard in four glances'),
      post('the-monday-meeting-in-twenty-minutes', 'The Monday meeting in twenty minutes'),
      post('four-columns-weekly', 'Four columns every broker should check every week'),
    ],
    'lead-management-system': [
      video('whose-turn-is-it', 'Whose turn is it? The\u00a0rotation in 35\u00a0seconds'),
      post('five-agents-one-rotation', 'Five agents, one rotation, no spreadsheet'),
      post('first-five-minutes', 'The first five minutes make or break a lead'),
    ],
    'realtime-statistics': [
      video('statistics-custom-view', 'Statistics, and the two dates you choose'),
      post('kpis-that-mislead', 'KPIs that mislead'),
      post('what-a-referral-is-worth', 'What a referral is worth'),
    ],
    'campaigns-and-opportunities': [
      video('campaigns-one-street-at-a-time', 'Campaigns for one street at a time'),
      post('winning-back-quiet-leads', 'Winning back leads that went quiet'),
      post('reading-a-pipeline', 'How to read a pipeline'),
    ],
    'user-management': [
      video('four-roles', 'Four roles in under ninety seconds'),
      post('onboarding-a-team-in-a-week', 'Onboarding a team in a week'),
      post('handing-a-lead-over', 'Handing off a lead without dropping it'),
    ],
    'activity-tracking': [
      video('your-first-afternoon', 'Set up your office in an afternoon'),
      post('showing-note-monday', 'What a good showing note looks like'),
      post('stage-by-stage-checklist', 'From first inquiry to keys: a stage-by-stage checklist'),
    ],
    'action-assignment': [
      video('actions-and-room', 'Actions, and who has room'),
      post('the-overdue-list', 'Working the overdue list'),
      post('who-owns-the-weekend-lead', 'Who owns the weekend lead?'),
    ],
    'realtime-communication': [
      video('calls-summaries-next-promise', 'Calls, summaries and follow-ups'),
      post('reading-a-call-summary', 'Reading a call summary in nine seconds'),
      post('texting-consent-in-plain-words', 'Texting consent in plain words'),
    ],
  } satisfies Record<FeatureSlug, readonly ReadingItem[]>,
};
