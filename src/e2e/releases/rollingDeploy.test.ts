import { setTimeout } from 'node:timers/promises';
import { callPath } from '../../contract/calls.ts';
import { paths } from '../../contract/paths.ts';
import { openDatabase } from '../../server/leads/database/database.ts';
import { demoForm } from '../../testing/server/demoForm.ts';
import { startWebhookReceiver } from '../../testing/server/receivers.ts';
import { startNginx } from '../../testing/server/startNginx.ts';
import { DATABASES, databasesOf } from '../../testing/server/testDatabases.ts';
import { until } from '../../testing/until.ts';
import { startSite, type RunningSite } from '../startSite.ts';

const READERS = 4;
const WRITERS = 4;
/** Pause before the next request of each reader and writer. */
const PAUSE_MS = 100;
/** Responses between two restarts, so that each restart happens under load. */
const ANSWERS_BETWEEN = 40;
const TEST_MS = 300_000;

const READS = [paths.home, paths.pricing, paths.blog, callPath('plans'), callPath('helpCenter')];

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

describe.each(DATABASES)('two processes with %s behind nginx', (kind) => {
  const databases = databasesOf(kind);

  it(
    'restart one by one under load without a failed request or a lost or duplicate lead',
    async () => {
      const receiver = await startWebhookReceiver();
      closings.push(receiver.close);
      const databaseUrl = await databases.nextUrl();
      const start = async (port = '0'): Promise<RunningSite> => {
        const site = await startSite({
          PORT: port,
          DATABASE_URL: databaseUrl,
          LEADS_WEBHOOK_URL: receiver.url,
          LEADS_WEBHOOK_SECRET: '0123456789abcdef',
          POST_LIMIT_PER_MINUTE: '0',
          LOG_LEVEL: 'warn',
          // Cached pages don't depend on the database, so one of the two runs covers them.
          ...(kind === 'PostgreSQL' && { PAGE_CACHE_SECONDS: '0' }),
        });
        closings.push(() => site.process.kill('SIGKILL'));
        return site;
      };
      const sites = [await start(), await start()];
      const nginx = await startNginx(sites.map(({ url }) => url));
      closings.push(nginx.close);
      const { ask } = nginx;

      const failures: string[] = [];
      const acknowledged = new Map<string, string>();
      let answers = 0;
      let isOver = false;
      const attempt = async (what: string, work: () => Promise<number>) => {
        try {
          const status = await work();
          if (status !== 200) failures.push(`${what}: ${status}`);
        } catch (error) {
          failures.push(`${what}: ${String(error)}`);
        }
        answers += 1;
        await setTimeout(PAUSE_MS);
      };
      const read = async (reader: number) => {
        for (let count = reader; !isOver; count += 1) {
          const path = READS[count % READS.length]!;
          await attempt(path, async () => (await ask(path)).status);
        }
      };
      const write = async (writer: number) => {
        for (let count = 0; !isOver; count += 1) {
          const email = `writer-${writer}-${count}@example.com`;
          await attempt(email, async () => {
            const { status, text } = await ask(callPath('requestDemo'), demoForm(email));
            const { data } = JSON.parse(text) as { data?: { demo_id: string } };
            if (data) acknowledged.set(email, data.demo_id);
            return status;
          });
        }
      };
      const load = [
        ...Array.from({ length: READERS }, (_, reader) => read(reader)),
        ...Array.from({ length: WRITERS }, (_, writer) => write(writer)),
      ];
      const underLoad = async () => {
        const goal = answers + ANSWERS_BETWEEN;
        await until(() => answers >= goal, 'responses under load');
      };
      for (const [index, site] of sites.entries()) {
        await underLoad();
        expect(await site.stop('SIGTERM')).toBe(0);
        await underLoad();
        sites[index] = await start(new URL(site.url).port);
      }
      await underLoad();
      isOver = true;
      await Promise.all(load);

      const db = await openDatabase(databaseUrl);
      closings.push(() => db.destroy());
      const stored = await db.selectFrom('leads').select(['id', 'email']).execute();
      const delivered = () =>
        new Set(
          receiver.received.map(
            ({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id,
          ),
        );
      await until(() => delivered().size >= stored.length, 'all leads in the CRM');
      expect(failures).toEqual([]);
      expect(new Map(stored.map(({ email, id }) => [email, id]))).toEqual(acknowledged);
      expect(stored).toHaveLength(acknowledged.size);
      expect(acknowledged.size).toBeGreaterThan(WRITERS);
      expect(delivered()).toEqual(new Set(acknowledged.values()));
      for (const site of sites) expect(await site.stop()).toBe(0);
    },
    TEST_MS,
  );
});
