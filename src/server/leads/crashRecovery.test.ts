import { randomUUID } from 'node:crypto';
import { callPath } from '../../contract/calls.ts';
import { demoForm } from '../../testing/server/demoForm.ts';
import { startWebhookReceiver } from '../../testing/server/receivers.ts';
import { DATABASES, databasesOf, startLeadsProcess } from '../../testing/server/testDatabases.ts';
import { openDatabase } from './database/database.ts';

const KILLS = 20;
const WRITERS = 16;
const TEST_MS = 240_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends one lead until it is acknowledged, like a browser that tries again; returns the lead's number. */
const send = async (getUrl: () => string, email: string, isOver: () => boolean) => {
  const key = randomUUID();
  for (let tries = 1; !isOver(); tries += 1) {
    try {
      const response = await fetch(`${getUrl()}${callPath('requestDemo')}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(demoForm(email)),
      });
      const body = (await response.json()) as { data?: { demo_id: string } };
      if (response.status !== 200) throw new Error(`It answered ${response.status}.`);
      return { id: body.data?.demo_id ?? '', tries };
    } catch {
      await pause(20);
    }
  }
  return undefined;
};

describe.each(DATABASES)('on %s', (kind) => {
  const databases = databasesOf(kind);

  it(
    `${KILLS} kills under ${WRITERS} writers lose no acknowledged lead and make none twice`,
    async () => {
      const receiver = await startWebhookReceiver();
      const databaseUrl = await databases.nextUrl();
      const environment = { DATABASE_URL: databaseUrl, LEADS_WEBHOOK_URL: receiver.url };
      let server = await startLeadsProcess(environment);
      const acknowledged = new Map<string, { id: string; tries: number }>();
      let isOver = false;
      /** Nobody begins a lead while the next process starts: the writing is done around the kills. */
      let isQuiet = false;

      const write = async (writer: number) => {
        for (let count = 0; !isOver; count += 1) {
          while (isQuiet) await pause(5);
          const email = `writer-${writer}-${count}@example.com`;
          const answer = await send(
            () => server.url,
            email,
            () => isOver,
          );
          if (answer) acknowledged.set(email, answer);
        }
      };
      const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
      for (let kills = 0; kills < KILLS; kills += 1) {
        // The next one is up before: two processes share the database, and no writer is idle when one dies.
        isQuiet = true;
        const next = await startLeadsProcess(environment);
        isQuiet = false;
        await pause(100 + Math.random() * 200);
        await server.kill();
        server = next;
      }
      await pause(300);
      isOver = true;
      await Promise.all(writers);

      const db = await openDatabase(databaseUrl);
      const stored = await db.selectFrom('leads').select(['id', 'email']).execute();
      const outbox = () => db.selectFrom('outbox').select(['lead_id', 'kind', 'status']);
      const waiting = outbox()
        .where('kind', '=', 'demo-webhook')
        .where('status', '!=', 'delivered');
      for (let waits = 0; waits < 600; waits += 1) {
        if ((await waiting.limit(1).execute()).length === 0) break;
        await pause(100);
      }
      const rows = await outbox().where('kind', '!=', 'demo-reminder').execute();
      await server.kill();
      await receiver.close();
      await db.destroy();

      const idOf = new Map(stored.map(({ id, email }) => [email, id]));
      const lost = [...acknowledged].filter(([email, { id }]) => idOf.get(email) !== id);
      const twice = stored.length - idOf.size;
      const rowsOf = Map.groupBy(rows, (row) => row.lead_id);
      const isComplete = ({ id }: { id: string }) =>
        new Set(rowsOf.get(id)?.map((row) => row.kind)).size === 3 && rowsOf.get(id)?.length === 3;
      const incomplete = stored.filter((row) => !isComplete(row));
      const received = receiver.received.map(
        ({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id,
      );
      const undelivered = stored.filter(({ id }) => !received.includes(id));
      const repeated = [...acknowledged.values()].filter(({ tries }) => tries > 1).length;

      process.stderr.write(
        `${kind}: ${KILLS} kills, ${WRITERS} writers, ${acknowledged.size} leads acknowledged ` +
          `(${repeated} after more than one try), ${stored.length} stored, ${lost.length} lost, ` +
          `${twice} twice, ${incomplete.length} without all outbox rows, ` +
          `${received.length} webhooks for ${new Set(received).size} leads\n`,
      );
      expect(acknowledged.size).toBeGreaterThan(WRITERS);
      expect({ lost, twice, incomplete, undelivered }).toEqual({
        lost: [],
        twice: 0,
        incomplete: [],
        undelivered: [],
      });
    },
    TEST_MS,
  );
});
