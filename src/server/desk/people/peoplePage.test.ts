import { inDatabase, targetOf } from '../editor/editor.fixtures.ts';
import { listPeople } from '../../people/people.ts';
import { ADDRESSES, readPage, startDesk, type TestDesk } from '../desk.fixtures.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await startDesk();
});

const PEOPLE = '/admin/people';
const post = (address: string, fields: Record<string, string>) =>
  desk.post('owner', address, fields);
const rolesOf = async () =>
  Object.fromEntries(
    (await inDatabase(desk.site, listPeople)).map(({ address, role }) => [address, role]),
  );

it('adds a person, says so, and lists the change', async () => {
  const answer = await post(PEOPLE, { address: ' Tom@Desk.test ', role: 'sales' });
  expect(targetOf(answer)).toBe(`303 ${PEOPLE}?done=added`);
  const { main, texts } = readPage(await desk.get('owner', `${PEOPLE}?done=added`));
  expect(main).toContain('Added. All owners get an email.');
  expect(texts('.table .name')).toEqual([
    ADDRESSES.owner,
    ADDRESSES.editor,
    ADDRESSES.sales,
    'tom@desk.test',
  ]);
  expect(texts('.changes li span')).toContain(`${ADDRESSES.owner} added tom@desk.test as Sales`);
});

it.each([
  ['no address', { address: 'tom', role: 'sales' }, 'Write an email address'],
  ['nothing', { address: '', role: '' }, 'Write an email address'],
  ['an unknown role', { address: 'x@desk.test', role: 'admin' }, 'Choose a role'],
  ['a known person', { address: ADDRESSES.editor, role: 'editor' }, 'has this role already'],
])('refuses %s at its field, and keeps what was typed', async (_what, fields, problem) => {
  const answer = await post(PEOPLE, fields);
  const { texts, document } = readPage(answer);
  expect(answer.status).toBe(422);
  expect(texts('.problem').join()).toContain(problem);
  expect(document.querySelector<HTMLInputElement>('#address')!.value).toBe(fields.address);
});

const change = (action: string, address: string, fields: Record<string, string> = {}) =>
  post(`${PEOPLE}/change`, { action, address, ...fields });
const question = async (action: string, address: string) =>
  readPage(await desk.get('owner', `${PEOPLE}/change?${new URLSearchParams({ action, address })}`));

it('asks before it changes a role, and before it removes', async () => {
  await post(PEOPLE, { address: 'ann@desk.test', role: 'sales' });
  const asked = await question('role', 'ann@desk.test');
  expect(asked.title).toBe('Change the role of ann@desk.test?');
  expect(asked.document.querySelector<HTMLSelectElement>('#role')!.value).toBe('sales');
  expect(targetOf(await change('role', 'ann@desk.test', { role: 'editor' }))).toBe(
    `303 ${PEOPLE}?done=role`,
  );
  expect((await rolesOf())['ann@desk.test']).toBe('editor');
  expect((await question('remove', 'ann@desk.test')).main).toContain('signed out at once');
  expect(targetOf(await change('remove', 'ann@desk.test'))).toBe(`303 ${PEOPLE}?done=removed`);
  expect((await rolesOf())['ann@desk.test']).toBeUndefined();
});

it.each(['role', 'remove', 'sign-out', 'nothing'])(
  'answers 404 to "%s" for a person who is gone',
  async (action) => {
    expect((await change(action, 'gone@desk.test', { role: 'sales' })).status).toBe(404);
    expect((await question(action, 'gone@desk.test')).main).not.toContain('undefined');
  },
);

it('keeps the last owner, and asks owners about themselves', async () => {
  const last = await change('remove', ADDRESSES.owner);
  expect([last.status, readPage(last).main.includes('the only owner')]).toEqual([422, true]);
  const demoted = await change('role', ADDRESSES.owner, { role: 'sales' });
  expect(demoted.status).toBe(422);
  const page = readPage(await desk.get('owner', PEOPLE));
  expect(page.main).toContain('Only owner, cannot be removed');
  expect(page.hrefs('.table a[href*="remove"]').join()).not.toContain('maya');
  const own = await question('remove', ADDRESSES.owner);
  expect(own.main).toContain('You are about to remove yourself');
  // Adding oneself with another role is a question, too.
  const added = await post(PEOPLE, { address: ADDRESSES.owner, role: 'editor' });
  expect(targetOf(added)).toMatch(/^303 \/admin\/people\/change\?action=role/);
  expect((await rolesOf())[ADDRESSES.owner]).toBe('owner');
});

it('ends the session of a person who is removed, and closes what a new role does not cover', async () => {
  expect((await desk.get('editor', '/admin/content')).status).toBe(200);
  await change('role', ADDRESSES.editor, { role: 'sales' });
  expect((await desk.get('editor', '/admin/content')).status).toBe(403);
  await change('remove', ADDRESSES.editor);
  expect(targetOf(await desk.get('editor', '/admin'))).toBe('303 /admin/sign-in');
});
