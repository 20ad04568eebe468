import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SAMPLE_NAMES, SAMPLE_PEOPLE } from '../check/sampleCompany.ts';
import { createContentLoader, loadContent } from './contentLoader.ts';
import { ContentError } from './contentReader.ts';
import { readableFolder } from './readableFolder.ts';

export const TEST_NOW = new Date('2026-11-20T15:00:00Z');

/** Files by path; a text replaces the usual file, null leaves it out. */
export type ContentFiles = Record<string, string | Uint8Array | null>;

const folders: string[] = [];

afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** Writes a content folder that is removed after the tests. */
export const writeContentFolder = async (changes: ContentFiles = {}): Promise<string> => {
  const parent = await mkdtemp(join(tmpdir(), 'content-test-'));
  folders.push(parent);
  const folder = join(parent, 'content');
  for (const [path, text] of Object.entries({ ...USUAL_FILES, ...changes })) {
    if (text === null) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
};

type Loader = ReturnType<typeof createContentLoader>;

let usualLoader: Promise<Loader> | undefined;

/** Has the usual files. Making the schemas of all documents takes longer than reading them. */
const loadUsualFiles = async (): Promise<Loader> => {
  const loader = createContentLoader(readableFolder(await writeContentFolder()));
  await loader.load({ now: TEST_NOW });
  return loader;
};

const isText = (change: [string, string | Uint8Array | null]): change is [string, string | null] =>
  !(change[1] instanceof Uint8Array);

/** @throws ContentError for any problem */
export const loadTestContent = async (changes: ContentFiles = {}) => {
  const texts = Object.entries(changes).filter(isText);
  if (texts.length < Object.keys(changes).length)
    return loadContent(await writeContentFolder(changes), { now: TEST_NOW });
  usualLoader ??= loadUsualFiles();
  const loader = await usualLoader;
  const options = { overlay: new Map(texts), isOnLastLoad: true, now: TEST_NOW };
  const { library, problems } = await loader.load(options);
  if (problems.length > 0) throw new ContentError(problems);
  return library;
};

const front = (keys: Record<string, unknown>): string =>
  Object.entries(keys)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('');

const document = (keys: Record<string, unknown>, body: string): string =>
  `---\n${front(keys)}---\n${body}\n`;

/** A post; the first of its keys, on line 2, is its title, and its author stands on line 7. */
export const postFile = (keys: Record<string, unknown> = {}, body = 'Words of the post.'): string =>
  document(
    {
      title: 'A post of the blog',
      description: 'What the post says, in a sentence that cards and search results have room for.',
      category: 'Team',
      cover: '/covers/c02-arcade.svg',
      cover_alt: 'A row of arches',
      author: 'priya-nair',
      published: '2026-09-03',
      tags: ['Team'],
      ...keys,
    },
    body,
  );

/** A help article; `subcategory` stands on line 4. */
export const articleFile = (
  keys: Record<string, unknown> = {},
  body = 'Words of the article.',
): string =>
  document(
    {
      title: 'An article',
      description:
        'What the article says, in a sentence that cards and search results have room for.',
      subcategory: 'texts',
      order: 1,
      author: 'grace-whitfield',
      updated: '2026-10-01',
      tags: ['text'],
      ...keys,
    },
    body,
  );

const webinar = {
  title: 'A webinar',
  description: 'What it is about, in a sentence that cards and search results have room for.',
  cover: '/covers/c06-skylight.svg',
  cover_alt: 'A skylight',
  presented_by: 'Greta Whitfield',
  presenter_role: 'Operations',
  host_image: '/avatars/grace.svg',
  updated: '-6d',
};

export const eventFile = (keys: Record<string, unknown> = {}, body = 'Bring a *question*.') =>
  document({ ...webinar, date: '+9d 13:00', duration: '45 minutes', ...keys }, body);

export const videoFile = (keys: Record<string, unknown> = {}, body = 'Watch **this**.') =>
  document(
    { ...webinar, type: 'mp4', video_url: '/videos/x.mp4', duration: '32 seconds', ...keys },
    body,
  );

export const pageFile = (keys: Record<string, unknown> = {}, body = 'Words of the page.') =>
  document({ title: 'A page', description: 'What the page is about.', ...keys }, body);

export const categoryFile = (name: string, order: number, subcategories: string[]): string =>
  front({
    name,
    description: `All about ${name}, in a sentence that cards and search results have room for.`,
    order,
    subcategories: subcategories.map((id) => ({ id, name: `Sub ${id}` })),
  });

/** The site file of another company. */
const SITE_FILE = `name: Lanternfield
legal_name: Lanternfield Ltd
line: Doors that open on time.
copyright: © 2031 Lanternfield Ltd
signature: All of us at the field
address: { street: 9 Quay Road, city: Galway, postal_code: H91 X2Y3, country: IE }
phone: '+353915550100'
support: { days: Every day, hours: 09:00-17:00 }
emails:
  sender: post@lanternfield.test
  sales: deals@lanternfield.test
  support: ask@lanternfield.test
  privacy: privacy@lanternfield.test
  legal: legal@lanternfield.test
application:
  login: https://go.lanternfield.test/in
  get_started: https://go.lanternfield.test/begin
social:
  - { network: x, url: https://x.com/lanternfield.test }
  - { network: mastodon, url: https://social.lanternfield.test/@us }
`;

const SAMPLE = new RegExp(SAMPLE_NAMES.join('|'), 'g');
const PARTS = new RegExp(`\\b(?:${SAMPLE_PEOPLE.join(' ').replaceAll(' ', '|')})\\b`, 'g');

const PAGES = readdirSync('content/pages').map((file) => file.replace('.md', ''));
const WRITTEN_PAGES = new RegExp(`/(?:${PAGES.join('|')})\\b`, 'g');

/** The words of the site's own pages, with links and pictures that every site of the tests has. */
const textFile = (name: string): string =>
  readFileSync(`content/texts/${name}`, 'utf8')
    .replaceAll(/(?<=\bto: )\/\S+\/\S+/g, '/blog')
    .replaceAll(WRITTEN_PAGES, '/blog')
    .replaceAll(/\/(?:avatars|covers|street)\/[^\s,\]]+/g, '/avatars/priya.svg')
    .replaceAll('{{name}}', 'Lanternfield')
    .replaceAll(SAMPLE, 'Ana Field')
    .replaceAll(PARTS, 'Ana')
    .replaceAll('(503)', '(207)');

const TEXT_FILES = Object.fromEntries(
  readdirSync('content/texts').map((name) => [`texts/${name}`, textFile(name)]),
);

export const USUAL_FILES: Record<string, string> = {
  ...TEXT_FILES,
  'site.yaml': SITE_FILE,
  'authors.yaml': `priya-nair:
  name: Pema Nair
  bio: Answers first.
  photo: /avatars/priya.svg
grace-whitfield:
  name: Greta Whitfield
  bio: Writes the rules down.
  photo: /avatars/grace.svg
`,
  'posts/first-post.md': postFile({ title: 'First post', published: '2026-09-03' }),
  'help/calling/_category.yaml': categoryFile('Calling', 1, ['texts', 'calls']),
  'help/calling/send-a-text.md': articleFile({
    title: 'Send a text',
    subtitle: 'Pictures, delivery',
  }),
  'legal/privacy-policy.md': document(
    { title: 'Privacy Policy', updated: '2026-10-05' },
    'We keep little.\n\n## What we collect\n\nYour address.',
  ),
  'legal/terms-of-service.md': document(
    { title: 'Terms of Services', updated: '2026-09-14' },
    'Be kind.',
  ),
  'events/live-rotation.md': eventFile({ title: 'Live rotation' }),
  'videos/first-afternoon.md': videoFile({ title: 'First afternoon' }),
  'integrations.yaml': `- name: Inkhouse Sign
  description: Send the offer, see the signature.
  logo: /logos/inkwell.svg
`,
  'plans.yaml': `features:
  - { key: users, name: Users }
  - { key: calling, name: Calling and texting }
additionalUsageCharges:
  - { key: calls, name: 'Calls, per minute' }
plans:
  - name: Solo
    title: For one agent
    description: One agent, one line.
    monthlyPrice: 36
    annualPrice: 324
    features:
      users: { type: value, name: User, value: '1' }
      calling: { type: boolean, name: Calling and texting, value: true }
    additionalUsageCharges:
      calls: { type: value, value: '$0.02' }
`,
};
