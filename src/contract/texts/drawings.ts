import type { TextFields } from './textFields.ts';

/** The texts of the drawings on feature pages. Each drawing is on one page. */

/** Bars that show the leads of each source. */
export const sourcesOf = ({ object, list, line, text, count }: TextFields) =>
  object({
    title: line(60),
    text: text(240),
    rows: list(
      object({
        name: line(16),
        rule: line(16),
        text: text(160),
        leads: count(99_999),
        closed: count(99),
      }),
      6,
    ),
  });

/** The office as a house, with a floor for each role. */
export const houseOf = ({ object, list, line, text, file }: TextFields) =>
  object({
    title: line(60),
    text: text(200),
    /** From the roof down. */
    floors: list(
      object({
        role: line(16),
        sees: text(120),
        people: list(object({ name: line(40), photo: file() }), 3),
      }),
      4,
    ),
    entrance: object({ title: line(40), text: text(120) }),
  });

/** A day of the office, as lines. */
export const dayOf = ({ object, list, line, text, count }: TextFields) =>
  object({
    title: line(60),
    text: text(240),
    hours: list(object({ label: line(8), entries: count(99) }), 16),
    moments: list(
      object({
        /** Minutes after the first hour begins. */
        minute: count(960),
        time: line(12),
        app: line(24),
        text: line(60),
      }),
      6,
    ),
  });

/** Half an hour with one lead, in several channels. */
export const halfHourOf = ({ object, list, line, text, count, choice }: TextFields) => {
  const minute = count(30);
  return object({
    title: line(60),
    text: text(240),
    /** Three times along the line, ten minutes apart. */
    ticks: list(line(12), 3),
    channels: list(
      object({
        kind: choice(['call', 'chat', 'text']),
        label: line(16),
        /** In their order. */
        messages: list(
          object({
            /** Minutes after the first tick. */
            start: minute,
            /** Minutes that it takes; a written message takes none. */
            lasts: minute.optional(),
            time: line(12),
            name: line(24),
            text: text(120),
          }),
          4,
        ),
      }),
      3,
    ),
  });
};

/** A week of leads, as houses. */
export const weekOf = ({ object, list, line, text, count }: TextFields) => {
  const waiting = object({ name: line(24), since: line(16), agent: line(24) });
  return object({
    title: line(60),
    text: text(200),
    days: list(
      object({
        name: line(16),
        short: line(4),
        leads: count(12),
        /** Those of the day's leads who have no reply yet, the newest first. */
        waiting: list(waiting, 12).optional(),
      }),
      7,
    ),
    /** Above the names of all who wait, where they do not fit into the windows. */
    waiting_title: line(40),
  });
};

/** The office once for each view of the statistics, with the weeks that the view counts. */
export const viewsOf = ({ object, list, line, text, count }: TextFields) => {
  const week = count(52);
  return object({
    title: line(60),
    text: text(240),
    views: list(
      object({
        name: line(16),
        /** How long it is. */
        span: line(16),
        text: text(240),
        /** From 1. */
        first: week,
        last: week,
      }),
      4,
    ),
  });
};

/** The opportunities of an office by stage, as houses. */
export const moneyOf = ({ object, list, line, text, count }: TextFields) =>
  object({
    title: line(60),
    text: text(240),
    stages: list(
      object({
        name: line(16),
        text: text(200),
        /** Beside the name, where a stage has no homes to add up. */
        note: line(20).optional(),
        /** Prices are dollars. */
        homes: list(object({ address: line(24), price: count(99_999_999) }), 5).optional(),
      }),
      4,
    ),
  });
