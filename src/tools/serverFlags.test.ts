import { readFile } from 'node:fs/promises';
import { SERVER_FLAGS } from './serverFlags.ts';

it('is what npm start tells Node', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: { start: string };
  };
  expect(`${scripts.start} `).toContain(`node ${SERVER_FLAGS.join(' ')} `);
});
