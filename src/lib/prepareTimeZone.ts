import { runInTasks } from './scheduling.ts';

/**
 * The first `Intl` object of a page takes 60 ms and more on a phone, most of it to find the data of its locale. A browser
 * with an unknown zone may throw here; the page does without.
 */
export const prepareTimeZone = (): Promise<void> =>
  runInTasks([
    () => new Intl.Locale('en').maximize(),
    () => Intl.Collator.supportedLocalesOf('en'),
    () => new Intl.DateTimeFormat(),
  ]).catch(() => undefined);
