import type { Author, Integration, PostSummary, WebinarSummary } from '../../contract/entities.ts';
import type { Country } from '../../shared/lead-form/searchCountries.ts';

/** A word that no line is long enough for. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';

export const author: Author = {
  name: 'Priya Nair',
  bio: 'Runs the office of a team of nine.',
  profile_photo: '/avatars/priya.svg',
};

export const cover = '/covers/c04-ridge.svg';

export const post: PostSummary = {
  id: '1',
  slug: 'kit',
  title: 'A post with its cover',
  description: 'A line about it.',
  category: 'Product',
  cover_photo: cover,
  cover_alt: '',
  created_at: '2024-02-03',
  updated_at: '2024-03-04',
  author,
  tags: [],
  reading_minutes: 3,
};

/** Everything that may be wrong with a post at once. */
export const oddPost: PostSummary = {
  ...post,
  title: `${longWord} & <b>HTML</b>`,
  category: longWord,
  cover_photo: '',
};

export const webinar: WebinarSummary = {
  id: '1',
  slug: 'kit',
  title: 'A session with its cover',
  cover_photo: cover,
  cover_alt: '',
  updated_at: '2024-03-04',
  presented_by: author.name,
  presenter_role: '',
  summary: '',
  description: '',
  date: '2024-03-04 11:00',
  duration: '45 minutes',
  host_image: '',
};

export const integration: Integration = {
  id: '1',
  name: 'Postbeam',
  description: 'Two-way email sync for every agent inbox.',
  logo_url: '/logos/postbeam.svg',
};

export const countries: Country[] = [
  { code: 'CA', name: 'Canada', callingCode: '1' },
  { code: 'DE', name: 'Germany', callingCode: '49' },
  { code: 'GB', name: 'United Kingdom', callingCode: '44' },
  { code: 'US', name: 'United States', callingCode: '1' },
];

export const headings = [
  { id: 'kit-one', text: 'A first part', level: 2 },
  { id: 'kit-two', text: 'A part within it', level: 3 },
];

export const questions = ['first', 'second'].map((id) => ({
  id,
  question: `The ${id} question?`,
  answer: `The ${id} answer.`,
}));

export const html =
  '<p>Words with a <a href="/">link</a>, <code>code</code> and a <mark>mark</mark>.</p>' +
  '<ul><li>One</li><li>Two</li></ul><ol><li>First</li><li>Second</li></ol>' +
  '<blockquote><p>Said once.</p></blockquote><pre><code>const lit = true;</code></pre>' +
  '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>' +
  '<h2 id="kit-h2">A heading</h2><p>Words below it.</p><h3 id="kit-h3">A smaller one</h3><hr>';
