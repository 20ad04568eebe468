import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { callPath } from '../../contract/calls.ts';
import type { WebinarEvent } from '../../contract/entities.ts';
import {
  answerFor,
  okAnswer,
  failedAnswer,
  renderWithProviders,
  type TestAnswer,
} from '../../testing/renderWithProviders.tsx';
import { loadPhoneModule } from '../../shared/lead-form/loadPhoneModule.ts';
import { EventPage, eventPage } from './EventPage.tsx';
import { makeEvent } from './webinars.fixtures.ts';

const accepted = okAnswer(
  { first_name: 'Ada', last_name: 'Ek', email: 'ada@example.com', receipt: 'HR-7K3M9Q' },
  'Your chair is kept.',
);

const renderPage = (event: TestAnswer<'event'>) =>
  renderWithProviders(<EventPage />, {
    ...eventPage,
    path: '/webinars/event/rotation',
    answers: {
      event: answerFor({ slug: 'rotation' }, event),
      register: answerFor({ id: '7' }, accepted),
    },
  });

const renderEvent = async (over: Partial<WebinarEvent> = {}) => {
  const view = renderPage(okAnswer(makeEvent(over)));
  await screen.findByRole('heading', { level: 1, name: makeEvent().title });
  return view;
};

const field = (name: string) => screen.getByLabelText(name);
const submitButton = () => screen.getByRole('button', { name: 'Register Now' });

/** The visitor's zone, which is the test machine's otherwise. */
const livingIn = (timeZone: string | undefined) => {
  const resolved = new Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...resolved, timeZone } as typeof resolved);
};

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

beforeAll(() => loadPhoneModule());

it('shows the time in the event’s zone and in the visitor’s', async () => {
  livingIn('Asia/Tokyo');
  await renderEvent();
  expect(screen.getByText('Thursday, December 3, 2099', { selector: 'time' })).toBeVisible();
  expect(screen.getByText('11:00 AM')).toBeVisible();
  expect(screen.getByText('Eastern Time')).toBeVisible();
  expect(screen.getByText('1:00 AM')).toBeVisible();
  expect(screen.getByText('Friday, December 4, 2099, Japan Standard Time')).toBeVisible();
  expect(screen.getByText('45 minutes')).toBeVisible();
  expect(screen.getByText('Bring last week’s list.')).toBeVisible();
});

it.each(['Etc/Unknown', '', 'Mars/Olympus', undefined])(
  'shows only the event’s time when the browser’s zone is %j',
  async (timeZone) => {
    livingIn(timeZone);
    await renderEvent();
    expect(screen.getByText('11:00 AM')).toBeVisible();
    expect(screen.getByText('Eastern Time')).toBeVisible();
    expect(screen.queryByText('Your time')).not.toBeInTheDocument();
  },
);

it('places the form after the facts and before the description', async () => {
  await renderEvent();
  const form = field('First name');
  const fact = screen.getByText('Duration');
  const words = screen.getByText(/Bring last week/);
  expect(form.compareDocumentPosition(fact)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(form.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says before the description that an event is canceled', async () => {
  await renderEvent({ is_canceled: true });
  const message = screen.getByText('This event is canceled');
  const words = screen.getByText(/Bring last week/);
  expect(message.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('keeps the text and the links of an agenda that it draws', async () => {
  const description = `<p>First.</p><h2 id="agenda">Agenda</h2><table>
    <thead><tr><th>Minutes</th><th>What happens</th></tr></thead>
    <tbody><tr><td>0–15</td><td><strong>Look.</strong> With <a href="/blog">a link</a>.</td></tr>
    <tr><td>15–45</td><td>Ask.</td></tr></tbody></table><p>Last.</p>`;
  await renderEvent({ description });
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  const texts = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(texts).toEqual([
    ['Minutes', 'What happens'],
    ['0–15', 'Look. With a link.'],
    ['15–45', 'Ask.'],
  ]);
  expect(screen.getByRole('link', { name: 'a link' })).toHaveAttribute('href', '/blog');
  const heading = screen.getByRole('heading', { name: 'Agenda' });
  for (const [words, position] of [
    ['First.', Node.DOCUMENT_POSITION_PRECEDING],
    ['Last.', Node.DOCUMENT_POSITION_FOLLOWING],
  ] as const)
    expect(heading.compareDocumentPosition(screen.getByText(words))).toBe(position);
});

it('shows the photo of a host without a name, and nothing when it fails to load', async () => {
  const { container } = await renderEvent({ presented_by: '' });
  const picture = container.querySelector('img[src="/avatars/grace.svg"]')!;
  expect(picture).toBeVisible();
  const plate = picture.parentElement!;
  fireEvent.error(picture);
  expect(plate).toBeEmptyDOMElement();
});

it('omits unknown facts', async () => {
  await renderEvent({ date: '', duration: '', presented_by: '', description: '' });
  for (const word of ['Date', 'Time', 'Duration', 'Add to calendar']) {
    expect(screen.queryByText(word)).not.toBeInTheDocument();
  }
  expect(submitButton()).toBeEnabled();
});

it('offers three calendar links that work without scripts', async () => {
  await renderEvent();
  const ways = within(screen.getByRole('group', { name: 'Add to calendar' }));
  const hrefs = ways.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    expect.stringContaining('20991203T160000Z%2F20991203T164500Z'),
    expect.stringContaining('startdt=2099-12-03T16%3A00%3A00.000Z'),
    '/webinars/event/rotation.ics',
  ]);
});

it('replaces the form by a link to the videos when the event ends', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2099-12-03T16:44:00Z') });
  await renderEvent();
  expect(submitButton()).toBeEnabled();
  act(() => jest.advanceTimersByTime(90_000));
  expect(screen.getByText('This event has already taken place')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Watch the videos' })).toHaveAttribute(
    'href',
    '/webinars/all-videos',
  );
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

it('registers and shows the next steps', async () => {
  const { services, user } = await renderEvent();
  // Without scripts.
  expect(screen.getByRole('form', { name: 'Register for this Event' })).toHaveAttribute(
    'action',
    `${callPath('register', { id: '7' })}#lead-form`,
  );
  const texts = {
    'First name': 'Ada',
    'Last name': 'Ek',
    Phone: '5035550142',
    Email: 'ada@example.com',
    Company: ' Ek Homes ',
    'Reason for attending': 'To learn',
  };
  for (const [name, text] of Object.entries(texts)) {
    await user.click(field(name));
    await user.paste(text);
  }
  await user.click(submitButton());

  const title = await screen.findByRole('heading', { name: 'Registration Successful!' });
  expect(title).toHaveFocus();
  expect(screen.queryByText('Register Now')).not.toBeInTheDocument();
  expect(services.notify).toHaveBeenCalledWith('success', 'Your chair is kept.');
  // The event is read again: the API may count who comes.
  const ofEvent = services.requests.filter(({ name }) => name !== 'eventsPage');
  expect(ofEvent.map(({ name }) => name)).toEqual(['event', 'register', 'event']);
  expect(ofEvent[1]).toMatchObject({
    params: { id: '7' },
    body: {
      first_name: 'Ada',
      last_name: 'Ek',
      phone: '+15035550142',
      email: 'ada@example.com',
      company: 'Ek Homes',
      reason_for_attending: 'To learn',
    },
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  const definitions = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(definitions).toEqual(
    expect.arrayContaining([
      'Round-robin without the arguments',
      expect.stringContaining('Thursday, December 3, 2099, 11:00 AM Eastern Time'),
      'Ada Ek',
      'ada@example.com',
      'HR-7K3M9Q',
    ]),
  );
  const next = within(screen.getByRole('region', { name: "What's Next" }));
  expect(next.getByRole('link')).toHaveAttribute('href', '/webinars/event/rotation.ics');
  expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/confirmation email/),
    expect.stringMatching(/calendar/),
    expect.stringMatching(/5 minutes early/),
  ]);
});

it('has a message and a link for an unknown event', async () => {
  renderPage(failedAnswer(404));
  expect(await screen.findByRole('heading', { name: 'Event not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to webinars' })).toBeVisible();
});

it.each([
  [12, 'Up to 12 spots left'],
  [1, '1 spot left'],
  [0, 'This event is full.'],
])('shows the number of free seats: %i', async (places_left, words) => {
  await renderEvent({ places_left });
  expect(screen.getByText(words)).toBeVisible();
  expect(submitButton()).toBeEnabled();
});

it('has no registration form for a canceled event', async () => {
  await renderEvent({ is_canceled: true });
  expect(screen.getByText('This event is canceled')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

const NEXT = makeEvent({ id: '8', slug: 'next', title: 'Next one', date: '2099-12-10 11:00' });

const renderAt = (now: string, over: Partial<WebinarEvent> = {}, events: WebinarEvent[] = []) => {
  jest.useFakeTimers({ advanceTimers: true, now: Date.parse(now) });
  return renderWithProviders(<EventPage />, {
    ...eventPage,
    path: '/webinars/event/rotation',
    answers: {
      event: okAnswer(makeEvent(over)),
      eventsPage: okAnswer({ items: events, total: events.length }),
    },
  });
};

it('becomes live when the event begins, and past when it ends', async () => {
  renderAt('2099-12-03T15:59:30Z');
  expect(await screen.findByRole('button', { name: 'Register Now' })).toBeEnabled();
  expect(screen.queryByText('Live now')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Live now')).toBeVisible();
  expect(submitButton()).toBeEnabled();
  act(() => jest.advanceTimersByTime(45 * 60_000));
  expect(screen.queryByText('Live now')).not.toBeInTheDocument();
  expect(await screen.findByText('This event has already taken place')).toBeVisible();
});

it('tells the visitor’s own time only until the event is over', async () => {
  renderAt('2099-12-03T16:30:00Z');
  expect(await screen.findByText('Your time')).toBeVisible();
  act(() => jest.advanceTimersByTime(15 * 60_000));
  expect(screen.queryByText('Your time')).not.toBeInTheDocument();
});

it.each([
  [
    'the recording',
    { recording: 'a-video' },
    [NEXT],
    'Watch the recording',
    '/webinars/video/a-video',
  ],
  ['the next session', {}, [NEXT], 'Save your spot', '/webinars/event/next'],
  [
    'the first of several sessions',
    {},
    [makeEvent({ id: '9', slug: 'later', date: '2100-01-10 11:00' }), NEXT],
    'Save your spot',
    '/webinars/event/next',
  ],
  [
    'the videos when the other sessions are over or canceled',
    {},
    [makeEvent(), { ...NEXT, is_canceled: true as const }, makeEvent({ date: 'soon' })],
    'Watch the videos',
    '/webinars/all-videos',
  ],
])('leads from a past event to %s', async (_, over, events, name, href) => {
  renderAt('2099-12-04T00:00:00Z', over, events);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

const nextSessions = () => screen.findByRole('region', { name: 'More sessions' });

it.each([
  ['2099-12-01T00:00:00Z', {}, ['next', 'later']],
  ['2099-12-03T16:30:00Z', {}, ['next', 'later']],
  ['2099-12-04T00:00:00Z', { recording: 'film' }, ['next', 'later']],
  // The card of a past event without a recording has the next one.
  ['2099-12-04T00:00:00Z', {}, ['later', 'last']],
])('ends at %s, with %j, with the two sessions %j', async (now, over, slugs) => {
  const later = makeEvent({ id: '9', slug: 'later', title: 'Later', date: '2100-01-10 11:00' });
  const last = makeEvent({ id: '10', slug: 'last', title: 'Last', date: '2100-02-10 11:00' });
  renderAt(now, over, [last, makeEvent(), later, NEXT]);
  const region = within(await nextSessions());
  const links = region.getAllByRole('listitem').map((card) => within(card).getByRole('link'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    slugs.map((slug) => `/webinars/event/${slug}`),
  );
  expect(region.getByRole('heading', { name: 'Later' })).toBeVisible();
  expect(region.getByRole('link', { name: 'All events' })).toHaveAttribute(
    'href',
    '/webinars/all-events',
  );
});

it('ends with its text when no other session follows', async () => {
  renderAt('2099-12-01T00:00:00Z', {}, [makeEvent(), { ...NEXT, is_canceled: true as const }]);
  await screen.findByText('Bring last week’s list.');
  expect(screen.queryByRole('region', { name: 'More sessions' })).not.toBeInTheDocument();
});

it('leads from the end of its text to the form', async () => {
  renderAt('2099-12-01T00:00:00Z');
  const words = await screen.findByText('Bring last week’s list.');
  const link = screen.getAllByRole('link', { name: 'Register Now' }).at(-1)!;
  expect(link).toHaveAttribute('href', '#lead-form');
  expect(link.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it('says of a canceled event that it is canceled, also after its date', async () => {
  renderAt('2099-12-04T00:00:00Z', { is_canceled: true });
  expect(await screen.findByText('This event is canceled')).toBeVisible();
});

describe('a guest who lost the link', () => {
  const ask = { name: 'Send my link again' };
  const address = () => screen.getByLabelText('The address you registered with');
  const sent = okAnswer({ email: 'ada@example.com' });

  const openEvent = (answer: TestAnswer<'emailMyLink'> = sent, at = '2099-12-03T16:12:30Z') => {
    jest.useFakeTimers({ advanceTimers: true, now: Date.parse(at) });
    return renderWithProviders(<EventPage />, {
      ...eventPage,
      path: '/webinars/event/rotation',
      answers: { event: okAnswer(makeEvent()), emailMyLink: answer },
    });
  };

  it('asks first during the event, before the form with a quiet button', async () => {
    const { container } = openEvent();
    const button = await screen.findByRole('button', ask);
    const register = submitButton();
    expect(button.compareDocumentPosition(register)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // The arrow of a filled button.
    expect([button, register].map((one) => one.querySelector('svg') !== null)).toEqual([
      true,
      false,
    ]);
    expect(screen.getByText('12 minutes in')).toBeVisible();
    expect(container.querySelector('#my-link')).toBeVisible();
    expect(screen.getByRole('form', ask)).toHaveAttribute(
      'action',
      `${callPath('emailMyLink', { id: '7' })}#my-link`,
    );
  });

  it('asks below the form before the event', async () => {
    openEvent(sent, '2099-12-03T12:00:00Z');
    const button = await screen.findByText('Already registered? Get your link again');
    expect(button.compareDocumentPosition(submitButton())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(button.closest('details')).not.toHaveAttribute('open');
    expect(submitButton().querySelector('svg')).not.toBeNull();
  });

  it('sends the address once, with the age of the form, and repeats it', async () => {
    const { services, user } = openEvent();
    await user.type(
      await screen.findByLabelText('The address you registered with'),
      'ada@example.com',
    );
    await user.click(screen.getByRole('button', ask));
    expect(await screen.findByRole('status')).toHaveTextContent(
      'If ada@example.com is registered for this event, your link is on its way.',
    );
    expect(services.requests.at(-1)).toEqual({
      name: 'emailMyLink',
      params: { id: '7' },
      body: { email: 'ada@example.com', opening_hours: '', form_age_ms: expect.any(Number) },
    });
    expect(screen.getByRole('button', ask)).toBeEnabled();
  });

  it.each([
    ['nothing', '', 'Email is required'],
    ['no address', 'ada', 'Invalid email'],
  ])('says at the field that %s was typed, and sends nothing', async (_what, typed, message) => {
    const { services, user } = openEvent();
    await screen.findByRole('button', ask);
    if (typed) await user.type(address(), typed);
    await user.click(screen.getByRole('button', ask));
    expect(address()).toHaveAccessibleDescription(message);
    expect(address()).toHaveFocus();
    expect(services.requests.map(({ name }) => name)).not.toContain('emailMyLink');
    await user.type(address(), 'a');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('says at the field that the server refuses the address', async () => {
    const message = 'Invalid email';
    const { user } = openEvent({ ...failedAnswer(422, message), fields: { email: message } });
    await screen.findByRole('button', ask);
    await user.type(address(), 'ada@example.com');
    await user.click(screen.getByRole('button', ask));
    expect(await screen.findByText(message)).toBeVisible();
    expect(address()).toHaveFocus();
    await user.type(address(), 'a');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it.each<[string, TestAnswer<'emailMyLink'>, string]>([
    ['that it failed', failedAnswer(503), 'The service is down'],
    [
      'that the server is unreachable',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'We couldn’t send your link. Please try again.',
    ],
  ])('says %s', async (_what, answer, message) => {
    const { services, user } = openEvent(answer);
    await screen.findByRole('button', ask);
    await user.type(address(), 'ada@example.com');
    await user.click(screen.getByRole('button', ask));
    await waitFor(() => expect(services.notify).toHaveBeenCalledWith('error', message));
    expect(await screen.findByRole('button', ask)).toBeEnabled();
  });
});
