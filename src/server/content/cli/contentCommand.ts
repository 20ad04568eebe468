import { checkContent, type CheckOptions } from './check/checkContent.ts';
import { ContentError } from '../load/contentProblems.ts';
import { createStub } from './newDocument.ts';
import { previewLink } from './previewLink.ts';
import type { PreviewSite } from './previewLink.ts';
import { renameDocument } from './renameDocument.ts';

const USAGE = `Use one of:
  npm run content -- check
  npm run content -- new post|article|event|video "Title"
  npm run content -- rename post|article|event|video|category OLD NEW
  npm run content -- preview FILE`;

/**
 * `npm run content`: checks the content folder, makes the stub of a new document, gives one another name, or a
 * link to one that visitors don't see.
 * @param words what stands behind `--`
 * @returns the exit code and what to print
 */
export const runContentCommand = async (
  words: readonly string[],
  folders: CheckOptions,
  site: PreviewSite,
): Promise<{ exitCode: number; output: string }> => {
  const [command, kind = '', ...titleWords] = words;
  try {
    if (command === 'check' && words.length === 1) {
      return { exitCode: 0, output: await checkContent(folders) };
    }
    if (command === 'new') {
      return { exitCode: 0, output: await createStub(folders.content, kind, titleWords.join(' ')) };
    }
    if (command === 'preview' && words.length === 2) {
      return { exitCode: 0, output: await previewLink(folders.content, kind, site) };
    }
    if (command === 'rename' && words.length === 4) {
      const [oldName = '', newName = ''] = titleWords;
      return { exitCode: 0, output: await renameDocument(folders.content, kind, oldName, newName) };
    }
    return { exitCode: 1, output: USAGE };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const count = error.problems.length;
    return { exitCode: 1, output: `${error.message}\n${count} problem${count === 1 ? '' : 's'}.` };
  }
};
