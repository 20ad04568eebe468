import type { UnknownAction } from '@reduxjs/toolkit';
import { loadOrReload } from '../../lib/loadOrReload.ts';
import type { RootState } from '../../store/rootReducer.ts';
import type { StartListeners } from '../../store/services.ts';
import { bellRung, selectBell } from './bellSlice.ts';

const importRing = () => import(/* webpackChunkName: "bell" */ './playRing.ts');

/** A press during a ring changes nothing. */
const beganRinging = (action: UnknownAction, current: RootState, previous: RootState): boolean =>
  bellRung.match(action) && selectBell(current) !== selectBell(previous);

export const listenToBell: StartListeners = (startListening) =>
  startListening({
    predicate: beganRinging,
    effect: async (_, listener) => {
      listener.cancelActiveListeners();
      const { playRing } = await loadOrReload(importRing);
      await playRing(listener, selectBell(listener.getState()).isStill);
    },
  });
