import * as workers from '../../workers/runInWorker.ts';
import { readEditorForm } from './editorForms.ts';

const body = Buffer.from(`text=${'a'.repeat(600 * 1024)}`);

it.each([
  ['takes too long', new workers.WorkExceeded(), { statusCode: 413 }],
  ['fails for another reason', new Error('no thread'), { message: 'no thread' }],
])('refuses a large form that %s', async (_, reason, refusal) => {
  jest.spyOn(workers, 'runInWorker').mockRejectedValueOnce(reason);
  const read = readEditorForm('application/x-www-form-urlencoded', body);
  await expect(read).rejects.toMatchObject(refusal);
});
