import { locationChanged, selectLocation } from '../../store/navigationSlice.ts';
import type { MyDemo } from '../../contract/bookings.ts';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import {
  failedAnswer,
  makeTestServices,
  okAnswer,
  type TestAnswers,
} from '../../testing/testServices.ts';
import { newTimeChosen, newTimeRefused, selectNewTime } from './moveDemoSlice.ts';
import { requestDemoApi } from './requestDemoApi.ts';

const DAY = { field: 'preferred_date', value: '2099-12-04' } as const;
const TAKEN = 'This time is taken.';

const MOVED: MyDemo = {
  demo_id: 'HD-7K3M9Q',
  starts_at: '2099-12-04T09:00:00.000Z',
  meet_link: '',
  event_link: '',
  sequence: 1,
  is_canceled: false,
};

const makeForm = (moveDemo: TestAnswers['moveDemo']) => {
  const store = makeTestStore(makeTestServices({ moveDemo }));
  const move = () =>
    store.dispatch(
      requestDemoApi.endpoints.moveDemo.initiate({ token: 'a', sequence: 0, to: '2099-12-04' }),
    );
  return { store, move, newTime: () => selectNewTime(store.getState()) };
};

const EMPTY = { preferred_date: '', preferred_time: '', error: '' };

it('clears the error when another time is chosen', () => {
  const { store, newTime } = makeForm(okAnswer(MOVED));
  store.dispatch(newTimeRefused('Choose a time.'));
  expect(newTime().error).toBe('Choose a time.');
  store.dispatch(newTimeChosen(DAY));
  expect(newTime()).toEqual({ ...EMPTY, preferred_date: DAY.value });
});

it('keeps a refused time with its error', async () => {
  const { store, move, newTime } = makeForm({
    ...failedAnswer(409),
    fields: { preferred_datetime: TAKEN },
  });
  store.dispatch(newTimeChosen(DAY));
  await move();
  expect(newTime()).toEqual({ ...EMPTY, preferred_date: DAY.value, error: TAKEN });
});

it('shows no error below the time when the site fails', async () => {
  const { store, move, newTime } = makeForm(failedAnswer(503));
  store.dispatch(newTimeChosen(DAY));
  expect(await move()).toEqual({ error: failedAnswer(503) });
  expect(newTime()).toEqual({ ...EMPTY, preferred_date: DAY.value });
});

it.each([
  ['the demo has moved', (form: ReturnType<typeof makeForm>) => form.move()],
  [
    'the visitor opens another page',
    ({ store }: ReturnType<typeof makeForm>) =>
      store.dispatch(
        locationChanged({
          ...selectLocation(store.getState()),
          pathname: '/pricing',
          cause: 'link',
          from: '/my-demo/a',
        }),
      ),
  ],
])('is empty after %s', async (_, act) => {
  const form = makeForm(okAnswer(MOVED));
  form.store.dispatch(newTimeChosen(DAY));
  await act(form);
  expect(form.newTime()).toEqual(EMPTY);
});
