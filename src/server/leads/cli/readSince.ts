import { instantOf, wallClockAt } from '../../../lib/zonedTime.ts';
import { CommandError } from '../../commands/commandError.ts';
import type { ViewContext } from '../views/viewContext.ts';

/** `2026-11-20`, `2026-11-20 07:00`: in the site's zone, as lists print times. */
const WALL_CLOCK = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** A day begins at midnight. */
const readWallClock = (text: string, timeZone: string): number | null => {
  const match = WALL_CLOCK.exec(text);
  if (!match) return null;
  const [, day, time = '00:00'] = match;
  return instantOf(`${day} ${time}`, timeZone);
};

const readInstant = (text: string): number | null => {
  if (!INSTANT.test(text)) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
};

/**
 * The earliest instant of the leads to list.
 * @throws CommandError
 */
export const readSince = (
  since: string,
  { timeZone, now }: Pick<ViewContext, 'timeZone' | 'now'>,
): Date => {
  const today = wallClockAt(now.getTime(), timeZone).slice(0, 10);
  const text = since === 'today' ? today : since;
  const instant = readWallClock(text, timeZone) ?? readInstant(text);
  if (instant === null)
    throw new CommandError(
      `"${text}" is not a valid date. Use today, 2026-11-20 or 2026-11-20T15:00:00Z.`,
    );
  return new Date(instant);
};
