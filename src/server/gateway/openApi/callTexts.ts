import type { FormName, WholeName } from '../../../contract/calls.ts';

/** Calls that the site makes of a content API. */
export type ApiName = Exclude<WholeName, 'page'>;

interface CallTexts {
  tag: 'Product' | 'Blog' | 'Legal documents' | 'Help center' | 'Webinars' | 'Forms';
  summary: string;
  /** What a parameter is, and an example. */
  parameters?: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, string>>;
  /** For the visitor. */
  message?: string;
}

const SLUG = 'As in the list.';

export const CALL_TEXTS: { [Name in ApiName]: CallTexts } = {
  integrations: { tag: 'Product', summary: 'All integrations' },
  plans: { tag: 'Product', summary: 'Plans with the rows of their comparison' },
  blogLanding: { tag: 'Blog', summary: 'The lists of the blog’s first page' },
  recentPosts: { tag: 'Blog', summary: 'The newest posts, newest first' },
  activePosts: { tag: 'Blog', summary: 'All posts, newest first' },
  relatedPosts: {
    tag: 'Blog',
    summary: 'Posts like another one; three are shown',
    parameters: { id: 'Slug or id of the post. Links use both.' },
    values: { id: 'the-first-five-minutes' },
  },
  post: {
    tag: 'Blog',
    summary: 'One post with its content',
    parameters: { id: 'Slug or id of the post. Links use both.' },
    values: { id: 'the-first-five-minutes' },
  },
  privacyPolicy: { tag: 'Legal documents', summary: 'The privacy policy' },
  termsOfService: { tag: 'Legal documents', summary: 'The terms of service' },
  subscribe: {
    tag: 'Forms',
    summary: 'Subscribes to the newsletter',
    message: 'You’re subscribed.',
  },
  requestDemo: { tag: 'Forms', summary: 'Requests a demo', message: 'Your demo is booked.' },
  helpSearch: {
    tag: 'Help center',
    summary: 'Articles that match a search, best first',
    parameters: { q: 'What a visitor typed.' },
    values: { q: 'rotation' },
  },
  helpCenter: { tag: 'Help center', summary: 'All categories with their topics' },
  helpCategory: {
    tag: 'Help center',
    summary: 'One category with its topics',
    parameters: { id: 'As in the list of categories.' },
    values: { id: 'leads' },
  },
  helpTopic: {
    tag: 'Help center',
    summary: 'One article',
    parameters: { slug: 'As in the topics of a category and in search results.' },
    values: { slug: 'set-up-a-rotation' },
  },
  events: { tag: 'Webinars', summary: 'All events; upcoming ones first, soonest first' },
  videos: { tag: 'Webinars', summary: 'All videos, newest first' },
  event: {
    tag: 'Webinars',
    summary: 'One event',
    parameters: { slug: SLUG },
    values: { slug: 'live-rotation' },
  },
  register: {
    tag: 'Forms',
    summary: 'Registers a guest for an event',
    parameters: { id: 'Id of the event.' },
    values: { id: '7' },
    message: 'You’re registered.',
  },
  video: {
    tag: 'Webinars',
    summary: 'One video',
    parameters: { slug: SLUG },
    values: { slug: 'your-first-afternoon' },
  },
};

const person = {
  first_name: 'Ada',
  last_name: 'Ek',
  phone: '+15035550142',
  email: 'ada@example.com',
};

export const FORM_EXAMPLES: { [Name in FormName]: object } = {
  subscribe: { email: person.email },
  requestDemo: {
    ...person,
    real_estate_experience: '1-3 deals a month',
    monthly_budget: '$501-$2,500',
    preferred_datetime: '2030-01-02T15:00:00.000Z',
  },
  register: {
    ...person,
    company: 'Alder & Vane Realty',
    reason_for_attending: 'We lose leads on weekends.',
  },
};

const author = {
  name: 'Priya Nair',
  bio: 'Agent at Alder & Vane Realty.',
  profile_photo: 'https://api.example.com/people/priya.jpg',
};

const summary = {
  id: 101,
  slug: 'the-first-five-minutes',
  title: 'The first five minutes',
  description: 'What we counted in a year of first replies.',
  category: 'Lead response',
  cover_photo: 'https://api.example.com/covers/door.jpg',
  cover_alt: 'A door ajar',
  created_at: '2026-09-14T09:00:00.000Z',
  updated_at: '2026-10-05T09:00:00.000Z',
  author,
  tags: ['First reply', 'Rotation'],
  word_count: 1350,
};

const content =
  '<p>A lead does not go cold.</p><h2 id="counted">What we counted</h2><p>Minutes.</p>';
const headings = [{ id: 'counted', text: 'What we counted', level: 2 }];
const legal = {
  title: 'Privacy policy',
  content: '<h2 id="keep">What we keep</h2><p>Your email address.</p>',
  headings: [{ id: 'keep', text: 'What we keep', level: 2 }],
  updated_at: '2026-10-05',
};

const topic = {
  id: 1,
  title: 'Set up a rotation',
  slug: 'set-up-a-rotation',
  subtitle: 'Sources, agents, whose turn it is',
};
const category = {
  id: 'leads',
  name: 'Leads and assignment',
  description: 'Who gets which lead, and why.',
  subcategories: [{ id: 'rules', name: 'Assignment rules', topics: [topic] }],
};

const webinar = {
  id: 7,
  slug: 'live-rotation',
  title: 'Round-robin without the arguments',
  cover_photo: 'https://api.example.com/covers/facade.jpg',
  cover_alt: 'A facade',
  updated_at: '2026-11-18T09:00:00.000Z',
  presented_by: 'Alex Stone',
  presenter_role: 'Operations',
  summary: 'A live look at a fair rotation.',
  description: '<p>Bring last week’s list.</p>',
  duration: '45 minutes',
  host_image: 'https://api.example.com/people/grace.jpg',
};
const event = { ...webinar, date: '2030-12-03 11:00' };
const video = {
  ...webinar,
  id: 9,
  slug: 'your-first-afternoon',
  title: 'Your first afternoon',
  video_url: 'https://api.example.com/videos/first-afternoon.mp4',
  type: 'mp4',
  captions_url: 'https://api.example.com/videos/first-afternoon.vtt',
  poster_url: 'https://api.example.com/videos/first-afternoon.jpg',
  ratio: '16:9',
  phone_video_url: 'https://api.example.com/videos/first-afternoon-phone.mp4',
  phone_poster_url: 'https://api.example.com/videos/first-afternoon-phone.jpg',
};

/** Payloads without their envelopes. Lists are shortened. */
export const EXAMPLES: { [Name in ApiName]: unknown } = {
  integrations: [
    {
      id: 1,
      name: 'Postbeam',
      description: 'Sends every new lead to your mailing lists.',
      logo_url: 'https://api.example.com/logos/postbeam.svg',
      article: 'connect-postbeam',
      kind: 'Email',
      log: '3 replies matched to leads',
      group: 'Calls and email',
    },
  ],
  plans: {
    plans: [
      {
        name: 'Team',
        title: 'For a small office',
        description: 'Eight people, one shared inbox.',
        isPopular: true,
        monthlyPrice: 96,
        annualPrice: 768,
        features: {
          users: { type: 'limit', name: 'Users', value: 8 },
          chat: { type: 'boolean', name: 'Team chat', value: true },
        },
        additionalUsageCharges: { user: { type: 'price', value: '$12' } },
      },
    ],
    features: [
      { key: 'users', name: 'Users', group: 'People and limits' },
      { key: 'chat', name: 'Team chat', group: 'Calls, texts and chat' },
    ],
    additionalUsageCharges: [{ key: 'user', name: 'Extra user, per month' }],
  },
  blogLanding: {
    hero: {
      title: 'Notes from the desk',
      description: 'Field reports and guides.',
      post: summary,
    },
    latest: [summary],
    guides: [summary],
    trending: [summary],
  },
  recentPosts: [summary],
  activePosts: [summary],
  relatedPosts: [summary],
  post: {
    ...summary,
    content,
    headings,
    faqs: [
      { id: 1, question: 'Does a text count?', answer: 'Yes, a <strong>text</strong> counts.' },
    ],
  },
  privacyPolicy: legal,
  termsOfService: { ...legal, title: 'Terms of service' },
  subscribe: {},
  requestDemo: {
    demo_id: 'HD-7K3M9Q',
    event_link: 'https://api.example.com/calendar/HD-7K3M9Q.ics',
    meet_link: 'https://meet.example.com/HD-7K3M9Q',
  },
  helpSearch: [
    {
      ...topic,
      description: 'Give each new lead to the next agent in line.',
      content: '<p>A rotation gives each new lead to the next agent in line.</p>',
      category: { id: category.id, name: category.name },
      subcategory: { name: 'Assignment rules' },
    },
  ],
  helpCenter: [category],
  helpCategory: category,
  helpTopic: {
    title: topic.title,
    description: 'Give each new lead to the next agent in line.',
    content,
    headings,
    author,
    updated_at: '2026-10-05T09:00:00.000Z',
    category_id: category.id,
    category_name: category.name,
  },
  events: [event],
  videos: [video],
  event: { ...event, places_left: 12 },
  register: { first_name: 'Ada', last_name: 'Ek', email: 'ada@example.com' },
  video,
};
