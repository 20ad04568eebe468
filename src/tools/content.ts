import { runContentCommand } from '../server/content/cli/contentCommand.ts';
import { readConfig } from '../server/config.ts';
import { projectRoot } from './paths.ts';

/** `npm run content -- check`, `new` and `rename`: what each takes is said by `npm run content`. */
process.chdir(projectRoot);
const { exitCode, output } = await runContentCommand(process.argv.slice(2), {
  content: readConfig(process.env).contentFolder,
  public: 'public',
});
process.stdout.write(`${output}\n`);
process.exitCode = exitCode;
