import { runSearchBenchmark } from '../server/content/search/searchBenchmark.ts';
import { projectRoot } from './paths.ts';

/** `npm run bench:search`: how fast the help search answers over 5,000 articles. */
process.chdir(projectRoot);
const { report, isFastEnough } = await runSearchBenchmark('content');
process.stdout.write(`${report}\n`);
process.exitCode = isFastEnough ? 0 : 1;
