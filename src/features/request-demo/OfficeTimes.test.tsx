import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../contract/paths.ts';
import { clockTime } from '../../lib/dayTexts.ts';
import { dayAndTime } from '../../lib/momentTexts.ts';
import { loadPhoneModule } from '../../shared/lead-form/loadPhoneModule.ts';
import {
  loadRoute,
  makeTestServices,
  okAnswer,
  renderWithProviders,
} from '../../testing/renderWithProviders.tsx';
import { TEST_SITE } from '../../testing/siteSettings.ts';
import { SiteContext } from '../../ui/SiteContext.ts';
import { accepted, field, fillIn, submitButton } from './demoPage.fixtures.tsx';
import { requestDemoPage } from './RequestDemoPage.tsx';

beforeAll(() => loadRoute(paths.requestDemo));
beforeAll(() => loadPhoneModule());

const at = (day: number, hour: number, minutes = 0) =>
  new Date(2099, 11, day, hour, minutes).toISOString();
const FREE = [at(3, 9), at(3, 14), at(4, 10)];

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

const renderForm = (
  answers: Parameters<typeof makeTestServices>[0] = {},
  free: string[] | null = FREE,
) => {
  const services = makeTestServices({
    demoSlots: okAnswer({ free }),
    requestDemo: accepted,
    ...answers,
  });
  const { Page, ...module } = requestDemoPage;
  return renderWithProviders(
    <SiteContext value={{ ...TEST_SITE, hasOfficeHours: true }}>
      <Page />
    </SiteContext>,
    { path: paths.requestDemo, services, ...module },
  );
};

const optionsOf = (name: string) =>
  within(field(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('offers the free office hours in the visitor’s zone', async () => {
  const { user } = renderForm();
  await waitFor(() => expect(optionsOf('Preferred date')).toHaveLength(3));
  await user.click(field('First name'));
  await waitFor(() =>
    expect(optionsOf('Preferred date')).toEqual([
      'Select one',
      'Thu, Dec 3, 2099',
      'Fri, Dec 4, 2099',
    ]),
  );
  await user.selectOptions(field('Preferred date'), '2099-12-03');
  await waitFor(() =>
    expect(optionsOf('Preferred time')).toEqual(['Select one', clockTime(9), clockTime(14)]),
  );
  await user.selectOptions(field('Preferred date'), '2099-12-04');
  await waitFor(() => expect(optionsOf('Preferred time')).toEqual(['Select one', clockTime(10)]));
});

const GONE = /isn’t open on this date/;

it('offers times once there is a date, and says when the chosen one is not open on another', async () => {
  const { user } = renderForm({}, [...FREE, at(5, 14)]);
  await waitFor(() => expect(optionsOf('Preferred date')).toHaveLength(4));
  await user.click(field('First name'));
  await waitFor(() => expect(optionsOf('Preferred time')).toEqual(['Choose a date first']));
  const chooseDay = (day: string) => user.selectOptions(field('Preferred date'), `2099-12-${day}`);

  await chooseDay('03');
  await user.selectOptions(field('Preferred time'), '14:00');
  expect(field('Preferred time')).not.toHaveAccessibleDescription(GONE);
  await chooseDay('04');
  expect(field('Preferred time')).toHaveDisplayValue('Select one');
  expect(field('Preferred time')).toHaveAccessibleDescription(
    /2:00 PM isn’t open on this date. Please choose another time./,
  );
  expect(screen.getByText(GONE)).toHaveAttribute('role', 'status');

  await chooseDay('05');
  await waitFor(() => expect(field('Preferred time')).toHaveValue('14:00'));
  expect(screen.queryByText(GONE)).toBeNull();
  await chooseDay('04');
  await user.selectOptions(field('Preferred time'), '10:00');
  expect(screen.queryByText(GONE)).toBeNull();
});

it('does not send a time that the form does not show', async () => {
  const { services, user } = renderForm();
  await waitFor(() => expect(optionsOf('Preferred date')).toHaveLength(3));
  await fillIn(user, async () => {
    await user.selectOptions(field('Preferred date'), '2099-12-03');
    await user.selectOptions(field('Preferred time'), '14:00');
    await user.selectOptions(field('Preferred date'), '2099-12-04');
  });
  await user.click(submitButton());
  await waitFor(() =>
    expect(field('Preferred time')).toHaveAccessibleDescription(/Please select both date and time/),
  );
  expect(services.requests.filter(({ name }) => name === 'requestDemo')).toEqual([]);
});

/** Renders the form in a tab that has stored this draft, and answers the slots later. */
const renderDraft = (draft: object, free: string[] | null) => {
  const slots = Promise.withResolvers<unknown>();
  const services = makeTestServices({
    demoSlots: () => slots.promise.then(() => okAnswer({ free })),
    requestDemo: accepted,
  });
  services.tabStorage.setItem('form:request-demo', JSON.stringify({ draft }));
  const { Page, ...module } = requestDemoPage;
  const view = renderWithProviders(
    <SiteContext value={{ ...TEST_SITE, hasOfficeHours: true }}>
      <Page />
    </SiteContext>,
    { path: paths.requestDemo, services, ...module },
  );
  return { ...view, answer: () => slots.resolve(undefined) };
};

it.each([
  ['2099-12-03', '14:00', FREE],
  ['2099-12-04', '10:00', FREE],
  ['2099-12-03', '21:00', [...FREE, at(3, 21)]],
  // Every time may be requested.
  ['2099-12-05', '09:00', null],
])('fills in %s, %s when the slots arrive', async (preferred_date, preferred_time, free) => {
  const draft = { preferred_date, preferred_time };
  const { answer, services } = renderDraft(draft, free);
  expect(optionsOf('Preferred date')).toEqual(['Select one']);
  answer();
  await waitFor(() => expect(field('Preferred date')).toHaveValue(preferred_date));
  await waitFor(() => expect(field('Preferred time')).toHaveValue(preferred_time));
  const stored = services.tabStorage.getItem('form:request-demo') ?? '';
  expect(JSON.parse(stored)).toMatchObject({ draft });
});

it('says that the date of a draft is not open anymore', async () => {
  const { answer } = renderDraft({ preferred_date: '2099-11-30', preferred_time: '14:00' }, FREE);
  answer();
  await waitFor(() =>
    expect(field('Preferred date')).toHaveAccessibleDescription(/isn’t open anymore/),
  );
  expect(optionsOf('Preferred time')).toEqual(['Choose a date first']);
});

it('has a message when no time is free', async () => {
  renderForm({}, []);
  await waitFor(() => expect(optionsOf('Preferred date')).toEqual(['No times are open right now']));
});

it('offers every hour when the office hours failed to load', async () => {
  renderForm({ demoSlots: { status: 404, message: '' } });
  await waitFor(() => expect(field('Preferred date')).toHaveAttribute('type', 'date'));
});

it('keeps the texts when a slot was taken and books another one', async () => {
  const message = 'That time has just been taken. Please choose another.';
  const taken = {
    status: 409,
    message,
    fields: { preferred_datetime: message },
    alternatives: [at(3, 9), at(4, 10)],
  };
  let tries = 0;
  const { services, user } = renderForm({
    requestDemo: () => Promise.resolve((tries += 1) === 1 ? taken : accepted),
  });
  await waitFor(() => expect(optionsOf('Preferred date')).toHaveLength(3));
  await user.click(field('First name'));
  await fillIn(user, async () => {
    await user.selectOptions(field('Preferred date'), '2099-12-03');
    await user.selectOptions(field('Preferred time'), '2:00 PM');
  });
  await user.click(submitButton());
  const choices = await screen.findByRole('group', { name: /closest open times/ });
  expect(field('Preferred time')).toBeInvalid();
  expect(field('First name')).toHaveValue('  Zoë-Ann ');
  // The hours are read again.
  expect(services.requests.filter(({ name }) => name === 'demoSlots')).toHaveLength(2);

  await user.click(
    within(choices).getByRole('button', { name: dayAndTime(Date.parse(at(4, 10)), timeZone) }),
  );
  await screen.findByText('Demo Scheduled Successfully!');
  const bodies = services.requests.filter(({ name }) => name === 'requestDemo');
  expect(bodies.map(({ body }) => body)).toMatchObject([
    { first_name: 'Zoë-Ann', preferred_datetime: at(3, 14) },
    { first_name: 'Zoë-Ann', preferred_datetime: at(4, 10) },
  ]);
  expect(
    screen.getByText((text) => text.startsWith('Friday, December 4, 2099, 10:00 AM')),
  ).toBeVisible();
});
