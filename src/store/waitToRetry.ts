import { retryDelay } from '../lib/retry.ts';
import { cameOnline } from './cameOnline.ts';
import type { AppListener } from './services.ts';

/** Waits before the nth retry, the first of which is 0, or until the browser is online again. Nothing is due during time travel. */
export const waitToRetry = async (
  { condition, delay, extra }: Pick<AppListener, 'condition' | 'delay' | 'extra'>,
  n: number,
): Promise<void> => {
  await condition(cameOnline.match, retryDelay(n));
  while (extra.isTimeTraveling()) await delay(retryDelay(0));
};
