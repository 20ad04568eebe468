import { spawnSync } from 'node:child_process';
import path from 'node:path';

it('says in one line what is wrong with its environment', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(__dirname, 'dev.ts')], {
    env: { ...process.env, NODE_ENV: '', PORT: 'many' },
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    'PORT is "many", but must be a whole number from 0 to 65535.\n',
  ]);
});
