import type { FieldLabel } from './documentLabels.ts';
import { EMAIL_FIELDS, type Label } from './emailLabels.ts';
import { HOME_FIELDS } from './homeLabels.ts';
import { LIVE_SECTIONS } from './liveSectionLabels.ts';

/** By the last two keys of a field, or by its last one. */
const COMMON: Readonly<Record<string, Label>> = {
  meta: {
    title: 'Search results and shared links',
    description: 'Visitors see these words in search results, in tabs and when a link is shared.',
  },
  'meta.title': 'Title in search results',
  'meta.description': { title: 'Sentence in search results', format: 'long-text' },
  title: 'Heading',
  text: 'Text',
  lead: { title: 'Introduction', format: 'long-text' },
  action: 'Button',
  quiet_action: 'Link beside the button',
  to: {
    title: 'Link',
    description: 'A page of this site, such as /pricing, or an https address.',
    format: 'link',
  },
  picture: 'Picture',
  'picture.scene': { title: 'Picture that comes with the site', format: 'scene' },
  'picture.picture': { title: 'Your own picture', format: 'picture' },
  'picture.alt': {
    title: 'Description of the picture',
    description: 'For people who cannot see it. Your own picture needs one.',
  },
  photo: {
    title: 'Portrait',
    description: 'Square, at least 256 x 256 pixels.',
    format: 'picture',
  },
  voice: {
    title: 'Quotation',
    description: 'An entry of the page “Customers and their words”.',
  },
  testimonial: 'Quotation of a customer',
  closing: 'Dark band at the end',
  discover: 'Links to other pages',
  empty: 'Words when there is nothing to list',
  view_all: 'Link to the whole list',
  cards: 'Cards',
  name: 'Small line above the heading',
};

const FEATURE: Readonly<Record<string, Label>> = {
  hero: 'Top of the page',
  'hero.title': 'Headline',
  'hero.pictures': {
    title: 'Pictures',
    description: 'Visitors choose one of several by its period.',
  },
  'hero.pictures.period': 'Period',
  'hero.opening': {
    title: 'Period that is shown first',
    description: 'The first of the list without it.',
  },
  cards: 'Row of cards',
  'cards.items': 'Cards',
  scenes: {
    title: 'Large panels with a picture',
    description: 'One is shown on dark ground, two side by side.',
  },
  benefits: 'Benefits',
  'benefits.items': 'Benefits',
  reading: 'Reading list',
  'reading.links': 'Articles',
  'reading.links.kind': { title: 'Kind', description: 'Such as Guide or Help.' },
  'reading.links.title': 'Title',
  ...LIVE_SECTIONS,
};

const MENU = {
  'links.label': 'Words of the entry',
  'links.line': 'Small line below',
  links: 'Entries',
  title: 'Title of the menu',
};

const menuLabels = (name: string, title: string): Record<string, Label> => ({
  [name]: title,
  ...Object.fromEntries(Object.entries(MENU).map(([key, label]) => [`${name}.${key}`, label])),
});

const SHORT_NAME = {
  title: 'Short name',
  description: 'Not shown. Pages refer to it: keep it once it is used.',
};

const PAGES: Readonly<Record<string, Readonly<Record<string, Label>>>> = {
  home: HOME_FIELDS,
  feature: FEATURE,
  integrations: {
    title: 'Headline',
    applications: 'Apps',
    'applications.answer': 'Answer below the apps',
    bridge: 'Apps that are not listed',
    'bridge.action': 'Words of the link',
    slides: 'Slides',
    all: 'Page with all apps',
    'all.title': 'Headline',
  },
  pricing: {
    title: 'Headline',
    badge: {
      title: 'Badge beside the yearly prices',
      description:
        '{{saving}} becomes the largest saving of a year. Without a saving there is no badge.',
    },
    plans: 'Plans',
    'plans.popular': 'Mark of the most popular plan',
    'plans.trial': 'Words about the trial',
    'plans.fine_print': 'Line below the plans',
    calculator: 'Which plan fits',
    'calculator.none': 'When no plan fits',
    comparison: 'Table of all plans',
    faqs: 'Questions and answers',
    'faqs.items': 'Questions',
    'faqs.items.question': 'Question',
    'faqs.items.answer': { title: 'Answer', format: 'long-text' },
    'faqs.items.link': 'Words of the link',
  },
  about: {
    title: 'Headline',
    story: 'Story',
    'story.paragraphs': 'Paragraphs',
    'story.links': 'Links below the story',
    'story.links.label': 'Words of the link',
    office: 'People',
    'office.name': 'Name of the office',
    'office.people': { title: 'People', description: 'The founders first.' },
    'office.people.name': 'Name',
    'office.people.role': 'Role',
    'office.people.text': 'About this person',
    voices: 'Quotations of customers',
    'voices.voices': {
      title: 'Quotations',
      description: 'Entries of the page “Customers and their words”.',
    },
    values: 'Values',
    'values.items': 'Values',
    'values.items.picture': {
      title: 'Picture',
      description: 'A drawing of 120 x 120 pixels or more.',
      format: 'picture',
    },
    'values.items.text': 'What it means',
    'values.items.habit': { title: 'What we do for it', format: 'long-text' },
  },
  blog: {
    title: { title: 'Headline', description: 'Shown when no post is featured.' },
    featured_action: 'Button of the featured post',
    latest: 'Latest posts',
    guides: 'Guides',
    trending: 'Trending topics',
    all: 'Page with all posts',
    'all.title': 'Headline',
    'all.topics': {
      title: 'Topics',
      description: 'Categories or tags of posts, which the list can be narrowed to.',
    },
  },
  'help-center': {
    title: 'Headline',
    browse: 'Heading of the categories',
    popular: 'Links below the search box',
    'popular.label': 'Words before the links',
    'popular.links': 'Links',
    'popular.links.label': 'Words of the link',
    films: 'Films of categories',
    'films.category': { title: 'Category', description: 'Its folder, such as getting-started.' },
    'films.video': { title: 'Video', description: 'Its address, such as your-first-afternoon.' },
    'films.picture': { title: 'Picture', format: 'picture' },
    'films.line': { title: 'Line', description: 'Such as its length.' },
  },
  webinars: {
    title: 'Headline',
    see_events: 'Link to the events',
    next: 'Words above the next event',
    register: 'Button of an event',
    events: 'Events',
    videos: 'Videos',
    all_events: 'Page with all events',
    'all_events.title': 'Headline',
    'all_events.description': { title: 'Introduction', format: 'long-text' },
    all_videos: 'Page with all videos',
    'all_videos.title': 'Headline',
    'all_videos.description': { title: 'Introduction', format: 'long-text' },
  },
  'request-demo': {
    title: 'Headline',
    expectations: 'What to expect',
    form: 'Form',
    'form.note': 'Note below the form',
    next: 'What happens next',
    'next.picture': { title: 'Picture', format: 'picture' },
    'next.steps': 'Steps',
    'next.steps.when': { title: 'When', description: 'Such as “Right away”.' },
  },
  newsletter: { subscribe: 'Button', link: 'Link to the box' },
  'next-step': {
    demo: 'Demo',
    support: 'Support',
    light: {
      title: 'Office hours above the street',
      description: 'The support hours of the document Company decide which one is shown.',
    },
    'light.open': {
      title: 'During support hours',
      description: '{{time}} is the time there. The phone number follows.',
    },
    'light.closed': {
      title: 'Before the office opens again',
      description: '{{time}} is the time there, {{hour}} when the office opens.',
    },
    'light.closed_until': {
      title: 'Before a day off',
      description: '{{today}} is the day there, {{day}} and {{hour}} when the office opens.',
    },
  },
  emails: EMAIL_FIELDS,
  'not-found': { title: 'Headline', home: 'Link to the home page', help_center: 'Link to help' },
  navigation: {
    ...menuLabels('features', 'Menu: Features'),
    bar: 'Links between the menus',
    'bar.label': 'Words of the link',
    'bar.line': { title: 'Line on its card', description: 'Shown where other pages link to it.' },
    ...menuLabels('resources', 'Menu: Resources'),
    login: 'Link to sign in',
    request_demo: 'Button to request a demo',
    get_started: 'Button to sign up',
    footer: {
      title: 'Footer',
      description: 'Its slogan and the copyright are in the document Company.',
    },
    ...menuLabels('footer.features', 'First group'),
    ...menuLabels('footer.resources', 'Second group'),
    ...menuLabels('footer.company', 'Third group'),
  },
  voices: {
    people: 'Customers',
    'people.id': SHORT_NAME,
    'people.name': 'Name',
    'people.role': 'Role',
    'people.company': 'Company and place',
    voices: {
      title: 'Their words',
      description: 'Pages choose from these. No figures: no one could verify them.',
    },
    'voices.id': SHORT_NAME,
    'voices.person': 'Customer',
    'voices.quote': { title: 'Quotation', description: 'Without quotation marks.' },
    'voices.emphasis': { title: 'End of the quotation', description: 'It is highlighted.' },
  },
};

/**
 * The label of a field of a page's document; undefined for an unknown one.
 * @param place the keys of the field with dots, without the numbers of rows
 */
export const pageLabel = (page: string, place: string): FieldLabel | undefined => {
  const own = PAGES[page.startsWith('feature-') ? 'feature' : page] ?? {};
  const keys = place.split('.');
  const label = own[place] ?? COMMON[keys.slice(-2).join('.')] ?? COMMON[keys.at(-1)!];
  return typeof label === 'string' ? { title: label } : label;
};
