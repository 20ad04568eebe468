import { makeTestStore } from '../../testing/makeTestStore.ts';
import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import {
  failedAnswer,
  makeTestServices,
  okAnswer,
  type TestAnswer,
} from '../../testing/testServices.ts';
import { guestAddressEdited, guestAddressRefused, selectGuestAddressError } from './myLinkSlice.ts';
import { webinarsApi } from './webinarsApi.ts';

const refused = guestAddressRefused('Invalid email');

it.each([
  ['at first', [], ''],
  ['when the address is refused', [refused], 'Invalid email'],
  ['when it is edited', [refused, guestAddressEdited()], ''],
  ['on another page', [refused, locationChangedTo('/webinars')], ''],
])('says what is wrong with the address %s', (_when, actions, error) => {
  expect(selectGuestAddressError(stateAfter(...actions))).toBe(error);
});

const requestLink = (answer: TestAnswer<'emailMyLink'>) => {
  const store = makeTestStore(makeTestServices({ emailMyLink: answer }));
  store.dispatch(refused);
  const question = { id: '7', email: 'ada@example.com', opening_hours: '', form_age_ms: 0 };
  const request = store.dispatch(webinarsApi.endpoints.emailMyLink.initiate(question));
  return { request, error: () => selectGuestAddressError(store.getState()) };
};

it.each([
  ['of the address', { ...failedAnswer(422), fields: { email: 'Unknown' } }, 'Unknown'],
  ['of another field', { ...failedAnswer(422), fields: { opening_hours: 'Unknown' } }, ''],
  ['of the site', failedAnswer(503), ''],
])(
  'forgets the error while the link is requested, and shows the one %s',
  async (_whose, answer, after) => {
    const { request, error } = requestLink(answer);
    expect(error()).toBe('');
    expect(await request).toEqual({ error: answer });
    expect(error()).toBe(after);
  },
);

it('shows no error when the link was sent', async () => {
  const { request, error } = requestLink(okAnswer({ email: 'ada@example.com' }));
  await request;
  expect(error()).toBe('');
});
