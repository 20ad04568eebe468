import type { LeadContext } from './leadContext.ts';
import type { VersionedEvent } from './registrationEvent.ts';

/** `SEQUENCE` and `DTSTAMP` of a calendar entry: calendars keep the entry with the highest, then with the latest. */
export interface EventVersion {
  sequence: number;
  stamp: Date;
}

/** A guest's own change comes between two versions of the event. */
const STEP = 2;
const MINUTE_MS = 60_000;

/** Without the database, and before the first change, all processes derive the same version from the event. */
export const firstVersion = ({ updatedAt }: Pick<VersionedEvent, 'updatedAt'>): EventVersion => {
  const updated = Date.parse(updatedAt);
  if (Number.isNaN(updated)) return { sequence: 0, stamp: new Date(0) };
  // Calendars read a number of 32 bits.
  return { sequence: Math.floor(updated / MINUTE_MS), stamp: new Date(updated) };
};

/** The versions of events by their ids. A changed event gets the next one, whichever process notices first. */
export const eventVersions = async (
  ctx: Pick<LeadContext, 'db' | 'now'>,
  events: readonly VersionedEvent[],
): Promise<Map<string, EventVersion>> => {
  if (events.length === 0) return new Map();
  const known = await ctx.db
    .selectFrom('event_versions')
    .selectAll()
    .where(
      'id',
      'in',
      events.map(({ id }) => id),
    )
    .execute();
  const versions = new Map<string, EventVersion>();
  for (const event of events) {
    const same = known.find(
      ({ id, fingerprint }) => id === event.id && fingerprint === event.fingerprint,
    );
    const { sequence, changed_at } = same ?? (await nextVersion(ctx, event));
    versions.set(event.id, { sequence, stamp: new Date(changed_at) });
  }
  return versions;
};

const nextVersion = async ({ db, now }: Pick<LeadContext, 'db' | 'now'>, event: VersionedEvent) => {
  const { id, fingerprint } = event;
  const first = firstVersion(event);
  const changed_at = now.toISOString();
  await db
    .insertInto('event_versions')
    .values({
      id,
      fingerprint,
      sequence: first.sequence,
      changed_at: first.stamp < now ? first.stamp.toISOString() : changed_at,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((is) => ({
          fingerprint,
          // The clock may have been set back.
          changed_at: is
            .case()
            .when('event_versions.changed_at', '>', changed_at)
            .then(is.ref('event_versions.changed_at'))
            .else(is.val(changed_at))
            .end(),
          sequence: is
            .case()
            .when('event_versions.sequence', '<', first.sequence - STEP)
            .then(is.val(first.sequence))
            .else(is('event_versions.sequence', '+', STEP))
            .end(),
        }))
        // Another process may have stored this change.
        .where('event_versions.fingerprint', '<>', fingerprint),
    )
    .execute();
  return db.selectFrom('event_versions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
};
