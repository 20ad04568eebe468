import { screen, waitFor, within } from '@testing-library/react';
import type { MyDemo } from '../../contract/bookings.ts';
import { callPath } from '../../contract/calls.ts';
import { paths } from '../../contract/paths.ts';
import { dayAndTime } from '../../lib/momentTexts.ts';
import { NoScriptAnswerContext } from '../../shared/lead-form/NoScriptAnswer.ts';
import {
  failedAnswer,
  loadRoute,
  makeTestServices,
  okAnswer,
  renderRoute,
  renderWithProviders,
} from '../../testing/renderWithProviders.tsx';
import { TEST_SITE } from '../../testing/siteSettings.ts';
import { SiteContext } from '../../ui/SiteContext.ts';
import { myDemoPage } from './MyDemoPage.tsx';

const TOKEN = 'AbC-123';
const PATH = paths.myDemo(TOKEN);
const params = { token: TOKEN };

const demo: MyDemo = {
  demo_id: 'HD-7K3M9Q',
  starts_at: new Date(2099, 11, 3, 14).toISOString(),
  meet_link: 'https://meet.test/x',
  event_link: 'https://site.test/calendar/x.ics',
  sequence: 0,
  is_canceled: false,
};
const moved = { ...demo, starts_at: new Date(2099, 11, 4, 9).toISOString(), sequence: 1 };
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

beforeAll(() => loadRoute(PATH));
afterEach(() => jest.restoreAllMocks());

/** The page of a demo that the server moves and cancels. */
const renderDemo = (answers: Parameters<typeof makeTestServices>[0] = {}) => {
  let now = demo;
  const services = makeTestServices({
    myDemo: () => okAnswer(now),
    moveDemo: () => {
      now = moved;
      return okAnswer(now, 'Your demo has been rescheduled.');
    },
    cancelDemo: () => {
      now = { ...demo, sequence: 1, is_canceled: true };
      return okAnswer(now, 'Your demo is canceled.');
    },
    ...answers,
  });
  return renderRoute(PATH, { services });
};

const choose = async (user: ReturnType<typeof renderDemo>['user'], time = '9:00 AM') => {
  await user.type(screen.getByLabelText('Preferred date'), '2099-12-04');
  await user.selectOptions(screen.getByLabelText('Preferred time'), time);
};

const findTime = ({ starts_at }: MyDemo) =>
  screen.findByText((text) => text.startsWith(dayAndTime(Date.parse(starts_at), timeZone)));

const sent = ({ services }: ReturnType<typeof renderDemo>) =>
  services.requests.filter(({ name }) => name !== 'myDemo');

it('shows the time of the demo and moves it', async () => {
  const view = renderDemo();
  expect(await findTime(demo)).toBeVisible();
  await choose(view.user);
  await view.user.dblClick(screen.getByRole('button', { name: 'Reschedule demo' }));
  expect(await findTime(moved)).toBeVisible();
  expect(sent(view)).toMatchObject([
    { name: 'moveDemo', params, body: { sequence: 0, preferred_datetime: moved.starts_at } },
  ]);
  expect(view.services.notify.mock.calls).toEqual([['success', 'Your demo has been rescheduled.']]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('sends nothing without day and time', async () => {
  const view = renderDemo();
  await view.user.click(await screen.findByRole('button', { name: 'Reschedule demo' }));
  expect(await screen.findAllByText('Please select both date and time')).not.toHaveLength(0);
  await waitFor(() => expect(screen.getByLabelText('Preferred date')).toHaveFocus());
  expect(sent(view)).toEqual([]);
});

it('cancels the demo', async () => {
  const view = renderDemo();
  await view.user.click(await screen.findByRole('button', { name: 'Cancel the demo' }));
  expect(await screen.findByText('Your demo is canceled')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(sent(view)).toMatchObject([{ name: 'cancelDemo', params, body: { sequence: 0 } }]);
  expect(screen.queryByRole('button', { name: 'Reschedule demo' })).toBeNull();
});

it('offers free slots in place of one that was taken', async () => {
  const alternative = new Date(2099, 11, 4, 10).toISOString();
  const message = 'That time has just been taken. Please choose another.';
  const refused = { status: 409, message, fields: { preferred_datetime: message } };
  let tries = 0;
  const view = renderDemo({
    moveDemo: () => {
      tries += 1;
      return tries === 1 ? { ...refused, alternatives: [alternative] } : okAnswer(moved, 'Moved.');
    },
  });
  await screen.findByRole('button', { name: 'Reschedule demo' });
  await choose(view.user);
  await view.user.click(screen.getByRole('button', { name: 'Reschedule demo' }));
  const slot = { name: dayAndTime(Date.parse(alternative), timeZone) };
  await waitFor(() => expect(screen.getByLabelText('Preferred date')).toHaveFocus());
  await view.user.click(screen.getByRole('button', slot));
  // The button is gone.
  expect(screen.getByRole('form', { name: 'Pick a new time' })).toHaveFocus();
  expect(sent(view).at(-1)).toMatchObject({ body: { preferred_datetime: alternative } });
  expect(view.services.notify.mock.calls[0]).toEqual(['error', message]);
});

const failures = [
  () => Promise.reject(new TypeError('Failed to fetch')),
  failedAnswer(502, ''),
  failedAnswer(503, 'Not now.'),
  failedAnswer(500, ''),
];

it.each(failures)('keeps what was chosen when a change fails, and says so: %#', async (failure) => {
  let isDown = false;
  const view = renderDemo({
    myDemo: () => (isDown ? failedAnswer(503) : okAnswer(demo)),
    moveDemo: failure,
    cancelDemo: failure,
  });
  await screen.findByRole('button', { name: 'Reschedule demo' });
  await choose(view.user);
  isDown = true;
  for (const name of ['Reschedule demo', 'Cancel the demo']) {
    await view.user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
    expect(screen.getByLabelText('Preferred date')).toHaveValue('2099-12-04');
    expect(screen.getByLabelText('Preferred time')).toHaveValue('09:00');
  }
  const message = typeof failure === 'object' ? failure.message : '';
  const toast = ['error', message || 'Something went wrong. Please try again.'];
  expect(view.services.notify.mock.calls).toEqual([toast, toast]);
});

it('sends only a time that the form shows', async () => {
  const at = (day: number, hour: number) => new Date(2099, 11, day, hour).toISOString();
  const { Page, ...module } = myDemoPage;
  const services = makeTestServices({
    myDemo: okAnswer(demo),
    demoSlots: okAnswer({ free: [at(3, 9), at(4, 10)] }),
  });
  const { user } = renderWithProviders(
    <SiteContext value={{ ...TEST_SITE, hasOfficeHours: true }}>
      <Page />
    </SiteContext>,
    { path: PATH, services, ...module },
  );
  await screen.findByRole('option', { name: /^Fri, Dec 4/ });
  await user.selectOptions(screen.getByLabelText('Preferred date'), '2099-12-03');
  await user.selectOptions(screen.getByLabelText('Preferred time'), '9:00 AM');
  await user.selectOptions(screen.getByLabelText('Preferred date'), '2099-12-04');
  expect(screen.getByText(/^9:00 AM isn’t open on this date/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reschedule demo' }));
  expect(await screen.findAllByText('Please select both date and time')).not.toHaveLength(0);
  expect(services.requests.some(({ name }) => name === 'moveDemo')).toBe(false);
});

it('shows the current state after the demo was changed in another tab', async () => {
  let reads = 0;
  const view = renderDemo({
    myDemo: () => okAnswer((reads += 1) === 1 ? demo : moved),
    cancelDemo: { status: 409, message: 'This demo was changed meanwhile.' },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Cancel the demo' }));
  expect(await findTime(moved)).toBeVisible();
  expect(view.services.notify.mock.calls).toEqual([['error', 'This demo was changed meanwhile.']]);
});

it.each([
  [410, 'This demo has already started'],
  [404, 'We can’t find that demo'],
])('shows the message for status %i: %s', async (status, title) => {
  renderDemo({ myDemo: failedAnswer(status) });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it('posts its forms without scripts, with the sequence that the visitor saw', async () => {
  renderDemo();
  const form = await screen.findByRole('form', { name: 'Pick a new time' });
  expect(form).toHaveAttribute('action', `${callPath('moveDemo', params)}#lead-form`);
  expect(form).toHaveFormValues({ sequence: '0' });
  const cancel = screen.getByRole('form', { name: 'Can’t make it at all?' });
  expect(cancel).toHaveAttribute('action', `${callPath('cancelDemo', params)}#lead-form`);
});

it('offers free slots after a form was sent without scripts', async () => {
  const alternative = '2099-12-04T15:00:00.000Z';
  const { Page, ...module } = myDemoPage;
  const answer = {
    action: callPath('moveDemo', params),
    values: {},
    fields: {},
    message: 'Taken.',
    alternatives: [alternative],
    data: null,
  };
  renderWithProviders(
    <NoScriptAnswerContext value={answer}>
      <Page />
    </NoScriptAnswerContext>,
    { path: PATH, answers: { myDemo: okAnswer(demo) }, ...module },
  );
  const form = await screen.findByRole('form', { name: 'Pick a new time' });
  const [choice] = within(form).getAllByRole('button', { name: /December 4, 2099/ });
  expect(choice).toHaveAttribute('value', alternative);
  expect(choice).toHaveAttribute('type', 'submit');
  expect(within(form).getByRole('alert')).toHaveTextContent('Taken.');
});

it.each(['Etc/Unknown', '', 'Mars/Olympus', undefined])(
  'shows and moves a demo in the site’s zone when the browser’s is %j',
  async (zone) => {
    const options = { timeZone: zone } as Intl.ResolvedDateTimeFormatOptions;
    jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
    const starts_at = '2099-12-03T16:00:00.000Z';
    const view = renderDemo({ myDemo: okAnswer({ ...demo, starts_at }) });
    const time = 'Thursday, December 3, 2099, 11:00 AM Eastern Time';
    expect(await screen.findByText(time)).toBeVisible();
    await choose(view.user);
    await view.user.click(screen.getByRole('button', { name: 'Reschedule demo' }));
    expect(sent(view)).toMatchObject([
      { body: { preferred_datetime: '2099-12-04T14:00:00.000Z' } },
    ]);
  },
);
