import { watchSharedTexts } from './watchSharedTexts.ts';

/** Fails a test in which React changes a text that a translator would have replaced. */
const problems: string[] = [];

watchSharedTexts((problem) => problems.push(problem));

afterEach(() => {
  const found = problems.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
});
