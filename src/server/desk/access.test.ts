import type { FastifyInstance } from 'fastify';
import { peopleStrings } from '../../strings/desk.ts';
import { formOf } from './editor/editor.fixtures.ts';
import { ROLES } from '../people/people.ts';
import { ACCESS } from './access.ts';
import { ADDRESSES, readPage, startDesk, type TestDesk } from './desk.fixtures.ts';

/** Every address and action below `/admin`, and the roles that may use it. */
const ROUTES: readonly (readonly [route: string, roles: string])[] = [
  ['GET /admin', 'owner editor sales'],
  ['GET /admin/', 'owner editor sales'],
  ['GET /admin/content', 'owner editor'],
  ['GET /admin/edit', 'owner editor'],
  ['POST /admin/edit', 'owner editor'],
  ['POST /admin/edit/save', 'owner editor'],
  ['POST /admin/edit/here', 'owner editor'],
  ['GET /admin/history', 'owner editor'],
  ['POST /admin/history', 'owner editor'],
  ['GET /admin/text.css', 'owner editor'],
  ['GET /admin/pages', 'owner editor'],
  ['POST /admin/markdown', 'owner editor'],
  ['POST /admin/check', 'owner editor'],
  ['POST /admin/pictures', 'owner editor'],
  ['GET /admin/review', 'owner editor'],
  ['POST /admin/review', 'owner editor'],
  ['GET /admin/preview', 'owner editor'],
  ['GET /admin/leads', 'owner sales'],
  ['GET /admin/leads/export', 'owner sales'],
  ['GET /admin/leads/:receipt', 'owner sales'],
  ['POST /admin/leads/:receipt/release', 'owner sales'],
  ['POST /admin/leads/:receipt/retry', 'owner sales'],
  ['GET /admin/leads/:receipt/discard', 'owner sales'],
  ['POST /admin/leads/:receipt/discard', 'owner sales'],
  ['GET /admin/leads/:receipt/delete', 'owner sales'],
  ['POST /admin/leads/:receipt/delete', 'owner sales'],
  ['GET /admin/events', 'owner sales'],
  ['GET /admin/events/:slug', 'owner sales'],
  ['GET /admin/events/:slug/export', 'owner sales'],
  ['POST /admin/events/:slug/write', 'owner sales'],
  ['GET /admin/newsletter', 'owner editor'],
  ['POST /admin/newsletter', 'owner editor'],
  ['GET /admin/newsletter/:id', 'owner editor'],
  ['POST /admin/newsletter/:id', 'owner editor'],
  ['GET /admin/newsletter/:id/preview', 'owner editor'],
  ['GET /admin/status', 'owner editor sales'],
  ['POST /admin/status/retry', 'owner sales'],
  ['GET /admin/people', 'owner'],
  ['POST /admin/people', 'owner'],
  ['GET /admin/people/change', 'owner'],
  ['POST /admin/people/change', 'owner'],
];

/** Addresses that need no session. */
const OPEN = [
  'GET /admin/sign-in',
  'POST /admin/sign-in',
  'GET /admin/sign-in/:token',
  'POST /admin/sign-in/:token',
  'POST /admin/sign-out',
  'GET /admin/desk.css',
  'GET /admin/shared/:id',
];

const registered: string[] = [];
jest.mock('fastify', () => {
  const actual = jest.requireActual<Record<string, unknown>>('fastify');
  const create = actual.default as (...all: unknown[]) => FastifyInstance;
  const withList = (...all: unknown[]) => {
    const server = create(...all);
    server.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat())
        if (url.startsWith('/admin') && each !== 'HEAD') registered.push(`${each} ${url}`);
    });
    return server;
  };
  return { ...actual, __esModule: true, default: withList };
});

let desk: TestDesk;
beforeAll(async () => {
  desk = await startDesk();
});

it('lists every registered address, with the roles of the table', () => {
  const known = [...ROUTES.map(([route]) => route), ...OPEN];
  // The icon is a file of the site.
  const own = registered.filter((route) => !route.endsWith('/favicon.ico'));
  expect([...new Set(own)].sort()).toEqual(known.sort());
  const table = Object.entries(ACCESS).map(([route, roles]) => [route, roles.join(' ')]);
  expect(table.sort()).toEqual(ROUTES.toSorted());
});

/** An address for each right that the page of people lists. The form of a document keeps the mailboxes for owners. */
const RIGHTS: Record<string, readonly string[] | undefined> = {
  'Write and publish': ACCESS['POST /admin/edit'],
  'Company, plans and prices': ACCESS['POST /admin/edit'],
  'Send the newsletter': ACCESS['POST /admin/newsletter/:id'],
  'See leads and guests': ACCESS['GET /admin/leads'],
  'Delete a person’s data': ACCESS['POST /admin/leads/:receipt/delete'],
  'Mailboxes of the company': ['owner'],
  'People and roles': ACCESS['POST /admin/people'],
};

it('tells owners the rights that the table grants', () => {
  expect(Object.fromEntries(peopleStrings.rights.rows)).toEqual(RIGHTS);
});

const addressOf = (route: string): string => route.split(' ')[1]!.replace(/:\w+/g, 'HD-7K3M9Q');

const statusFor = async (role: (typeof ROLES)[number], route: string): Promise<number> => {
  const send = route.startsWith('GET') ? desk.get : desk.post;
  return (await send(role, addressOf(route))).status;
};

it.each(ROUTES)('%s answers %s, and 403 to the other roles', async (route, allowed) => {
  for (const role of ROLES) {
    const status = await statusFor(role, route);
    if (allowed.split(' ').includes(role)) expect([role, status]).not.toEqual([role, 403]);
    else expect([role, status]).toEqual([role, 403]);
  }
});

it.each(ROUTES)('%s refuses those who are signed out', async (route) => {
  const { site } = desk;
  const address = addressOf(route);
  if (route.startsWith('GET')) {
    const { status, headers } = await site.get(address);
    expect([status, headers.get('location')]).toEqual([303, '/admin/sign-in']);
    return;
  }
  expect((await site.sendForm(address, {}, { origin: site.url })).status).toBe(401);
});

it('says what the role covers and who can change it', async () => {
  const answer = await desk.get('sales', '/admin/content?kind=posts');
  const { title, main, hrefs, texts } = readPage(answer);
  expect(answer.status).toBe(403);
  expect(title).toBe('Writing is for editors and owners');
  expect(main).toContain(`signed in as ${ADDRESSES.sales} with the role Sales`);
  expect(main).toContain(`${ADDRESSES.owner} can change that`);
  expect(hrefs('main a')).toEqual([`mailto:maya%40desk.test`, '/admin']);
  expect(texts('.side nav a')).not.toContain('Content');
});

it('shows each role only its places', async () => {
  const placesOf = async (role: (typeof ROLES)[number]) =>
    readPage(await desk.get(role, '/admin')).hrefs('.side nav a');
  expect(await placesOf('owner')).toContain('/admin/people');
  expect(await placesOf('editor')).toContain('/admin/content');
  for (const address of ['/admin/people', '/admin/content'])
    expect(await placesOf('sales')).not.toContain(address);
});

it('keeps the mailboxes of the company for owners', async () => {
  const { site } = desk;
  const change = async (role: 'owner' | 'editor') => {
    const { text } = await desk.get(role, '/admin/edit?file=site.yaml');
    const { fields } = formOf(text, 'form[data-editor]');
    return desk.post(role, '/admin/edit?file=site.yaml', {
      ...fields,
      'data.emails.sales': `new-${role}@x.test`,
      action: 'publish',
    });
  };
  const refused = await change('editor');
  expect([refused.status, refused.text.includes('Only an owner may change')]).toEqual([403, true]);
  expect((await change('owner')).status).toBe(303);
  expect((await site.get('/admin/people', desk.headersOf('owner'))).text).toContain(
    'changed the mailboxes of the company',
  );
});

it('limits the forms of signing in, and not those of signed-in people', async () => {
  const limited = await startDesk({ environment: { POST_LIMIT_PER_MINUTE: '2' } });
  const statuses = async (send: () => Promise<{ status: number }>) => {
    const answers: number[] = [];
    for (let count = 0; count < 4; count += 1) answers.push((await send()).status);
    return answers;
  };
  const save = () => limited.post('editor', '/admin/edit/here?file=plans.yaml');
  expect(await statuses(save)).toEqual([200, 200, 200, 200]);
  const signIn = () =>
    limited.site.sendForm(
      '/admin/sign-in',
      { email: 'ann@desk.test' },
      { origin: limited.site.url },
    );
  expect((await statuses(signIn)).slice(2)).toEqual([429, 429]);
});
