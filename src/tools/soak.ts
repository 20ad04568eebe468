import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from './paths.ts';

/** `npm run soak -- --minutes N`: the built site under load, hostile requests and outages, for N minutes; two if left out. */
const [flag = '--minutes', minutes = '2', ...rest] = process.argv.slice(2);
if (flag !== '--minutes' || !(Number(minutes) > 0) || rest.length > 0) {
  process.stderr.write('Usage: npm run soak -- --minutes N\n');
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [path.join(projectRoot, 'src/tools/test.ts'), '--selectProjects', 'soak'],
  { stdio: 'inherit', env: { ...process.env, SOAK_MINUTES: minutes } },
);
process.exitCode = status ?? 1;
