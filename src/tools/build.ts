import { parseArgs } from 'node:util';
import { buildSite } from './buildSite.ts';
import { distFolder } from './paths.ts';

/** `npm run build`: the production build alone, whether it is stale or not; `-- --report` says what it is made of. */
const { values } = parseArgs({ options: { report: { type: 'boolean', default: false } } });
const stats = await buildSite();
if (values.report) {
  const { reportBundle } = await import('./bundleReport.ts');
  process.stdout.write(await reportBundle(stats, distFolder()));
}
