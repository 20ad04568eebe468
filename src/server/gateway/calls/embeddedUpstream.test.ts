import { CALLS } from '../../../contract/calls.ts';
import type { CallDescription, FormName, WholeName } from '../../../contract/calls.ts';
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

describe('demo requests', () => {
  it('are stored and answered with a number and two links', async () => {
    const { call, db } = await startApi();
    const answer = await call('requestDemo', { body: demo });
    const { id, data } = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    const tokens = await db.selectFrom('tokens').select(['purpose', 'token']).execute();
    const tokenFor = (wanted: string) => tokens.find(({ purpose }) => purpose === wanted)?.token;
    expect(answer).toEqual({
      status: 200,
      message: 'Demo request submitted successfully!',
      payload: {
        demo_id: id,
        event_link: `https://hearthline.example/calendar/${tokenFor('calendar')}.ics`,
        meet_link: `https://meet.example.com/${tokenFor('meeting')}`,
        change_link: `https://hearthline.example/my-demo/${tokenFor('change')}`,
      },
    });
    expect(id).toMatch(/^HD-[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(JSON.parse(data)).toMatchObject({
      first_name: 'Ruth',
      email: 'ruth@example.com',
      monthly_budget: '$501-$2,500',
      preferred_datetime: '2099-01-02T15:00:00.000Z',
    });
  });
});

describe('registrations', () => {
  const register = { params: { id: 'live-rotation' }, body: registration };

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
