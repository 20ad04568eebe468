import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageFolder } from './packageFolder.ts';

it('finds a package wherever the program was started', () => {
  const started = process.cwd();
  process.chdir(tmpdir());
  try {
    expect(packageFolder('fastify')).toBe(path.join(started, 'node_modules/fastify'));
  } finally {
    process.chdir(started);
  }
});
