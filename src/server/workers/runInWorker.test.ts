import { runInWorker, stopWorkers, WorkExceeded } from './runInWorker.ts';

afterEach(stopWorkers);

const SHORT = 'A *short* text.';
const HTML = '<p>A <em>short</em> text.</p>';

/** The time for footnotes grows with the square of their number. */
const ENDLESS = Array.from({ length: 12_000 }, (_, note) => `x[^${note}]\n\n[^${note}]: a\n`).join(
  '\n',
);

it('answers each of many calls at once with its own result', async () => {
  const texts = Array.from({ length: 50 }, (_, number) => `Text ${number}`);
  const results = await Promise.all(texts.map((text) => runInWorker('renderMarkdown', text)));
  expect(results).toEqual(texts.map((text) => `<p>${text}</p>`));
});

it('stops work that exceeds its limits, and answers the calls beside and behind it', async () => {
  const calls = [ENDLESS, SHORT, ENDLESS, SHORT, ENDLESS, SHORT, SHORT];
  const results = await Promise.allSettled(
    calls.map((text) => runInWorker('renderMarkdown', text)),
  );
  for (const [index, result] of results.entries()) {
    if (calls[index] === SHORT) expect(result).toEqual({ status: 'fulfilled', value: HTML });
    else expect(result).toMatchObject({ reason: expect.any(WorkExceeded) as Error });
  }
});

it('passes on the error of a task', async () => {
  const call = runInWorker('missing' as 'renderMarkdown', SHORT);
  await expect(call).rejects.toMatchObject({ message: 'task is not a function' });
  expect(await runInWorker('renderMarkdown', SHORT)).toBe(HTML);
});

it('settles the calls in progress when it stops, and starts again with the next call', async () => {
  const calls = [ENDLESS, ENDLESS, ENDLESS, SHORT].map((text) =>
    runInWorker('renderMarkdown', text),
  );
  const settled = Promise.allSettled(calls);
  await stopWorkers();
  expect((await settled).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(await runInWorker('renderMarkdown', SHORT)).toBe(HTML);
});
