import { checkContent } from './check/checkContent.ts';
import type { ContentFolders } from './check/checkImages.ts';
import { ContentError } from '../load/contentProblems.ts';
import { previewLink } from './previewLink.ts';
import type { PreviewSite } from './previewLink.ts';

const USAGE = `Use one of:
  npm run content -- check
  npm run content -- preview FILE`;

/**
 * `npm run content`: checks the content folder, or prints a signed link to a document that visitors don't see.
 * @param words the arguments after `--`
 * @returns the exit code and what to print
 */
export const runContentCommand = async (
  words: readonly string[],
  folders: ContentFolders,
  site: PreviewSite,
): Promise<{ exitCode: number; output: string }> => {
  const [command, file = ''] = words;
  try {
    if (command === 'check' && words.length === 1) {
      return { exitCode: 0, output: await checkContent(folders) };
    }
    if (command === 'preview' && words.length === 2) {
      return { exitCode: 0, output: await previewLink(folders.content, file, site) };
    }
    return { exitCode: 1, output: USAGE };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const count = error.problems.length;
    return { exitCode: 1, output: `${error.message}\n${count} problem${count === 1 ? '' : 's'}.` };
  }
};
