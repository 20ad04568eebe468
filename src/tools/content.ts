import { runContentCommand } from '../server/content/cli/contentCommand.ts';
import { projectRoot } from './paths.ts';

/** `npm run content -- check` and `npm run content -- new post|article|event|video "Title"`. */
process.chdir(projectRoot);
const { exitCode, output } = await runContentCommand(process.argv.slice(2), {
  content: 'content',
  public: 'public',
});
process.stdout.write(`${output}\n`);
process.exitCode = exitCode;
