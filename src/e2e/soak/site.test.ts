import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callPath } from '../../contract/calls.ts';
import { paths } from '../../contract/paths.ts';
import { openDatabase } from '../../server/leads/database/database.ts';
import { demoForm } from '../../testing/server/demoForm.ts';
import {
  startMailReceiver,
  startWebhookReceiver,
  type Mood,
} from '../../testing/server/receivers.ts';
import { until } from '../../testing/until.ts';
import { startFakeContentApi } from '../fakeContentApi.ts';
import { startSite } from '../startSite.ts';

/**
 * `npm run soak -- --minutes N`: the built site under everything at once. One site has its content and its leads inside,
 * with a mail server and a CRM that come and go; another asks a content API that comes and goes.
 */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 1);
const READERS = 3;
/** How long the receivers and the content API stay as they are. */
const SPELL_MS = 4000;
/** Share of the run in which memory is still being filled. */
const WARM_UP = 0.4;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

const READS = [
  paths.home,
  paths.pricing,
  paths.blog,
  paths.allPosts,
  paths.webinars,
  paths.helpCenter,
  paths.requestDemo,
  callPath('activePosts'),
  callPath('plans'),
  callPath('helpSearch', { q: 'lead' }),
  callPath('helpSearch', { q: 'voicmail - - - -' }),
];

/** What no visitor sends. Any answer is right but a failure of the site's own. */
const HOSTILE: readonly (readonly [address: string, init?: RequestInit])[] = [
  ['/..%2f..%2fetc%2fpasswd'],
  [`/${'a'.repeat(3000)}`],
  [`${paths.allPosts}?page=99999999999999999999&q=%00`],
  ['/assets/gone.js'],
  ['//evil.example/%0d%0aset-cookie:a=b'],
  ['/api/nothing', { method: 'DELETE' }],
  [callPath('requestDemo'), { method: 'POST', body: '{"__proto__":{"a":1}}' }],
  [callPath('subscribe'), { method: 'POST', body: '['.repeat(15_000) }],
  [callPath('subscribe'), { method: 'POST', body: 'x'.repeat(100_000) }],
];

type Figure = 'delay' | 'used' | 'rss';
const MEGABYTE = 2 ** 20;
/** Seconds between two figures of what is in use (probe.ts). */
const USED_EVERY = 10;

/** Bytes a minute by which memory grows: the straight line nearest to what was measured. */
const slopeOf = (values: readonly number[]): number => {
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const seconds = values.map((_, index) => index * USED_EVERY);
  const [meanSecond, meanValue] = [mean(seconds), mean(values)];
  const shared = values.reduce(
    (sum, value, index) => sum + (seconds[index]! - meanSecond) * (value - meanValue),
    0,
  );
  const spread = seconds.reduce((sum, second) => sum + (second - meanSecond) ** 2, 0);
  return spread === 0 ? 0 : (shared / spread) * 60;
};

it(
  'holds',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-soak-'));
    const databaseUrl = `file:${path.join(folder, 'inside.db')}`;
    const [mails, calls, api] = await Promise.all([
      startMailReceiver(),
      startWebhookReceiver(),
      startFakeContentApi(2),
    ]);
    const start = (name: string, environment: Record<string, string>) =>
      startSite({
        NODE_OPTIONS: `--import=${path.join(__dirname, 'probe.ts')}`,
        SOAK_FIGURES: path.join(folder, name),
        LOG_LEVEL: 'error',
        POST_LIMIT_PER_MINUTE: '0',
        PAGE_CACHE_SECONDS: '2',
        ...environment,
      });
    const inside = await start('inside', {
      DATABASE_URL: databaseUrl,
      SMTP_URL: mails.url,
      LEADS_WEBHOOK_URL: calls.url,
      LEADS_WEBHOOK_SECRET: '0123456789abcdef',
    });
    const outside = await start('outside', { CONTENT_API_URL: api.url });

    const failures: string[] = [];
    const times: number[] = [];
    const sent = new Map<string, string>();
    let isOver = false;
    let isApiAway = false;

    /** Statuses of an outage are an answer while there is one, and for a moment after it. */
    const isExpected = (site: string, status: number) =>
      status < 400 || (site === outside.url && [502, 503, 504].includes(status));
    const ask = async (url: string, init?: RequestInit): Promise<Response | undefined> => {
      const startedAt = performance.now();
      try {
        const response = await fetch(url, { redirect: 'manual', ...init });
        await response.clone().arrayBuffer();
        times.push(performance.now() - startedAt);
        return response;
      } catch (error) {
        failures.push(`${url.slice(0, 80)}: ${String(error)}`);
        return undefined;
      }
    };
    const whileItLasts = async (work: (count: number) => Promise<unknown>) => {
      for (let count = 0; !isOver; count += 1) await work(count);
    };
    const read = (site: string) =>
      whileItLasts(async (count) => {
        const address = READS[(count * 7) % READS.length]!;
        const response = await ask(site + address);
        if (response && !isExpected(site, response.status))
          failures.push(`${address}: ${response.status}`);
      });
    const attack = (site: string) =>
      whileItLasts(async (count) => {
        const [address, init] = HOSTILE[count % HOSTILE.length]!;
        const headers = { 'content-type': 'application/json' };
        const response = await ask(site + address, init && { headers, ...init });
        if (response?.status === 500) failures.push(`hostile ${address.slice(0, 80)}: 500`);
      });
    const write = () =>
      whileItLasts(async (count) => {
        const email = `visitor-${count}@example.com`;
        const response = await ask(inside.url + callPath('requestDemo'), {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body: JSON.stringify(demoForm(email)),
        });
        if (response?.status !== 200) return failures.push(`${email}: ${response?.status}`);
        const { data } = (await response.json()) as { data: { demo_id: string } };
        sent.set(email, data.demo_id);
        return pause(20);
      });
    const comeAndGo = async () => {
      const moods: readonly Mood[] = ['accept', 'refuse', 'accept', 'hang', 'accept', 'fail'];
      for (let spell = 1; !isOver; spell += 1) {
        await pause(SPELL_MS);
        const mood = moods[spell % moods.length]!;
        await Promise.all([mails.setMood(mood), calls.setMood(mood)]);
        isApiAway = !isApiAway;
        if (!isApiAway) api.restore();
        else api.answer('*', spell % 4 === 1 ? { status: 503 } : { silence: 'drop' });
      }
      await Promise.all([mails.setMood('accept'), calls.setMood('accept')]);
    };

    const load = [
      ...[inside, outside].flatMap(({ url }) => [
        ...Array.from({ length: READERS }, () => read(url)),
        attack(url),
      ]),
      write(),
      comeAndGo(),
    ];
    await pause(MINUTES * 60_000);
    isOver = true;
    await Promise.all(load);

    const db = await openDatabase(databaseUrl);
    const stored = await db.selectFrom('demo_requests').select(['id', 'email']).execute();
    // What waits after a failure waits for minutes: the next try is made now.
    const delivered = () =>
      new Set(
        calls.received.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id),
      );
    await until(async () => {
      await db
        .updateTable('outbox')
        .set({ next_attempt_at: new Date(0).toISOString() })
        .where('status', '=', 'pending')
        .where('claimed_until', 'is', null)
        .execute();
      return delivered().size >= stored.length;
    }, 'all leads arrive');
    await db.destroy();

    const figuresOf = (name: string) => {
      const lines = readFileSync(path.join(folder, name), 'utf8').trim().split('\n');
      const all = lines.map((line) => JSON.parse(line) as Partial<Record<Figure, number>>);
      const valuesOf = (figure: Figure) => all.flatMap((figures) => figures[figure] ?? []);
      const used = valuesOf('used');
      return {
        memory: valuesOf('rss').at(-1)! / MEGABYTE,
        slope: slopeOf(used.slice(Math.floor(used.length * WARM_UP))) / MEGABYTE,
        delay: percentile(valuesOf('delay'), 0.99),
      };
    };
    const lines = ['inside', 'outside'].map((name) => {
      const { memory, slope, delay } = figuresOf(name);
      return (
        `${name}: ${memory.toFixed(0)} MB held, ${slope.toFixed(2)} MB more in use each minute after warm-up; ` +
        `event loop late by ${delay.toFixed(0)} ms (p99 of each second's p99)`
      );
    });
    process.stderr.write(
      [
        `${MINUTES} min, ${times.length} answers, ${failures.length} failures not asked for`,
        `answers: p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`,
        ...lines,
        `leads: ${sent.size} sent, ${stored.length} stored, ${delivered().size} delivered`,
        '',
      ].join('\n'),
    );

    expect(await inside.stop()).toBe(0);
    expect(await outside.stop()).toBe(0);
    await Promise.all([mails.close(), calls.close(), api.stop()]);
    await rm(folder, { recursive: true, force: true });
    expect(failures.slice(0, 20)).toEqual([]);
    expect(new Map(stored.map(({ email, id }) => [email, id]))).toEqual(sent);
    expect(delivered()).toEqual(new Set(sent.values()));
  },
  MINUTES * 60_000 + 600_000,
);
