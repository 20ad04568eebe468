import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as searchBenchmark from '../server/content/searchBenchmark.ts';
import { buildIfStale } from './buildSite.ts';
import { distFolder, projectRoot } from './paths.ts';

/** `npm run bench:search`: how fast the help search answers over 5,000 articles. */
type BenchmarkBundle = typeof searchBenchmark;

process.chdir(projectRoot);
await buildIfStale();
const bundle = pathToFileURL(path.join(distFolder, 'server/searchBenchmark.js')).href;
const { runSearchBenchmark } = (await import(bundle)) as BenchmarkBundle;
const { report, isFastEnough } = await runSearchBenchmark('content');
process.stdout.write(`${report}\n`);
process.exitCode = isFastEnough ? 0 : 1;
