import { paths, type FeatureSlug } from '../../contract/paths.ts';

export interface ReadingItem {
  kind: string;
  /** The document's own title. */
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
  title: 'From people who use it',
  items: {
    dashboard: [
      video('reading-the-dashboard-video', 'Reading the dashboard in four glances'),
      post('the-monday-meeting-in-twenty-minutes', 'The Monday meeting in twenty minutes'),
      post('four-columns-weekly', 'Four columns every broker should look at weekly'),
    ],
    'lead-management-system': [
      video('rotation-in-two-minutes', 'Whose turn is it? The rotation in 35 seconds'),
      post('five-agents-one-rotation', 'Five agents, one rotation, no spreadsheet'),
      post('first-five-minutes', 'The first five minutes are a door left ajar'),
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
      video('roles-in-ninety-seconds', 'Four roles in under ninety seconds'),
      post('onboarding-a-team-in-a-week', 'Onboarding a team in a week'),
      post('handing-a-lead-over', 'Handing a lead over without dropping it'),
    ],
    'activity-tracking': [
      video('your-first-afternoon', 'Your first afternoon'),
      post('showing-note-monday', 'What a good showing note looks like on Monday'),
      post('stage-by-stage-checklist', 'From first inquiry to keys: a stage-by-stage checklist'),
    ],
    'action-assignment': [
      video('actions-and-room', 'Actions, and who has room'),
      post('the-overdue-list', 'Working the overdue list'),
      post('who-owns-the-weekend-lead', 'Who owns the weekend lead?'),
    ],
    'realtime-communication': [
      video('calls-summaries-next-promise', 'Calls, summaries and the next small promise'),
      post('reading-a-call-summary', 'Reading a call summary in nine seconds'),
      post('texting-consent-in-plain-words', 'Texting consent in plain words'),
    ],
  } satisfies Record<FeatureSlug, readonly ReadingItem[]>,
};
