import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../contract/paths.ts';
import { loadRoute, renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { FormResultContext } from '../../shared/lead-form/FormResult.ts';
import { RequestDemoPage } from './RequestDemoPage.tsx';
import { countryPhoneInput } from '../../shared/lead-form/PhoneField.tsx';
import { booking, ACTION, field, fillIn, renderPage, submitButton } from './demoPage.fixtures.tsx';

beforeAll(() => loadRoute(paths.requestDemo));
// As once the form has had the focus.
beforeAll(countryPhoneInput.load);

it('has the form before the long list, for phones', () => {
  renderPage();
  const form = screen.getByRole('heading', { name: 'Choose a time' });
  const first = screen.getByText('A walkthrough of the CRM');
  expect(form.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('names everything that is missing and moves to the first of it', async () => {
  const { services, user } = renderPage();
  await user.click(submitButton());
  await waitFor(() => expect(field('First name')).toHaveFocus());
  for (const [name, message] of [
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Phone', 'Phone number is required'],
    ['Email', 'Email is required'],
    ['Real-estate experience', 'Please select your experience level'],
    ['Monthly budget', 'Please select your monthly budget'],
    ['Preferred date', 'Please select both date and time'],
  ] as const) {
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  }
  expect(services.requests).toEqual([]);
});

it('refuses digits in names, an email without a host and half a moment', async () => {
  const { user } = renderPage();
  await fillIn(user);
  await user.type(field('First name'), '2');
  await user.type(field('Last name'), '  2');
  await user.clear(field('Email'));
  await user.type(field('Email'), 'zoe@');
  await user.selectOptions(field('Preferred time'), '');
  await user.click(submitButton());

  expect(await screen.findByText('First name should contain only letters')).toBeVisible();
  expect(screen.getByText('Last name should contain only letters')).toBeVisible();
  expect(screen.getByText('Invalid email')).toBeVisible();
  expect(field('Preferred time')).toHaveAccessibleDescription(
    expect.stringContaining('Please select both date and time'),
  );
});

it('refuses a moment that has passed', async () => {
  const { user } = renderPage();
  await fillIn(user);
  await user.clear(field('Preferred date'));
  await user.type(field('Preferred date'), '2020-01-02');
  await user.click(submitButton());
  expect(await screen.findByText('Date and time must be in the future')).toBeVisible();
});

it('takes an error away as soon as its field is edited, that of the moment from both fields', async () => {
  const { user } = renderPage();
  await user.click(submitButton());
  await screen.findByText('First name is required');
  await user.type(field('First name'), 'Z');
  expect(screen.queryByText('First name is required')).not.toBeInTheDocument();
  await user.type(field('Phone'), '5');
  expect(screen.queryByText('Phone number is required')).not.toBeInTheDocument();
  await user.selectOptions(field('Preferred time'), '9:00 AM');
  expect(screen.queryByText('Please select both date and time')).not.toBeInTheDocument();
  expect(screen.getByText('Last name is required')).toBeVisible();
});

it('offers ten hours, tells the zone once the page is used, and starts today', async () => {
  renderPage();
  const hours = within(field('Preferred time')).getAllByRole('option');
  expect(hours.map((hour) => hour.textContent)).toEqual([
    'Please choose',
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

it('closes the hours of today that have passed', async () => {
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
  const form = screen.getByRole('form', { name: 'Choose a time' });
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

it('shows what came of a form that was sent without scripts', () => {
  const values = { preferred_date: '2099-12-03', preferred_time: '14:00' };
  const sent = { action: ACTION, values, fields: {}, message: '', data: booking };
  renderWithProviders(
    <FormResultContext value={sent}>
      <RequestDemoPage />
    </FormResultContext>,
  );
  expect(screen.getByText('HD-7K3M9Q')).toBeVisible();
  // Without scripts the events' zone counts.
  const moment = 'Thursday, December 3, 2099, 2:00 PM, Eastern Standard Time';
  expect(screen.getByText(moment)).toBeVisible();
});

it.each(['javascript:alert(1)', 'data:text/html,x', '/login', 'JavaScript:alert(1)//http://'])(
  'shows %s in an answer as text, not as a link',
  (address) => {
    const data = { ...booking, event_link: address, meet_link: address };
    const sent = { action: ACTION, values: {}, fields: {}, message: '', data };
    renderWithProviders(
      <FormResultContext value={sent}>
        <RequestDemoPage />
      </FormResultContext>,
    );
    expect(screen.getAllByText(address)).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Join Meeting' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add to Calendar' })).toBeNull();
  },
);

it('promises the number and the links of a demo that has none yet', () => {
  const data = { demo_id: '', event_link: '', meet_link: '' };
  const sent = { action: ACTION, values: {}, fields: {}, message: '', data };
  renderWithProviders(
    <FormResultContext value={sent}>
      <RequestDemoPage />
    </FormResultContext>,
  );
  expect(screen.getByText('Demo Scheduled Successfully!')).toBeVisible();
  expect(screen.getByText(/Your demo’s number and links follow by email/)).toBeVisible();
  expect(screen.queryByText(/Keep the number at hand/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
});

it('shows what was wrong with a form that was sent without scripts', () => {
  const sent = {
    action: ACTION,
    values: { first_name: 'Zoë', last_name: '2', monthly_budget: '$2,500+' },
    fields: { last_name: 'Last name should contain only letters' },
    message: 'Please check the form.',
    data: null,
  };
  renderWithProviders(
    <FormResultContext value={sent}>
      <RequestDemoPage />
    </FormResultContext>,
  );
  expect(field('First name')).toHaveValue('Zoë');
  expect(field('Monthly budget')).toHaveValue('$2,500+');
  expect(field('Last name')).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Please check the form.');
});
