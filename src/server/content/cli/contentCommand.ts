import { pageAddress } from '../../../contract/documents.ts';
import { nearestWord } from '../../../lib/editDistance.ts';
import { createContentLoader } from '../load/contentLoader.ts';
import { ContentError, describeProblems, type ContentProblem } from '../load/contentReader.ts';
import type { ReadableStorage } from '../load/documentFiles.ts';
import type { ContentLibrary } from '../load/assembleLibrary.ts';
import { documentAt, PREVIEW_DAYS, previewLink } from '../load/publicLibrary.ts';
import { checkContent } from '../check/checkContent.ts';
import { contentPaths } from './contentPaths.ts';

const USAGE = `Use one of:
  npm run content -- check
  npm run content -- preview FILE
  npm run content -- import DIR [--force]
  npm run content -- export DIR [--force]
  npm run content -- history FILE
  npm run content -- restore FILE VERSION
  npm run content -- openapi
  npm run content -- probe [URL [BASE]]`;

const COMMANDS = ['check', 'preview', 'import', 'export', 'history', 'restore', 'openapi', 'probe'];

/** The usage, for words that ask for it. */
export const contentHelp = (words: readonly string[]) =>
  words[0] === 'help' || words.includes('--help') ? { exitCode: 0, output: USAGE } : undefined;

interface ContentPlaces {
  storage: ReadableStorage;
  /** Where the files of the storage are or were, for their names in commands. */
  content: string;
  public: string;
}

export interface PreviewSite {
  secret: string | undefined;
  siteUrl: string;
}

/** After `runStorageCommand`, which runs the commands that write: `check`, `preview`, and the usage for all others. */
export const runContentCommand = async (
  [command, ...args]: readonly string[],
  places: ContentPlaces,
  site: PreviewSite,
) => {
  if (command === 'check' && args.length === 0) return check(places);
  const [file] = args;
  if (command === 'preview' && file !== undefined && args.length === 1)
    return preview(places, file, site);
  const isKnown = command === undefined || COMMANDS.includes(command);
  return failure(isKnown ? USAGE : `"${command}" is not a command. ${USAGE}`);
};

const failure = (output: string) => ({ exitCode: 1, output });

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const withCount = (problems: readonly ContentProblem[]): string =>
  `${count(problems.length, 'problem')}:\n${describeProblems(problems)}`;

const summaryOf = (library: ContentLibrary): string =>
  [
    `${library.posts.length} posts`,
    `${library.articles.length} help articles in ${library.helpCategories.length} categories`,
    `${library.events.length} events`,
    `${library.videos.length} videos`,
    `${library.integrations.length} integrations`,
    `${library.plans.plans.length} plans`,
  ].join(', ');

const check = async (places: ContentPlaces) => {
  const loader = createContentLoader(places.storage);
  const checked = await checkContent(loader, places.public).catch((error: unknown) => {
    if (error instanceof ContentError) return error;
    throw error;
  });
  if (checked instanceof ContentError) return failure(withCount(checked.problems));
  const { library, problems, warnings } = checked;
  const parts = [
    ...(warnings.length > 0
      ? [`${count(warnings.length, 'warning')}:`, describeProblems(warnings)]
      : []),
    problems.length > 0 ? withCount(problems) : `${summaryOf(library)}: no problems.`,
  ];
  return { exitCode: problems.length > 0 ? 1 : 0, output: parts.join('\n') };
};

const preview = async (
  { storage, content }: ContentPlaces,
  file: string,
  { secret, siteUrl }: PreviewSite,
) => {
  const listed = await storage.list();
  const candidates = contentPaths(content, file);
  const path = candidates.find((candidate) => listed.has(candidate));
  if (path === undefined) {
    const nearest = nearestWord(candidates[0] ?? file, [...listed.keys()]);
    return failure(`${file} does not exist.${nearest ? ` Did you mean ${nearest}?` : ''}`);
  }
  const { library, problems } = await createContentLoader(storage).load();
  const address = pageAddress(path);
  const own = problems.filter((problem) => problem.file.endsWith(`/${path}`));
  if (own.length > 0) return failure(describeProblems(own));
  if (address === undefined || !documentAt(library, address))
    return failure(`${file} is not a post, help article, event, video or page.`);
  if (secret === undefined)
    return failure("Set PREVIEW_SECRET to the site's value, 16 characters or more.");
  const link = siteUrl + previewLink(secret, address);
  return {
    exitCode: 0,
    output: `${link}\nAnyone with this link can read the page for ${PREVIEW_DAYS} days.`,
  };
};
