import type { MailKind } from '../database/deliveryKinds.ts';
import type {
  DemoPayload,
  PeopleChange,
  RegistrationPayload,
  ReviewMail,
} from '../deliveries/outboxPayload.ts';
import type { MailPayloads } from './messageOfKind.ts';

const visitor = {
  first_name: 'Ruth',
  last_name: 'Abara-Lindqvist',
  phone: '+12025550123',
  email: 'ruth.abara@alder-and-stone.example',
  time_zone: 'America/Chicago',
  source: {
    first: { utm_source: 'harbor', utm_campaign: 'open-house-week', landing: '/pricing' },
    last: { referrer: 'www.google.com', landing: '/blog/first-call' },
  },
  created_at: '2026-11-20T15:00:00.000Z',
};

const demo: DemoPayload = {
  type: 'demo',
  id: 'HD-7K3M9Q',
  receipt: 'HD-7K3M9Q',
  ...visitor,
  real_estate_experience: '4+ deals a month',
  monthly_budget: '0-$500',
  preferred_datetime: '2026-11-23T15:00:00.000Z',
  demo_id: 'HD-7K3M9Q',
  event_link: 'https://site.example/calendar/3q2-7wAAAAAAAAAAAAAAAA.ics',
  meet_link: 'https://meet.site.example/3q2-7wAAAAAAAAAAAAAAAA',
  change_link: 'https://site.example/my-demo/3q2-7wAAAAAAAAAAAAAAAA',
};

const movedDemo: DemoPayload = {
  ...demo,
  type: 'demo-moved',
  sequence: 1,
  previous_datetime: '2026-11-23T14:00:00.000Z',
  changed_at: '2026-11-21T15:00:00.000Z',
};

const canceledDemo: DemoPayload = { ...movedDemo, type: 'demo-canceled', sequence: 2 };

const registration: RegistrationPayload = {
  type: 'registration',
  id: '5f0f6a0e-6f0e-4d0e-9d3e-0a7f7f2d9c11',
  receipt: 'HR-7K3M9Q',
  ...visitor,
  company: 'Alder & Stone Realty',
  reason_for_attending: 'We lose calls at night.\nHow do others share them?',
  is_canceled: false,
  link: 'https://site.example/my-registration/3q2-7wAAAAAAAAAAAAAAAA',
  join_link: 'https://site.example/my-registration/9hK-2bBBBBBBBBBBBBBBBB/join',
  calendar_link: 'https://site.example/calendar/5dM-8cCCCCCCCCCCCCCCCC.ics',
  event: {
    id: 'live-rotation',
    slug: 'live-rotation',
    title: 'Set up a fair rotation in 30 minutes, live',
    url: 'https://site.example/resources/webinars/event/live-rotation',
    starts_at: '2026-12-03T18:00:00.000Z',
    ends_at: '2026-12-03T18:45:00.000Z',
  },
  entry: { sequence: 4, changed_at: '2026-11-18T00:00:00.000Z' },
};

const canceledRegistration: RegistrationPayload = {
  ...registration,
  is_canceled: true,
  entry: { sequence: 5, changed_at: '2026-11-21T15:00:00.000Z' },
};

const { join_link: _, ...withoutLink } = registration;

const movedRegistration: RegistrationPayload = {
  ...registration,
  before: { starts_at: '2026-12-01T15:00:00.000Z', ends_at: '2026-12-01T15:45:00.000Z' },
};

const review: ReviewMail = {
  type: 'review',
  id: 'review-1',
  what: 'asked',
  to: 'maya@hearthline.example',
  actor: 'priya@hearthline.example',
  title: 'The first five minutes',
  note: 'The numbers in line 80 are from Grace.',
  url: 'https://hearthline.example/admin/review?file=posts%2Ffirst.md',
};

const peopleChange: PeopleChange = {
  type: 'people-change',
  id: 'c1f1f7b2-3c9e-4b6e-9d52-0d9c4f0a7b11',
  to: 'maya@hearthline.example',
  actor: 'ruth@hearthline.example',
  what: 'added',
  at: '2026-11-22T15:00:00.000Z',
  address: 'tom@hearthline.example',
  role: 'sales',
};

/** The leads of each kind of email, one for each variant of its text. */
export const MAIL_SAMPLES: {
  [Kind in MailKind]: readonly [MailPayloads[Kind], ...MailPayloads[Kind][]];
} = {
  'demo-confirmation': [demo, movedDemo, canceledDemo],
  'demo-notice': [demo, movedDemo, canceledDemo],
  // Never expires.
  'demo-reminder': [{ ...demo, not_after: '2999-01-01T00:00:00.000Z' }],
  'registration-confirmation': [
    registration,
    canceledRegistration,
    { ...canceledRegistration, has_another: true },
    withoutLink,
  ],
  'registration-notice': [registration, canceledRegistration],
  'registration-reminder': [{ ...registration, not_after: registration.event.starts_at }],
  'registration-link': [registration, withoutLink],
  'event-canceled': [canceledRegistration],
  'event-changed': [
    movedRegistration,
    {
      ...registration,
      before: { ...registration.event, ends_at: '2026-12-03T19:30:00.000Z' },
    },
    { ...registration, before: registration.event, address_change: 'changed' },
    { ...withoutLink, before: registration.event, address_change: 'removed' },
    { ...movedRegistration, address_change: 'added' },
  ],
  'newsletter-confirmation': [
    {
      type: 'newsletter-confirmation',
      id: '2c9a51d4-08d1-4ad0-a3b4-5b6d2f6f0f3e',
      email: visitor.email,
      confirm_url: 'https://site.example/newsletter/confirm/3q2-7wAAAAAAAAAAAAAAAA',
      unsubscribe_url: 'https://site.example/newsletter/unsubscribe/3q2-7wAAAAAAAAAAAAAAAA',
    },
  ],
  'notice-digest': [
    {
      type: 'notice-digest',
      id: 'notices-2026-11-22T16',
      count: 3,
      notices: [
        {
          type: 'demo',
          receipt: demo.receipt,
          name: 'Ruth Abara-Lindqvist',
          email: visitor.email,
          phone: visitor.phone,
          is_canceled: false,
          starts_at: demo.preferred_datetime,
        },
        {
          type: 'registration',
          receipt: registration.receipt,
          name: 'Ruth Abara-Lindqvist',
          email: visitor.email,
          phone: visitor.phone,
          is_canceled: true,
          event: registration.event.title,
          starts_at: registration.event.starts_at,
        },
      ],
    },
  ],
  'guest-message': [
    {
      type: 'guest-message',
      id: 'HR-7K3M9Q',
      email: visitor.email,
      first_name: visitor.first_name,
      last_name: visitor.last_name,
      subject: 'The spreadsheet Grace is using',
      text: 'Here is the lead list.\nBring your own.\n\nThe recording follows tomorrow.',
      event: { title: registration.event.title, url: registration.event.url },
      link: registration.link,
    },
  ],
  'people-change': [
    peopleChange,
    { ...peopleChange, what: 'role' },
    { ...peopleChange, what: 'removed', role: null },
    { ...peopleChange, what: 'signed-out', role: null },
    { ...peopleChange, what: 'mailboxes', address: '', role: null },
  ],
  review: [review, { ...review, what: 'approved' }, { ...review, what: 'returned' }],
  'quarantine-digest': [
    {
      type: 'quarantine-digest',
      id: 'quarantine-2026-11-22',
      counts: ['12 × demo (honeypot)', '3 × newsletter (too-fast)'],
    },
  ],
};
