import { isTransient } from './isTransient.ts';

it.each([0, 399, 408, 425, 429, 500, 503])('takes %i for an error that may pass', (status) => {
  expect(isTransient({ status })).toBe(true);
});

it.each([400, 404, 410, 422, 499])('takes %i for an answer that is final', (status) => {
  expect(isTransient({ status })).toBe(false);
});
