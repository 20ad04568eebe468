import type { AppStore } from '../../store/makeStore.ts';
import type { AppThunk } from '../../store/services.ts';
import { visitorNotified } from '../../store/visitorNotified.ts';
import { whatHappenedStrings } from '../../strings/whatHappened.ts';
import { maskAction } from './maskAction.ts';

const copy =
  (text: string): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { copyText }) => {
    try {
      await copyText(text);
    } catch {
      dispatch(visitorNotified('error', whatHappenedStrings.notCopied));
      return;
    }
    dispatch(visitorNotified('success', whatHappenedStrings.copied));
  };

/** Puts a store's last actions, masked, on the clipboard as JSON, and tells the visitor how that went. */
export const copyWhatHappened = ({ dispatch, recentActions }: AppStore): Promise<void> =>
  dispatch(copy(JSON.stringify(recentActions.map(maskAction), null, 2)));
