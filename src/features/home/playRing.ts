import type { AppListener } from '../../store/services.ts';
import { agentReplied, leadArrived, replyDelivered } from './bellSlice.ts';

/** Milliseconds after the press. */
const ARRIVE_MS = 900;
export const REPLY_MS = 2300;
const LIT_MS = 2500;

const LOOK_AGAIN_MS = 500;

/** Dispatches the phases of a ring as time passes. While an earlier state is shown, nothing is due. */
export const playRing = async (
  { delay, dispatch, extra }: Pick<AppListener, 'delay' | 'dispatch' | 'extra'>,
  isStill: boolean,
): Promise<void> => {
  const pass = async (ms: number) => {
    await delay(ms);
    while (extra.isTimeTraveling()) await delay(LOOK_AGAIN_MS);
  };
  if (isStill) {
    await pass(LIT_MS);
  } else {
    await pass(ARRIVE_MS);
    dispatch(leadArrived());
    await pass(REPLY_MS - ARRIVE_MS);
    dispatch(agentReplied());
    await pass(LIT_MS - REPLY_MS);
  }
  dispatch(replyDelivered());
};
