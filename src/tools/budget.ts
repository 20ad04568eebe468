import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './paths.ts';

/**
 * `npm run budget`: what each route costs a phone, beside its budget, which `npm test` holds; `-- --write` makes what it
 * costs now, rounded up, the budget.
 */
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const { status } = spawnSync(
  process.execPath,
  [path.join(projectRoot, 'src/tools/test.ts'), 'src/e2e/budget'],
  { stdio: 'inherit', env: { ...process.env, BUDGETS: values.write ? 'write' : 'print' } },
);
process.exitCode = status ?? 1;
