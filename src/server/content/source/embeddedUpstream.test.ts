import type { ApiAnswer } from '../../../contract/calls.ts';
import { event } from '../../leads/leads.fixtures.ts';
import type { RegistrationEvent } from '../../leads/submissions/registrationEvent.ts';
import { createEmbeddedUpstream } from './embeddedUpstream.ts';

const MISSING = { status: 404, message: 'Event not found' };

const start = (changes: Partial<RegistrationEvent> = {}, free: number | Error = 7) => {
  const held = { ...event, capacity: 300, ...changes };
  const answerOf = (name: string) => ({ status: 200, message: name }) as ApiAnswer<never>;
  const leads = {
    subscribe: jest.fn(async () => answerOf('subscribed')),
    requestDemo: jest.fn(async () => answerOf('requested')),
    register: jest.fn(async () => answerOf('registered')),
    placesLeft: async () => {
      if (free instanceof Error) throw free;
      return free;
    },
  };
  const upstream = createEmbeddedUpstream(
    {
      read: async (name) => ({ status: 200, message: '', payload: { name } }),
      findEvent: (key) => (key === held.slug ? held : MISSING),
    },
    leads,
  );
  const answer = (
    name: 'subscribe' | 'requestDemo' | 'register' | 'event' | 'plans',
    params = {},
  ) =>
    upstream.answer({
      name,
      params,
      path: '/',
      body: { email: 'ada@example.com' },
      idempotencyKey: 'key-1',
      context: { ip: '192.0.2.1' },
    });
  return { leads, held, answer };
};

const FORM = { body: { email: 'ada@example.com' }, idempotencyKey: 'key-1', ip: '192.0.2.1' };

it('hands each form over with its visitor', async () => {
  const { leads, held, answer } = start();
  expect(await answer('subscribe')).toMatchObject({ message: 'subscribed' });
  expect(leads.subscribe).toHaveBeenCalledWith(FORM);
  expect(await answer('requestDemo')).toMatchObject({ message: 'requested' });
  expect(leads.requestDemo).toHaveBeenCalledWith(FORM);
  expect(await answer('register', { id: held.slug })).toMatchObject({ message: 'registered' });
  expect(leads.register).toHaveBeenCalledWith(FORM, held);
});

it.each([{ id: 'unknown' }, {}])('registers nobody for the event %j', async (params) => {
  const { leads, answer } = start();
  expect(await answer('register', params)).toEqual(MISSING);
  expect(leads.register).not.toHaveBeenCalled();
});

it('answers other calls from the documents', async () => {
  expect(await start().answer('plans')).toMatchObject({ payload: { name: 'plans' } });
});

it.each([
  [0, 0],
  [1, 5],
  [5, 5],
  [6, 10],
  [201, 300],
])('shows of %i free seats %i, never more than the event has', async (free, shown) => {
  const { held, answer } = start({}, free);
  expect(await answer('event', { slug: held.slug })).toEqual({
    status: 200,
    message: '',
    payload: { name: 'event', places_left: shown },
  });
});

it.each<[string, Partial<RegistrationEvent>, number | Error]>([
  ['is over', { isPast: true }, 7],
  ['is canceled', { isCanceled: true }, 7],
  ['has seats for all', { capacity: undefined }, 7],
  ['cannot be counted', {}, new Error('no database')],
  ['is unknown', { slug: 'other' }, 7],
])('shows no free seats of an event that %s', async (_what, changes, free) => {
  const { answer } = start(changes, free);
  expect(await answer('event', { slug: event.slug })).toEqual({
    status: 200,
    message: '',
    payload: { name: 'event' },
  });
});
