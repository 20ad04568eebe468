import { useMemo } from 'react';
import { useAppStore } from '../../store/hooks.ts';
import { cuesOf, hasSound } from './film.ts';
import {
  captionsRead,
  positionReached,
  selectCues,
  selectPosition,
  selectVideo,
  soundRead,
} from './videoSlice.ts';

/** Reports what a film does to the store, only where a reader of the state sees a difference. */
export const useFilmReports = () => {
  const store = useAppStore();
  return useMemo(() => {
    const sound = (film: HTMLVideoElement) => {
      const now = { isMuted: film.muted, hasSound: hasSound(film) };
      const { isMuted, hasSound: had } = selectVideo(store.getState());
      if (now.isMuted !== isMuted || now.hasSound !== had) store.dispatch(soundRead(now));
    };
    const position = (film: HTMLVideoElement) => {
      sound(film);
      const at = film.currentTime;
      const before = selectPosition(store.getState());
      const hasTurned = selectCues(store.getState()).some(
        ({ start, end }) => (start <= at && at < end) !== (start <= before && before < end),
      );
      const isSameSecond = Math.floor(at) === Math.floor(before);
      if (!isSameSecond || hasTurned) store.dispatch(positionReached(at));
    };
    const captions = (element: HTMLTrackElement | null) => {
      if (!element) return;
      const { track } = element;
      const handleLoad = () => store.dispatch(captionsRead(cuesOf(track)));
      element.addEventListener('load', handleLoad);
      // Loads the captions; the page shows them below the picture.
      track.mode = 'hidden';
    };
    return { sound, position, captions };
  }, [store]);
};
