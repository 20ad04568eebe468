import { asApiError, queryStatus } from './queryStatus.ts';

it('is loading until there is something to say', () => {
  expect(queryStatus({})).toBe('loading');
});

it('is ready with data, also when a later refresh fails', () => {
  expect(queryStatus({ data: [] })).toBe('ready');
  expect(queryStatus({ data: [], error: { status: 502, message: '' } })).toBe('ready');
});

it('has failed when there is an error and no data, also while it is asked again', () => {
  expect(queryStatus({ error: { status: 502, message: '' } })).toBe('failed');
});

it('takes an error of another kind for a server that was not reached', () => {
  expect(asApiError({ name: 'Error', message: 'x' })).toEqual({
    status: 0,
    message: 'The server could not be reached. Please try again.',
  });
  expect(asApiError(undefined).status).toBe(0);
  expect(asApiError({ status: 404, message: 'Gone' })).toEqual({ status: 404, message: 'Gone' });
});
