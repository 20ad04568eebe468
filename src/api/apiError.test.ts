import { toApiError } from './apiError.ts';

it('keeps the message, and the words for each field', () => {
  const body = { message: 'No', fields: { email: 'Bad', age: 3 }, stack: 'secret' };
  expect(toApiError(422, body)).toEqual({ status: 422, message: 'No', fields: { email: 'Bad' } });
});

it.each([undefined, null, 'No', 7, [], { message: 7 }, { fields: 'none' }, { fields: null }])(
  'has no words where the body is %j',
  (body) => {
    expect(toApiError(500, body)).toEqual({ status: 500, message: '' });
  },
);
