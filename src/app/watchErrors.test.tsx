import { waitFor } from '@testing-library/react';
import { sendErrorReport } from './sendErrorReport.ts';
import { watchErrors } from './watchErrors.ts';

jest.mock('./sendErrorReport.ts', () => ({ sendErrorReport: jest.fn(() => Promise.resolve()) }));
const sent = jest.mocked(sendErrorReport);

beforeAll(watchErrors);
afterEach(() => sent.mockReset());

const rejection = (reason: unknown) =>
  Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() });

it.each<[string, Event, unknown[]]>([
  [
    'an uncaught error',
    new ErrorEvent('error', { error: 'thrown', message: 'Uncaught', filename: 'a.js' }),
    ['thrown', 'a.js'],
  ],
  [
    'an error without its object',
    new ErrorEvent('error', { message: 'Script error.' }),
    ['Script error.', ''],
  ],
  ['a rejection', rejection('thrown'), ['thrown', undefined]],
  ['an empty rejection', rejection(undefined), [undefined, undefined]],
])('reports %s', async (_what, event, expected) => {
  window.dispatchEvent(event);
  await waitFor(() => expect(sent.mock.calls).toEqual([expected]));
});

it('never fails by itself', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  sent.mockRejectedValue(new Error('The report failed'));
  window.dispatchEvent(rejection('thrown'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
