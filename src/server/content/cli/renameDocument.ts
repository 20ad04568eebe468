import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { isMap, isScalar, parseDocument } from 'yaml';
import { paths } from '../../../contract/paths.ts';
import { ContentError } from '../load/contentProblems.ts';
import { SLUG_PATTERN } from '../load/documentSchemas.ts';
import { splitFrontMatter } from '../load/frontMatter.ts';
import { loadContent } from '../load/loadContent.ts';

/** Where the documents of each kind lie, and at which address they are seen. */
const KINDS = {
  post: { addressOf: paths.post, fileOf: async (_folder, name) => `posts/${name}.md` },
  event: { addressOf: paths.event, fileOf: async (_folder, name) => `events/${name}.md` },
  video: { addressOf: paths.video, fileOf: async (_folder, name) => `videos/${name}.md` },
  category: {
    addressOf: paths.helpCategory,
    fileOf: async (_folder, name) => `help/${name}/_category.yaml`,
  },
  article: {
    addressOf: paths.helpArticle,
    fileOf: async (folder, name) => {
      const article = (await loadContent(folder)).articles.find(({ slug }) => slug === name);
      return `help/${article?.category.id}/${name}.md`;
    },
  },
} satisfies Record<
  string,
  {
    addressOf: (name: string) => string;
    fileOf: (folder: string, name: string) => Promise<string>;
  }
>;

/**
 * Gives a document another name, and so another address: moves its file, leaves its old name in `aliases`, and leads
 * what redirects.yaml led to it to where it is now.
 * @returns what to tell the author
 * @throws ContentError when that cannot be done; then nothing has changed
 */
export const renameDocument = async (
  folder: string,
  kind: string,
  oldName: string,
  newName: string,
): Promise<string> => {
  const name = basename(resolve(folder));
  const refuse = (message: string, file = name): never => {
    throw new ContentError([{ file, line: 1, message }]);
  };
  if (!isKind(kind)) {
    return refuse(
      `"${kind}" is no kind of document. Use one of: ${Object.keys(KINDS).join(', ')}.`,
    );
  }
  const { addressOf, fileOf } = KINDS[kind];
  if (!SLUG_PATTERN.test(newName) || !/[a-z]/.test(newName)) {
    refuse(
      `"${newName}" makes no address. Use lower-case letters, digits and single hyphens, and at least one letter.`,
    );
  }
  // A folder with problems is refused first: they might be about the very document that is asked for.
  const { redirects, articles } = await loadContent(folder);
  const oldFile = await fileOf(folder, oldName);
  if (!existsSync(join(folder, oldFile))) refuse(`There is no ${kind} "${oldName}".`);
  const newFile =
    kind === 'article' ? join(dirname(oldFile), `${newName}.md`) : await fileOf(folder, newName);
  const isTaken =
    kind === 'article'
      ? articles.some(({ slug }) => slug === newName)
      : existsSync(join(folder, newFile));
  if (isTaken) refuse(`"${newName}" exists already. Choose another name.`);
  const before = redirects.get(addressOf(newName));
  // Back to a name that it had before is no new one.
  if (before && !('to' in before && before.to === addressOf(oldName))) {
    refuse(`${addressOf(newName)} leads somewhere else already. Remove that first.`);
  }

  const text = await readFile(join(folder, oldFile), 'utf8');
  await writeFile(join(folder, oldFile), withAlias(text, oldName, newName));
  if (kind === 'category') {
    await rename(dirname(join(folder, oldFile)), dirname(join(folder, newFile)));
  } else await rename(join(folder, oldFile), join(folder, newFile));
  await followInRedirects(join(folder, 'redirects.yaml'), addressOf(oldName), addressOf(newName));
  return `${name}/${newFile} is at ${addressOf(newName)}, and ${addressOf(oldName)} leads there.`;
};

const isKind = (kind: string): kind is keyof typeof KINDS => Object.hasOwn(KINDS, kind);

/** The text with one more name in `aliases`, and all else as its author wrote it. */
const withAlias = (text: string, oldName: string, newName: string): string => {
  const isMarkdown = splitFrontMatter(text) !== null;
  const start = isMarkdown ? text.indexOf('\n') + 1 : 0;
  const end = isMarkdown ? text.indexOf('\n---', start - 1) + 1 : text.length;
  const yaml = text.slice(start, end);
  const { contents } = parseDocument(yaml);
  const pair = isMap(contents)
    ? contents.items.find(({ key }) => isScalar(key) && key.value === 'aliases')
    : undefined;
  const known = pair ? (pair.value as { toJSON: () => string[] | null }).toJSON() : null;
  const names = [...(known ?? []).filter((name) => name !== newName), oldName];
  const entry = `aliases: [${names.join(', ')}]`;
  if (!pair || !isScalar(pair.key)) {
    return `${text.slice(0, end)}${/\n$|^$/.test(yaml) ? '' : '\n'}${entry}\n${text.slice(end)}`;
  }
  const [from] = pair.key.range;
  // What a list of lines ends with belongs to what comes after it.
  const to = yaml.slice(0, (pair.value as { range: number[] }).range[1]).trimEnd().length;
  return text.slice(0, start + from) + entry + text.slice(start + to);
};

/** A redirect that led to the old address would lead to another redirect. */
const followInRedirects = async (file: string, from: string, to: string): Promise<void> => {
  if (!existsSync(file)) return;
  const text = await readFile(file, 'utf8');
  const followed = text.replace(
    /(\bto:\s*["']?)([^\s"'#?,}]+)/g,
    (whole, key: string, address: string) => (address === from ? key + to : whole),
  );
  if (followed !== text) await writeFile(file, followed);
};
