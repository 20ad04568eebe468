export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const DAYS_OF_PHRASE: Readonly<Record<string, readonly number[]>> = {
  'every day': [0, 1, 2, 3, 4, 5, 6],
  daily: [0, 1, 2, 3, 4, 5, 6],
  weekdays: [1, 2, 3, 4, 5],
  weekends: [0, 6],
};

const weekdayOf = (word: string): number =>
  WEEKDAYS.findIndex((day) => day === word || `${day}s` === word || day.slice(0, 3) === word);

/** From the first day to the last, also over a weekend: `Saturday to Tuesday`. */
const daysBetween = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);

const capitalized = (word: string): string =>
  word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();

const partsOf = (text: string, separator: RegExp): string[] =>
  text.split(separator).map((part) => part.trim());

/** Sunday is 0. Reads `Monday to Saturday`, `Mon-Fri`, `Monday, Tuesday and Friday`, `Every day`; undefined for other text. */
export const readWeekdays = (text: string): number[] | undefined => {
  const phrase = DAYS_OF_PHRASE[text.trim().toLowerCase()];
  if (phrase) return [...phrase];
  const spans = partsOf(text, /,|&|\band\b/i).filter(Boolean);
  const days = spans.flatMap((span) => {
    const ends = partsOf(span, /\bto\b|\bthrough\b|[-–]/i);
    const [first = -1, last = first] = ends.map((word) => weekdayOf(capitalized(word)));
    return first < 0 || last < 0 || ends.length > 2 ? [-1] : daysBetween(first, last);
  });
  if (days.length === 0) return undefined;
  if (days.includes(-1)) return undefined;
  return [...new Set(days)].toSorted();
};
