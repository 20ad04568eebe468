import { CALLS } from '../../../contract/calls.ts';
import type { CallDescription, FormName, WholeName } from '../../../contract/calls.ts';
import { formMessages } from '../../../contract/forms.ts';
import { createContentApi } from '../../content/api/contentApi.ts';
import { eventFile, loadTestContent, TEST_NOW } from '../../content/load/content.fixtures.ts';
import type { ContentFiles } from '../../content/load/content.fixtures.ts';
import { openDatabase } from '../../leads/database/database.ts';
import { createLeadService } from '../../leads/leadService.ts';
import { createEmbeddedUpstream } from './embeddedUpstream.ts';

interface Input {
  params?: Record<string, string>;
  body?: unknown;
}

const startApi = async (files: ContentFiles = {}) => {
  const library = await loadTestContent(files);
  const db = await openDatabase('file::memory:');
  const upstream = createEmbeddedUpstream(
    createContentApi(() => library, { now: () => TEST_NOW }),
    createLeadService(db, { getSiteUrl: () => 'https://hearthline.example', brand: 'Hearthline' }),
  );
  return {
    db,
    call: (name: WholeName, { params = {}, body }: Input = {}) =>
      upstream({
        name,
        call: CALLS[name],
        params,
        path: '',
        query: new URLSearchParams(),
        // What is no object does not come through the gateway; another caller might send it.
        body: body as object,
        context: {},
      }),
  };
};

const person = {
  first_name: 'Ruth',
  last_name: 'Abara',
  phone: '+12025550123',
  email: 'Ruth@Example.com',
};
const demo = {
  ...person,
  real_estate_experience: '1-3 deals a month',
  monthly_budget: '$501-$2,500',
  preferred_datetime: '2099-01-02T10:00:00-05:00',
};
const registration = { ...person, company: 'Alder & Vane', reason_for_attending: 'To learn' };

it('reads from the content', async () => {
  const { call } = await startApi();
  expect(await call('event', { params: { slug: 'live-rotation' } })).toMatchObject({
    status: 200,
    payload: { slug: 'live-rotation' },
  });
});

describe('the newsletter', () => {
  it('takes an address once, in whatever case it comes, and tells nobody that it was there', async () => {
    const { call, db } = await startApi();
    const success = {
      status: 200,
      message: 'You are subscribed to the newsletter.',
      payload: { receipt: expect.stringMatching(/^HN-[2-9A-HJKMNP-TV-Z]{6}$/) as string },
    };
    expect(await call('subscribe', { body: { email: 'Elena@Example.com' } })).toEqual(success);
    expect(await call('subscribe', { body: { email: ' elena@example.COM' } })).toEqual(success);
    const rows = await db.selectFrom('newsletter_subscriptions').select('email').execute();
    expect(rows).toEqual([{ email: 'elena@example.com' }]);
  });

  it.each([
    [{ email: '' }, formMessages.newsletterEmailRequired],
    [{}, formMessages.newsletterEmailRequired],
    [{ email: 7 }, formMessages.newsletterEmailRequired],
    [{ email: 'elena@example' }, formMessages.emailInvalid],
  ])('refuses %j', async (body, message) => {
    const { call } = await startApi();
    expect(await call('subscribe', { body })).toEqual({
      status: 422,
      message,
      fields: { email: message },
    });
  });
});

describe('demo requests', () => {
  it('are stored and answered with a number and two links', async () => {
    const { call, db } = await startApi();
    const answer = await call('requestDemo', { body: demo });
    const row = await db.selectFrom('demo_requests').selectAll().executeTakeFirstOrThrow();
    expect(answer).toEqual({
      status: 200,
      message: 'Demo request submitted successfully!',
      payload: {
        demo_id: row.id,
        event_link: `https://hearthline.example/calendar/${row.calendar_token}.ics`,
        meet_link: `https://meet.example.com/${row.meeting_token}`,
        change_link: `https://hearthline.example/my-demo/${row.change_token}`,
      },
    });
    expect(row).toMatchObject({
      id: expect.stringMatching(/^HD-[2-9A-HJKMNP-TV-Z]{6}$/),
      first_name: 'Ruth',
      email: 'ruth@example.com',
      monthly_budget: '$501-$2,500',
      preferred_datetime: '2099-01-02T15:00:00.000Z',
    });
  });

  it('are refused with a message for each field', async () => {
    const { call, db } = await startApi();
    const body = {
      ...demo,
      first_name: 'R2',
      monthly_budget: '$1',
      preferred_datetime: '2020-01-01T10:00:00Z',
    };
    expect(await call('requestDemo', { body })).toEqual({
      status: 422,
      message: 'Please check the form and mend the fields that are marked.',
      fields: {
        first_name: formMessages.firstNameLetters,
        monthly_budget: formMessages.budgetRequired,
        preferred_datetime: formMessages.dateTimeFuture,
      },
    });
    expect(await db.selectFrom('demo_requests').selectAll().execute()).toEqual([]);
  });
});

describe('registrations', () => {
  const register = { params: { id: 'live-rotation' }, body: registration };

  it('are stored and answered with an echo', async () => {
    const { call, db } = await startApi();
    const success = {
      status: 200,
      message: 'Registration submitted successfully!',
      payload: {
        ...{ first_name: 'Ruth', last_name: 'Abara', email: 'Ruth@Example.com' },
        receipt: expect.stringMatching(/^HR-[2-9A-HJKMNP-TV-Z]{6}$/) as string,
      },
    };
    const link = expect.stringMatching(
      /^https:\/\/hearthline\.example\/my-registration\//,
    ) as string;
    expect(await call('register', register)).toEqual({
      ...success,
      payload: { ...success.payload, link },
    });
    const rows = await db.selectFrom('event_registrations').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      event_id: 'live-rotation',
      event_slug: 'live-rotation',
      email: 'ruth@example.com',
      company: 'Alder & Vane',
    });
  });

  it('are refused with a message for each field', async () => {
    const { call } = await startApi();
    const body = { ...registration, company: ' ', reason_for_attending: undefined };
    expect(await call('register', { ...register, body })).toMatchObject({
      status: 422,
      fields: {
        company: formMessages.companyRequired,
        reason_for_attending: formMessages.reasonRequired,
      },
    });
  });

  it('are refused for an event that is unknown or over', async () => {
    const { call } = await startApi({ 'events/over.md': eventFile({ date: '-1d 13:00' }) });
    expect(await call('register', { ...register, params: { id: 'gone' } })).toEqual({
      status: 404,
      message: 'There is no event at this address.',
    });
    expect(await call('register', { ...register, params: { id: 'over' } })).toEqual({
      status: 422,
      message: 'This event has already taken place.',
    });
  });
});

describe('a form that is no JSON object', () => {
  const names = Object.entries(CALLS as Record<string, CallDescription>).flatMap(
    ([name, { method, own }]) => (method === 'POST' && !own ? [name as FormName] : []),
  );
  const bodies = [undefined, null, 'email=x', 7, [{ email: 'elena@example.com' }]];

  it.each(names)('is refused by %s', async (name) => {
    const { call } = await startApi();
    for (const body of bodies) {
      expect(await call(name, { params: { id: 'live-rotation' }, body })).toEqual({
        status: 400,
        message: 'Send the form as a JSON object.',
      });
    }
  });
});
