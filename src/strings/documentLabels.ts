import { inSentenceCase } from '../lib/text.ts';

export interface FieldLabel {
  /** Without it, the label is the key in words. */
  title?: string;
  /** One sentence that says what to write. */
  description?: string;
  /** What the field holds, beyond its type. */
  format?:
    | 'picture'
    | 'file'
    | 'scene'
    | 'link'
    | 'day'
    | 'day-time'
    | 'moment'
    | 'long-text'
    | 'markdown'
    | 'suggest';
}

const DOCUMENT_LABELS: Readonly<Record<string, FieldLabel>> = {
  description: { description: 'For cards and search results.', format: 'long-text' },
  subtitle: {
    title: 'Line below the title',
    description: 'A few words, on the page of the category.',
  },
  category: { description: 'The label on the card.', format: 'suggest' },
  subcategories: { description: 'The parts of the category’s page.' },
  picture: { format: 'picture' },
  slug: { title: 'Name in the address' },
  id: { title: 'Short name', description: 'Lower-case letters, digits and hyphens.' },
  key: { title: 'Short name', description: 'What the plans call this row.' },
  cover: { title: 'Picture', format: 'picture' },
  cover_alt: { title: 'Text for people who cannot see the picture' },
  poster: { title: 'Still before the video plays', format: 'picture' },
  phone_poster: { title: 'Still before the video for phones plays', format: 'picture' },
  logo: { format: 'picture' },
  photo: { title: 'Portrait', format: 'picture' },
  host_image: { title: 'Portrait of the presenter', format: 'picture' },
  bio: { title: 'About this person', description: 'One or two sentences.', format: 'long-text' },
  presented_by: { title: 'Presenter' },
  presenter_role: { title: 'Role of the presenter' },
  order: { title: 'Position', description: 'Lower numbers come first.' },
  guide: { description: 'Also shows the post among the guides.' },
  trending: { description: 'Also shows the post among the trending topics.' },
  featured: { description: 'Shows the post first on the blog; only one post can be featured.' },
  chart: { title: 'Drawing of a table', description: 'Draws a table of the text as houses.' },
  part: { description: 'The column of the table that is counted, such as Showings.' },
  whole: { description: 'The column with the whole, such as Inquiries.' },
  mark: { title: 'Line', description: 'The row before which a line is drawn.' },
  mark_label: { title: 'Words at the line' },
  faqs: { title: 'Questions and answers', description: 'Shown below the text.' },
  answer: { format: 'long-text' },
  draft: { description: 'Visitors don’t see a draft.' },
  published: { description: 'From this moment on, visitors see the page.', format: 'moment' },
  unpublished: { description: 'The day on which the page was taken off the site.', format: 'day' },
  updated: { description: 'The day of the last change that readers care about.', format: 'day' },
  place: { description: 'Where the site links to the page.' },
  parent: { description: 'The page above it, which the line above the title names and links to.' },
  aliases: { title: 'Former addresses', description: 'They redirect to this page.' },
  date: {
    title: 'Starts at',
    description: 'In the time zone of the site. A change is emailed to everyone who registered.',
    format: 'day-time',
  },
  duration: { description: 'Such as 45 minutes or 1 hour 30 minutes.' },
  capacity: { title: 'Seats', description: 'Without a number, everyone can register.' },
  canceled: { description: 'Tells everyone who registered by email.' },
  join: {
    title: 'Address to join',
    description: 'An https address. No page shows it; guests reach it by the link in their emails.',
  },
  recording: { description: 'The video that the page links to after the event.' },
  video_url: { title: 'Video', description: 'A file, or a YouTube address.', format: 'file' },
  captions: { description: 'A WebVTT file with the spoken words.', format: 'file' },
  ratio: { title: 'Shape', description: 'Width and height of the picture; 16:9 without it.' },
  phone_video: {
    title: 'Video for phones',
    description:
      'The same video in the shape 4:5, with larger text. Without it phones play the other.',
    format: 'file',
  },
  kind: { description: 'What it is, in a word or two, such as Calendar.' },
  log: {
    description:
      'A line that the app writes in the sync log, such as Call with Elena Marsh logged.',
  },
  group: { description: 'Lists it with the others of the same group.' },
  article: { title: 'Help article', description: 'The card links to it.' },
  from: { description: 'The former address on this site.' },
  to: { description: 'A page of this site, or an https address.' },
  status: { description: '301: permanent move, 302: temporary move, 410: removed page.' },
  isPopular: { title: 'Most popular', description: 'Marks the plan; use it once.' },
  monthlyPrice: { description: 'Dollars for one month.' },
  annualPrice: { description: 'Dollars for the whole year.' },
  legal_name: { description: 'The company, as its contracts name it.' },
  line: { title: 'Slogan', description: 'One sentence below the name, in the footer.' },
  copyright: { description: 'The last line of every page.' },
  signature: { description: 'The end of emails to visitors.' },
  region: { title: 'State or region' },
  country: { description: 'Two letters, such as US.' },
  phone: { description: 'With the country code, such as +15035550188.' },
  time_zone: { description: 'The zone of events, demos and support, such as America/New_York.' },
  days: { description: 'In words, such as Monday to Saturday.' },
  hours: { description: 'Two whole hours, such as 09:00-18:00.' },
  trial_days: { title: 'Free trial', description: 'How many days the application is free.' },
  emails: { title: 'Email addresses' },
  sender: { description: 'The address that emails come from.' },
  sales: { description: 'Receives leads.' },
  social: { title: 'Social networks' },
  url: { title: 'Address' },
  holidays: { description: 'Days without demos.' },
  notice_hours: { title: 'Notice', description: 'Hours between a request and its demo.' },
  days_ahead: { description: 'How many days ahead visitors can choose.' },
};

export const labelOf = (key: string): FieldLabel => ({
  title: inSentenceCase(key),
  ...DOCUMENT_LABELS[key],
});

/** @param width and height of the place on the page in pixels at 1x */
export const pictureAdvice = (width: number, height: number, density: number): string => {
  const size = (factor: number) =>
    [width, height].map((side) => (side * factor).toLocaleString('en-US')).join(' x ');
  return `At least ${size(density)} pixels: the page shows it at ${size(1)}. It replaces the picture that comes with the site; to go back, clear this field.`;
};
