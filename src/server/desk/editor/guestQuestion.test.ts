import { eventRegistration } from '../../../contract/forms.fixtures.ts';
import { eventFile } from '../../content/load/content.fixtures.ts';
import type { TestAnswer } from '../../../testing/server/testSite.ts';
import {
  formOf,
  inDatabase,
  shown,
  startEditor,
  targetOf,
  type Editor,
} from './editor.fixtures.ts';
import { editAddress } from './editorAddresses.ts';
import { publishDue } from './scheduledCopies.ts';
import type { EditorTools } from './editorTools.tsx';

let mockTools: EditorTools | undefined;
/** The tests decide when a process looks for due documents. */
jest.mock('./scheduledCopies.ts', () => ({
  ...jest.requireActual<object>('./scheduledCopies.ts'),
  startSchedule: (_scope: unknown, tools: EditorTools) => {
    mockTools = tools;
  },
}));

const EVENTS = [
  'moved',
  'longer',
  'called-off',
  'deleted',
  'hidden',
  'hidden-copy',
  'scheduled',
  'scheduled-twice',
  'scheduled-restored',
  'renamed-text',
  'empty',
];
const fileOf = (name: string) => `events/${name}.md`;

let editor: Editor;
beforeAll(async () => {
  editor = await startEditor(
    Object.fromEntries(
      EVENTS.map((name) => [
        fileOf(name),
        eventFile({ title: `Event ${name}`, date: '2099-12-03 13:00', duration: '45 minutes' }),
      ]),
    ),
  );
  for (const name of EVENTS.filter((each) => each !== 'empty'))
    for (const guest of ['ada', 'ben'])
      await editor.site.post(`/api/webinars/events/${name}/register`, {
        ...eventRegistration,
        email: `${guest}@${name}.example`,
      });
});

const canceledMails = (name: string) =>
  inDatabase(editor.site, async (db) => {
    const rows = await db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'event-canceled')
      .execute();
    return rows.filter(({ payload }) => payload.includes(`@${name}.example`)).length;
  });

const asked = (answer: TestAnswer) => {
  const { texts, document } = shown(answer);
  const told = document.querySelector<HTMLInputElement>('[name=told]')?.value;
  return [texts('h2')[0], texts('.primary').join(), told];
};

it.each<[string, Record<string, string>, RegExp]>([
  ['moved', { 'data.date': '2099-12-04T14:00' }, /Friday, December 4, 2099, 2:00 PM/],
  ['longer', { 'data.duration': '1 hour' }, /1 hour/],
  ['called-off', { 'data.canceled': 'on' }, /event is canceled/],
])('says how many guests are told before an event is %s', async (name, fields, text) => {
  const before = await editor.read(fileOf(name));
  const question = await editor.save(fileOf(name), fields);
  expect(asked(question)).toEqual([
    '2 people will be told',
    expect.stringMatching(/tell 2 people/),
    '2',
  ]);
  expect(question.text).toMatch(text);
  expect(await editor.read(fileOf(name))).toBe(before);
  expect((await editor.submit(question, {}, 'publish')).status).toBe(303);
  expect(await editor.read(fileOf(name))).not.toBe(before);
});

it.each<[string, string]>([
  ['deleted', 'confirm-delete'],
  ['hidden', 'unpublish'],
])('tells the guests before an event is %s', async (name, action) => {
  const question = await editor.save(fileOf(name), {}, action);
  expect(asked(question)[0]).toBe('2 people will be told');
  expect(await canceledMails(name)).toBe(0);
  expect((await editor.submit(question, {}, action)).status).toBe(303);
  expect(await canceledMails(name)).toBe(2);
  expect((await editor.site.get(`/webinars/event/${name}`)).status).toBe(404);
});

it('keeps an event canceled in its working copy, whose guests were told so', async () => {
  const file = fileOf('hidden-copy');
  await editor.save(file, { body: 'Not published yet.' }, 'save');
  const question = await editor.submit(await editor.get(editAddress(file)), {}, 'unpublish');
  expect((await editor.submit(question, {}, 'unpublish')).status).toBe(303);
  expect(await canceledMails('hidden-copy')).toBe(2);
  const { fields } = formOf((await editor.get(editAddress(file))).text);
  expect(fields).toMatchObject({ body: 'Not published yet.', 'data.canceled': 'on' });
});

it('shows the email, and adds a line of the editor to that of each guest', async () => {
  const change = { 'data.date': '2099-12-09T14:00' };
  const question = await editor.save(fileOf('longer'), change);
  expect(shown(question).texts('.email-text p')[0]).toMatch(/^New time: .*Event longer$/);
  const line = '  Priya is  ill\nuntil then. ';
  expect((await editor.submit(question, { line }, 'publish')).status).toBe(303);
  const payloads = await inDatabase(editor.site, (db) =>
    db.selectFrom('outbox').select('payload').where('kind', '=', 'event-changed').execute(),
  );
  const lines = payloads
    .map(({ payload }) => JSON.parse(payload) as { email: string; line?: string })
    .filter(({ email }) => email.endsWith('@longer.example'))
    .map(({ line: own }) => own);
  expect(lines).toEqual(['Priya is ill until then.', 'Priya is ill until then.']);
});

it('says nothing of an earlier line with the next change', async () => {
  const question = await editor.save(fileOf('longer'), { 'data.date': '2099-12-10T14:00' });
  expect((await editor.submit(question, { line: '' }, 'publish')).status).toBe(303);
  const lines = await inDatabase(editor.site, (db) =>
    db.selectFrom('event_lines').select('line').execute(),
  );
  expect(lines).toEqual([]);
});

it('asks again when another guest has registered meanwhile', async () => {
  const question = await editor.save(fileOf('moved'), { 'data.date': '2099-12-05T14:00' });
  await editor.site.post('/api/webinars/events/moved/register', {
    ...eventRegistration,
    email: 'cleo@moved.example',
  });
  const again = await editor.submit(question, {}, 'publish');
  expect(asked(again)[0]).toBe('3 people will be told');
});

it.each<[string, Record<string, string>]>([
  ['renamed-text', { body: 'Only words.' }],
  ['empty', { 'data.date': '2099-12-04T14:00' }],
])('asks nothing when nobody is told: %s', async (name, fields) => {
  expect((await editor.save(fileOf(name), fields)).status).toBe(303);
});

describe('a scheduled change', () => {
  const DATE = { 'data.date': '2099-12-08T14:00' };
  const TIME = { publish_at: '2031-05-06T09:00' };
  const lookForDue = async () => {
    await inDatabase(editor.site, (db) =>
      db
        .updateTable('working_copies')
        .set({ publish_at: '2026-01-01T00:00:00.000Z' })
        .where('publish_at', 'is not', null)
        .execute(),
    );
    await publishDue(mockTools!, new Date());
  };

  it('asks about the guests when it is scheduled, and tells them with its line at its time', async () => {
    const file = fileOf('scheduled');
    const before = await editor.read(file);
    const question = await editor.save(file, { ...DATE, ...TIME }, 'schedule');
    expect(asked(question)).toEqual([
      '2 people will be told',
      'Schedule, and tell 2 people then',
      '2',
    ]);
    await lookForDue();
    expect(await editor.read(file)).toBe(before);
    const scheduled = await editor.submit(question, { line: 'See you.' }, 'schedule');
    expect(targetOf(scheduled)).toMatch(/&notice=scheduled$/);
    const lines = await inDatabase(editor.site, (db) =>
      db.selectFrom('event_lines').select(['line', 'at']).where('id', '=', 'scheduled').execute(),
    );
    expect(lines).toEqual([{ line: 'See you.', at: '2031-05-06T13:00:00.000Z' }]);
    await lookForDue();
    expect(await editor.read(file)).toContain('2099-12-08 14:00');
  });

  it('is off the schedule when its writer changes what the guests are told', async () => {
    const file = fileOf('scheduled-twice');
    const before = await editor.read(file);
    const question = await editor.save(file, { ...DATE, ...TIME }, 'schedule');
    await editor.submit(question, {}, 'schedule');
    const save = async (fields: Record<string, string>) =>
      targetOf(await editor.submit(await editor.get(editAddress(file)), fields, 'save'));
    expect(await save({ body: 'More words.' })).toMatch(/&notice=kept$/);
    expect(await save({ 'data.date': '2099-12-09T14:00' })).toMatch(/&notice=unscheduled$/);
    await lookForDue();
    expect(await editor.read(file)).toBe(before);
  });

  it('is off the schedule when a version with another date replaces it', async () => {
    const file = fileOf('scheduled-restored');
    await editor.submit(await editor.save(file, DATE), {}, 'publish');
    const later = { 'data.date': '2099-12-10T14:00' };
    const question = await editor.save(file, { ...later, ...TIME }, 'schedule');
    await editor.submit(question, {}, 'schedule');
    const history = `/admin/history?file=${encodeURIComponent(file)}`;
    const versions = shown(await editor.get(history)).document.querySelectorAll('.versions a');
    const first = await editor.get([...versions].at(-1)!.getAttribute('href')!);
    const { address, fields } = formOf(first.text);
    expect(targetOf(await editor.post(address, fields))).toMatch(/&notice=restored$/);
    const before = await editor.read(file);
    await lookForDue();
    expect(await editor.read(file)).toBe(before);
  });
});
