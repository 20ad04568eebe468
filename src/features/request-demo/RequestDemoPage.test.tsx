import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ApiAnswer } from '../../contract/calls.ts';
import type { DemoBooking } from '../../contract/bookings.ts';
import { paths } from '../../contract/paths.ts';
import { zoneName } from '../../lib/zonedTime.ts';
import { NoScriptAnswerContext } from '../../shared/lead-form/NoScriptAnswer.ts';
import { loadPhoneModule } from '../../shared/lead-form/loadPhoneModule.ts';
import { SITE_TEXTS } from '../../testing/siteTexts.ts';
import { loadRoute, okAnswer, renderWithProviders } from '../../testing/renderWithProviders.tsx';
import {
  accepted,
  ACTION,
  booking,
  field,
  fillIn,
  renderPage,
  submitButton,
} from './demoPage.fixtures.tsx';
import { RequestDemoPage } from './RequestDemoPage.tsx';

beforeAll(() => loadRoute(paths.requestDemo));
beforeAll(() => loadPhoneModule());
afterEach(() => jest.restoreAllMocks());

/** The page that answers a form sent without scripts. */
const renderAnswer = (data: DemoBooking, values: Record<string, string> = {}) =>
  renderWithProviders(
    <NoScriptAnswerContext value={{ action: ACTION, values, fields: {}, message: '', data }}>
      <RequestDemoPage />
    </NoScriptAnswerContext>,
  );

it('places the form after the list, for phones', () => {
  renderPage();
  const form = screen.getByRole('heading', { name: 'Book your demo' });
  const last = screen.getByText('Following up with leads who go quiet');
  expect(form.compareDocumentPosition(last)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it('says what happens next after the form, step by step', () => {
  renderPage();
  const { title, steps } = SITE_TEXTS['request-demo'].next!;
  const heading = screen.getByRole('heading', { name: title });
  const form = screen.getByRole('heading', { name: 'Book your demo' });
  expect(heading.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  const items = within(heading.parentElement!).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(
    steps.map(({ when, text }) => when + text),
  );
});

it('marks each empty field and focuses the first one', async () => {
  const { services, user } = renderPage();
  await user.click(submitButton());
  await waitFor(() => expect(field('First name')).toHaveFocus());
  const names = ['First name', 'Last name', 'Phone', 'Email', 'Real estate experience'];
  for (const name of [...names, 'Monthly budget', 'Preferred date']) {
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(expect.stringMatching(/required|select/));
  }
  expect(services.requests).toEqual([]);
});

it('offers ten hours from today on and names the time zone', async () => {
  renderPage();
  const hours = within(field('Preferred time')).getAllByRole('option');
  expect(hours.map((hour) => hour.textContent)).toEqual([
    'Select one',
    ...['9:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM'],
    ...['2:00 PM', '3:00 PM', '4:00 PM', '5:00 PM', '6:00 PM'],
  ]);
  expect(field('Preferred date')).toHaveAttribute(
    'min',
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  );
  fireEvent.pointerMove(document);
  await waitFor(() =>
    expect(field('Preferred date')).toHaveAccessibleDescription(/^Times are in your time zone, /),
  );
});

it('disables the hours of today that have passed', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date(2030, 4, 6, 11, 30) });
  const { user } = renderPage();
  await user.type(field('Preferred date'), '2030-05-06');
  const isOpen = (hour: string) =>
    !screen.getByRole<HTMLOptionElement>('option', { name: hour }).disabled;
  expect(isOpen('11:00 AM')).toBe(false);
  expect(isOpen('12:00 PM')).toBe(true);
  await user.clear(field('Preferred date'));
  await user.type(field('Preferred date'), '2030-05-07');
  expect(isOpen('9:00 AM')).toBe(true);
  jest.useRealTimers();
});

it('can be sent without scripts', () => {
  renderPage();
  const form = screen.getByRole('form', { name: 'Book your demo' });
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', `${ACTION}#lead-form`);
  expect([...new FormData(form as HTMLFormElement).keys()].sort()).toEqual([
    'email',
    'first_name',
    'last_name',
    'monthly_budget',
    'opening_hours',
    'phone',
    'preferred_date',
    'preferred_time',
    'real_estate_experience',
  ]);
});

it('shows the booking of a form sent without scripts in the zone of the events', () => {
  renderAnswer(booking, { preferred_date: '2099-12-03', preferred_time: '14:00' });
  expect(screen.getByText('HD-7K3M9Q')).toBeVisible();
  const moment = 'Thursday, December 3, 2099, 2:00 PM Eastern Time';
  expect(screen.getByText(moment)).toBeVisible();
});

it.each(['javascript:alert(1)', 'data:text/html,x', '/login', 'JavaScript:alert(1)//http://'])(
  'shows %s in an answer as text, not as a link',
  (address) => {
    renderAnswer({ ...booking, event_link: address, meet_link: address });
    expect(screen.getAllByText(address)).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Join Meeting' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add to Calendar' })).toBeNull();
  },
);

it('announces an email for a booking without ID and links', () => {
  renderAnswer({ demo_id: '', event_link: '', meet_link: '' });
  expect(screen.getByText('Demo Scheduled Successfully!')).toBeVisible();
  expect(screen.getByText(/email your demo ID and links/)).toBeVisible();
  expect(screen.queryByText(/Keep the number at hand/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
});

it('sends the form once and shows the booked day, hour and zone', async () => {
  const answer = Promise.withResolvers<ApiAnswer<DemoBooking>>();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const { services, user } = renderPage(() => answer.promise);
  await fillIn(user);
  await user.dblClick(submitButton());
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
  for (const name of ['First name', 'Phone', 'Email', 'Preferred date', 'Preferred time']) {
    expect(field(name)).toBeDisabled();
  }
  expect(screen.getByRole('button', { name: /^Country code/ })).toBeDisabled();
  expect(services.requests).toHaveLength(1);
  answer.resolve(accepted);
  const title = await screen.findByRole('heading', { name: 'Demo Scheduled Successfully!' });
  expect(title).toHaveFocus();
  const zone = zoneName(Date.UTC(2099, 11, 3), timeZone);
  const moment = await screen.findByText(`Thursday, December 3, 2099, 2:00 PM ${zone}`);
  expect(title.nextElementSibling).toBe(moment);
});

it.each(['Etc/Unknown', '', 'Mars/Olympus', undefined])(
  'offers the times of the site’s zone in a browser whose zone is %j',
  async (timeZone) => {
    const options = { timeZone } as Intl.ResolvedDateTimeFormatOptions;
    jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
    const { services, user } = renderPage();
    // The text without scripts is the same.
    expect(field('Preferred date')).toHaveAccessibleDescription(
      /^(Times are in Eastern Time\. ){2}$/,
    );
    await fillIn(user);
    await user.click(submitButton());
    expect(
      await screen.findByText('Thursday, December 3, 2099, 2:00 PM Eastern Time'),
    ).toBeVisible();
    const [request] = services.requests;
    expect(request?.body).toMatchObject({ preferred_datetime: '2099-12-03T19:00:00.000Z' });
    expect(request?.body).toHaveProperty('time_zone', undefined);
  },
);

it('copies each row, and shows a check mark only there when two rows have the same link', async () => {
  const { services, user } = renderPage(okAnswer({ ...booking, meet_link: booking.event_link }));
  await fillIn(user);
  await user.click(submitButton());
  await user.click(await screen.findByRole('button', { name: 'Copy calendar link' }));
  const icon = (name: string) => screen.getByRole('button', { name }).querySelector('svg');
  await waitFor(() => expect(icon('Copy calendar link')).toHaveClass('lucide-check'));
  expect(icon('Copy meeting link')).toHaveClass('lucide-copy');
  await user.click(screen.getByRole('button', { name: 'Copy demo ID' }));
  expect(services.copyText.mock.calls).toEqual([[booking.event_link], [booking.demo_id]]);
});
