const USUAL_MINUTES = 60;

/** An end beyond the range of `Date` would throw. */
const MAX_SECONDS = 31 * 86_400;

const DURATION = /^(?:\d{1,2} hours?)?(?: ?\d{1,3} minutes?)?$/;

/** Whether a text is written as `45 minutes`, `1 hour` or `1 hour 30 minutes`. */
export const isDuration = (text: string): boolean => DURATION.test(text) && /[1-9]/.test(text);

/** Parses `1 hour 30 minutes`, `1.5 h` and `40 seconds`; 0 for other text. */
export const durationSeconds = (duration: string): number => {
  const text = duration.toLowerCase().replaceAll(',', '.');
  const amounts = [...text.matchAll(/(\d+(?:\.\d+)?)\s*([a-z]?)/g)];
  const amountOf = (unit: 'h' | 'm' | 's'): number =>
    Number(amounts.find(([, , letter]) => letter === unit)?.[1] ?? 0);
  const seconds = Math.round(amountOf('h') * 3600 + amountOf('m') * 60 + amountOf('s'));
  return seconds <= MAX_SECONDS ? seconds : 0;
};

/** In whole minutes; one hour for text that is no duration. */
export const durationMinutes = (duration: string): number =>
  Math.round(durationSeconds(duration) / 60) || USUAL_MINUTES;

/** `1 hour 30 minutes` */
export const durationText = (minutes: number): string => {
  const counted = (count: number, unit: string) =>
    count > 0 ? [`${count} ${unit}${count === 1 ? '' : 's'}`] : [];
  return [...counted(Math.floor(minutes / 60), 'hour'), ...counted(minutes % 60, 'minute')].join(
    ' ',
  );
};
