import { readFile } from 'node:fs/promises';
import { loadPagesInNode } from './loadPagesInNode.ts';

/** `npm run replay -- session.json`: an export of Redux DevTools over the real reducers, event by event. */
const run = async ([file]: readonly string[]): Promise<{ exitCode: number; output: string }> => {
  if (!file) return { exitCode: 1, output: 'Say which: npm run replay -- session.json' };
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    return { exitCode: 1, output: `${file} can't be read: ${(error as Error).message}` };
  }
  // A session of `npm run dev` may have been at the kit, which only development knows.
  process.env.NODE_ENV ??= 'development';
  loadPagesInNode();
  const { runReplay } = await import('./replaySession.ts');
  return runReplay(text);
};

const { exitCode, output } = await run(process.argv.slice(2));
process[exitCode === 0 ? 'stdout' : 'stderr'].write(`${output}\n`);
process.exitCode = exitCode;
