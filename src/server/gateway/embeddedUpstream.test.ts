import { createContentApi } from '../content/api/contentApi.ts';
import { eventFile, loadTestContent, TEST_NOW } from '../content/load/content.fixtures.ts';
import { openDatabase } from '../leads/database/database.ts';
import { createLeadService } from '../leads/leadService.ts';
import { createEmbeddedUpstream } from './embeddedUpstream.ts';

it.each([
  ['gone', { status: 404, message: 'We can’t find that event.' }],
  ['over', { status: 422, message: 'This event has already taken place.' }],
])('refuses a registration for the event "%s"', async (id, expected) => {
  const library = await loadTestContent({ 'events/over.md': eventFile({ date: '-1d 13:00' }) });
  const upstream = createEmbeddedUpstream(
    createContentApi(() => library, { now: () => TEST_NOW }),
    createLeadService(await openDatabase('file::memory:'), {
      getSiteUrl: () => 'https://hearthline.example',
      brand: 'Hearthline',
    }),
  );
  const body = {
    first_name: 'Ruth',
    last_name: 'Abara',
    phone: '+12025550123',
    email: 'ruth@example.com',
    company: 'Alder & Vane',
    reason_for_attending: 'To learn',
  };
  const request = { name: 'register', params: { id }, path: '', body, context: {} } as const;
  expect(await upstream(request)).toEqual(expected);
});
