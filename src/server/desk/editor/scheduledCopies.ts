import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { copyStrings } from '../../../strings/deskWriting.ts';
import { errorCode } from '../../leads/deliveries/deliveryFailures.ts';
import { findPerson } from '../../people/people.ts';
import { guestsToNotify } from './guestsToNotify.ts';
import { messageOf } from './notices.tsx';
import { asPublished, changesOf } from './publishedDraft.ts';
import { openDocument, type OpenedDocument } from './openDocument.ts';
import { publish } from './publishing.ts';
import { dropCopy, dueCopies, recordOnCopy, type WorkingCopy } from './workingCopies.ts';
import type { EditorTools } from './editorTools.tsx';

const POLL_MS = 15_000;

/** A process that ended after the save may have left the copy. */
const isAlreadyStored = async (
  { storage }: EditorTools,
  document: OpenedDocument,
): Promise<boolean> => {
  const draft = asPublished(document);
  const stored = await storage.readLatest(draft.targetPath);
  return (
    stored !== undefined && String(Buffer.from(stored)) === changesOf(draft).get(draft.targetPath)
  );
};

const publishOne = async (tools: EditorTools, { id, path }: WorkingCopy, now: Date) => {
  const { db, log } = tools;
  const document = await openDocument(tools, { file: path, copy: id === path ? '' : id });
  const { copy } = document ?? {};
  // Another process was faster, or a writer has changed the time.
  if (!document || !copy?.publish_at || copy.publish_at > now.toISOString()) return;
  if (await isAlreadyStored(tools, document)) return void (await dropCopy(db, copy, now));
  const { author } = copy;
  const isOwner = (await findPerson(db, author))?.role === 'owner';
  // Its writer was asked about the guests when it was scheduled. Those who have registered since then are told as well.
  const confirmedGuestCount = (await guestsToNotify(tools, document))?.guests;
  const published = await publish(tools, document, { author, isOwner, now, confirmedGuestCount });
  if (published.what === 'published') return log.info({ path }, 'a scheduled document is live');
  const reason =
    published.what === 'refused'
      ? messageOf(published.problems[0]!)
      : copyStrings.schedule.changedMeanwhile;
  log.warn({ path, reason }, 'a scheduled document could not go live');
  await recordOnCopy(db, copy, { publish_at: null, publish_problem: reason });
};

/** Publishes the working copies whose time has come: of several processes, one. */
export const publishDue = async (tools: EditorTools, now: Date): Promise<void> => {
  for (const copy of await dueCopies(tools.db, now))
    await tools
      .inTurn(() => publishOne(tools, copy, now))
      .catch((error: unknown) =>
        tools.log.warn({ reason: errorCode(error) }, 'a scheduled document waits'),
      );
};

/** Looks for due copies as long as the server runs. */
export const startSchedule = (scope: FastifyInstance, tools: EditorTools): void => {
  const stop = new AbortController();
  const run = async () => {
    while (!stop.signal.aborted) {
      await publishDue(tools, new Date()).catch((error: unknown) =>
        tools.log.warn({ reason: errorCode(error) }, 'scheduled documents wait'),
      );
      await pause(POLL_MS, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  };
  let running: Promise<void> | undefined;
  scope.addHook('onReady', async () => {
    running = run();
  });
  scope.addHook('onClose', async () => {
    stop.abort();
    await running;
  });
};
