import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How much a library that has grown for years holds: each kind is as many documents, made from the real ones. */
export const SCALE_COUNTS = {
  posts: 10_000,
  articles: 5000,
  integrations: 1000,
  events: 300,
  videos: 300,
};

/** Slugs of what was written. */
export interface ScaleLibrary {
  posts: string[];
  categories: string[];
  articles: string[];
  events: string[];
  videos: string[];
}

interface RealDocument {
  /** Below the content folder. */
  folder: string;
  slug: string;
  text: string;
}

/**
 * Writes a large content folder: everything of a real one, and copies of its documents under names, titles and days of
 * their own. Copies differ in their bodies, too, so that nothing that is kept by its content is kept for two.
 */
export const writeScaleLibrary = async (real: string, target: string): Promise<ScaleLibrary> => {
  await cp(real, target, { recursive: true });
  const categories = await readdir(path.join(real, 'help'));
  const copyAll = (folders: string[], count: number) => writeCopies(real, target, folders, count);
  await writeIntegrations(path.join(target, 'integrations.yaml'));
  return {
    posts: await copyAll(['posts'], SCALE_COUNTS.posts),
    categories,
    articles: await copyAll(
      categories.map((name) => `help/${name}`),
      SCALE_COUNTS.articles,
    ),
    events: await copyAll(['events'], SCALE_COUNTS.events),
    videos: await copyAll(['videos'], SCALE_COUNTS.videos),
  };
};

const writeCopies = async (
  real: string,
  target: string,
  folders: string[],
  count: number,
): Promise<string[]> => {
  const documents = (
    await Promise.all(folders.map((folder) => readDocuments(real, folder)))
  ).flat();
  const slugs = documents.map(({ slug }) => slug);
  for (let made = documents.length; made < count; made += 1) {
    const { folder, slug, text } = documents[made % documents.length]!;
    const name = `${slug}-${made}`;
    slugs.push(name);
    await writeFile(path.join(target, folder, `${name}.md`), copyOf(text, made));
  }
  return slugs;
};

const readDocuments = async (real: string, folder: string): Promise<RealDocument[]> => {
  const names = (await readdir(path.join(real, folder))).filter((name) =>
    /^[a-z].*\.md$/.test(name),
  );
  return Promise.all(
    names.map(async (name) => ({
      folder,
      slug: path.basename(name, '.md'),
      text: await readFile(path.join(real, folder, name), 'utf8'),
    })),
  );
};

/** Days of blogging, a few posts a day. */
const DAYS = 3000;

const copyOf = (text: string, number: number): string => {
  const [, front = '', body = ''] = text.split(/^---$/m);
  const changed = front
    .replace(
      /^title: ["']?(.*?)["']?$/m,
      (_, title: string) => `title: ${JSON.stringify(`${title} (${number})`)}`,
    )
    .replace(/^published: .*$/m, `published: "-${1 + (number % DAYS)}d"`)
    .replace(/^updated: .*$/m, `updated: "-${number % DAYS}d"`)
    .replace(/^featured: .*\n/m, '');
  return `---${changed}---${body}\nThis is copy number ${number} of it.\n`;
};

const writeIntegrations = async (file: string): Promise<void> => {
  const text = await readFile(file, 'utf8');
  const entries = text.split(/^(?=- name: )/m).slice(1);
  const copies = Array.from({ length: SCALE_COUNTS.integrations - entries.length }, (_, number) =>
    entries[number % entries.length]!.trimEnd().replace(/^- name: .*$/m, `$& ${number}`),
  );
  await writeFile(file, `${text}\n${copies.join('\n\n')}\n`);
};
