import { stringify } from 'yaml';
import { EVENT_TIME_ZONE } from '../../../contract/constants.ts';
import { wallClockAt } from '../../../lib/eventTime.ts';

/** What the stubs of all kinds are filled with. */
export interface StubDetails {
  title: string;
  author: { slug: string; name: string; photo: string };
  now: Date;
}

const COVER = { cover: '/covers/c05-ajar.svg', cover_alt: 'A door left ajar, light behind it' };
const DESCRIPTION = 'One or two sentences for cards and search results, of 70 to 160 characters.';
const DAYS_UNTIL_EVENT = 14;
const DAY_MS = 86_400_000;

/** A draft: a site that runs over the folder has it a moment after it is made. */
const document = ({ title, ...fields }: Record<string, unknown>, body: string): string =>
  `---\n${stringify({ title, draft: true, ...fields }, { lineWidth: 0 })}---\n${body}\n`;

/** The day where the site is at home: what is dated by another day may be seen only tomorrow. */
const dayOf = (date: Date): string => wallClockAt(date.getTime(), EVENT_TIME_ZONE).slice(0, 10);

export const postStub = ({ title, author, now }: StubDetails): string =>
  document(
    {
      title,
      description: DESCRIPTION,
      category: 'Team',
      ...COVER,
      author: author.slug,
      published: dayOf(now),
      tags: ['Team'],
      faqs: [
        { question: 'What do readers ask next?', answer: 'One to three sentences of plain text.' },
      ],
    },
    'The first paragraph is the standfirst. One or two sentences.\n\n## A heading\n\nThe rest of the post.',
  );

/** @param subcategory an id of the category whose folder it goes into */
export const articleStub = ({ title, author, now }: StubDetails, subcategory: string): string =>
  document(
    {
      title,
      description: DESCRIPTION,
      subcategory,
      order: 99,
      author: author.slug,
      updated: dayOf(now),
      tags: ['words', 'people type'],
    },
    'What it is, in a sentence or two.\n\n## Do it\n\n1. The first step.\n2. What you should see.\n\n## If it does not work\n\nWhat to try.',
  );

const webinar = ({ title, author, now }: StubDetails) => ({
  title,
  description: DESCRIPTION,
  ...COVER,
  presented_by: author.name,
  presenter_role: 'Role, office',
  host_image: author.photo,
  updated: dayOf(now),
});

export const eventStub = (details: StubDetails): string => {
  const day = new Date(details.now.getTime() + DAYS_UNTIL_EVENT * DAY_MS);
  return document(
    { ...webinar(details), date: `${dayOf(day)} 13:00`, duration: '45 minutes' },
    'Who it is for, what happens, and what to bring.',
  );
};

export const videoStub = (details: StubDetails): string =>
  document(
    {
      ...webinar(details),
      type: 'mp4',
      video_url: '/videos/your-first-afternoon.mp4',
      duration: '30 seconds',
    },
    'What it shows, and for whom.\n\n- 0:00 The first chapter',
  );
