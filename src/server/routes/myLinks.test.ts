import { callPath } from '../../contract/calls.ts';
import { eventRegistration } from '../../contract/forms.fixtures.ts';
import { startMailReceiver, startTestUpstream } from '../../testing/server/receivers.ts';
import { startTestSite, textOf } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';
import { eventFile, writeContentFolder } from '../content/load/content.fixtures.ts';

const SLUG = 'live-rotation';
const ASK = callPath('emailMyLink', { id: SLUG });
const ada = 'ada@example.com';

const start = async () => {
  const mails = await startMailReceiver();
  const site = await startTestSite({
    CONTENT_DIR: await writeContentFolder({
      [`events/${SLUG}.md`]: eventFile({
        title: 'Live rotation',
        date: '2099-12-03 13:00',
        join: 'https://meet.example.com/room-4711',
      }),
    }),
    SMTP_URL: mails.url,
  });
  await site.post(callPath('register', { id: SLUG }), { ...eventRegistration, email: ada });
  const received = () =>
    mails.received
      .filter(({ to }) => to[0] === ada)
      .map(({ raw }) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '='));
  await until(() => Promise.resolve(received().length === 1));
  return { site, received };
};

const joinLinkIn = (mail = '') => /\/my-registration\/[\w-]+\/join/.exec(mail)?.[0];

it('emails a guest the same link again, and says the same to all others', async () => {
  const { site, received } = await start();
  const shapes: unknown[] = [];
  for (const email of ['nobody@example.com', ada, 'stranger@example.org', 'ADA2@example.com']) {
    const { status, text, headers } = await site.post(ASK, { email });
    const {
      date: _,
      'x-request-id': __,
      'content-length': ___,
      ...kept
    } = Object.fromEntries(headers);
    shapes.push([status, text.replaceAll(email, 'EMAIL'), kept]);
  }
  expect(shapes[0]).toMatchObject([
    200,
    '{"message":"","data":{"email":"EMAIL"}}',
    { 'cache-control': 'no-store' },
  ]);
  expect(shapes).toEqual(Array(4).fill(shapes[0]));
  await until(() => Promise.resolve(received().length === 2));
  const [first, again] = received();
  expect(again).toContain('Subject: Your link: Live rotation');
  expect(joinLinkIn(again)).toBe(joinLinkIn(first));
  expect(joinLinkIn(again)).toBeDefined();
  expect(JSON.stringify(site.logLines())).not.toMatch(/\bada\b|nobody|stranger/i);
});

it('works without scripts', async () => {
  const { site, received } = await start();
  const { text: page } = await site.get(`/webinars/event/${SLUG}`);
  expect(page).toContain(`action="${ASK}#my-link"`);
  const wrong = await site.sendForm(ASK, { email: 'ada' });
  expect(wrong.status).toBe(422);
  expect(textOf(wrong.text)).toContain('Invalid email');
  expect(wrong.text).toContain('value="ada"');
  for (const email of ['nobody@example.com', ada]) {
    const { status, text } = await site.sendForm(ASK, { email, opening_hours: '' });
    expect(status).toBe(200);
    expect(textOf(text)).toContain(`If ${email} is registered for this event`);
    expect(textOf(text)).toContain('Register for this Event');
  }
  await until(() => Promise.resolve(received().length === 2));
});

it('is not offered where another content API has the registrations', async () => {
  const event = { id: '7', slug: 'rotation', title: 'Rotation', date: '2099-12-03 13:00' };
  const upstream = await startTestUpstream((_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: event })),
  );
  const site = await startTestSite({ CONTENT_API_URL: upstream.url });
  const { status, text } = await site.get('/webinars/event/rotation');
  expect(status).toBe(200);
  expect(text).not.toContain('my-link');
  expect((await site.post(callPath('emailMyLink', { id: '7' }), { email: ada })).status).toBe(404);
});
