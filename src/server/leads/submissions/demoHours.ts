import type { Kysely } from 'kysely';
import type { ApiAnswer } from '../../../contract/calls.ts';
import type { DemoSlots } from '../../../contract/entities.ts';
import { formMessages } from '../../../contract/forms.ts';
import type { OfficeHours } from '../../../lib/officeSlots.ts';
import { freeSlots, isFull, isOffered, nearestFree, SlotTaken } from './demoSlots.ts';
import type { LeadsDatabase } from '../database/schema.ts';
import { withoutDetails } from '../database/storageFailure.ts';

/** The hours at which demos may begin. */
export interface DemoHours {
  /**
   * What is wrong with an hour, in the words for its field; '' for one that is offered.
   * @throws SlotTaken when it has no place left: most of those who come too late cost no transaction
   */
  judge(instant: string): Promise<string>;
  free(): Promise<DemoSlots>;
  /**
   * What `book` answers; of an hour that has no place left, the free ones that are nearest.
   * @param wanted ISO instant
   */
  orNearest<Payload>(
    wanted: string,
    book: () => Promise<ApiAnswer<Payload>>,
  ): Promise<ApiAnswer<Payload>>;
}

const HOUR_MS = 3_600_000;
/** Bookings that are under way at a time in a process. */
const LANES = 4;

/** The moment that a body asks for; '' when it says none. */
export const wantedMoment = (body: unknown): string => {
  const { preferred_datetime } = Object(body) as { preferred_datetime?: unknown };
  return typeof preferred_datetime === 'string' ? preferred_datetime : '';
};

/** @param getOffice undefined where no office says when demos are; asked each time, for that may change */
export const createDemoHours = (
  db: Kysely<LeadsDatabase>,
  getOffice: () => OfficeHours | undefined,
  now: () => Date,
): DemoHours => {
  const free = async (): Promise<DemoSlots> => {
    const office = getOffice();
    return { free: office ? await withoutDetails(() => freeSlots(db, office, now())) : null };
  };
  const turns: Promise<unknown>[] = Array.from({ length: LANES }, () => Promise.resolve());

  /**
   * Those who want the same hour come one after the other, and few at a time come at all: a crowd would wait for the
   * database until that gives up. It is the database that gives a place away, to whichever process.
   */
  const inTurn = <Result>(wanted: string, work: () => Promise<Result>): Promise<Result> => {
    if (!getOffice()) return work();
    const lane = Math.floor(Date.parse(wanted) / HOUR_MS || 0) % LANES;
    const turn = turns.at(lane)!.then(work, work);
    turns[(lane + LANES) % LANES] = turn;
    return turn;
  };

  const orNearestNow = async <Payload>(
    wanted: string,
    book: () => Promise<ApiAnswer<Payload>>,
  ): Promise<ApiAnswer<Payload>> => {
    try {
      return await book();
    } catch (error) {
      if (!(error instanceof SlotTaken)) throw error;
      const message = formMessages.dateTimeTaken;
      return {
        status: 409,
        message,
        fields: { preferred_datetime: message },
        alternatives: nearestFree((await free()).free ?? [], wanted),
      };
    }
  };

  return {
    async judge(instant) {
      const office = getOffice();
      if (!isOffered(office, instant, now())) return formMessages.dateTimeClosed;
      const starts_at = new Date(instant).toISOString();
      if (office && (await withoutDetails(() => isFull(db, starts_at, office))))
        throw new SlotTaken();
      return '';
    },
    free,
    orNearest: (wanted, book) => inTurn(wanted, () => orNearestNow(wanted, book)),
  };
};
