import type { RefObject } from 'react';
import { stripTags } from '../../lib/html.ts';
import type { Cue } from './videoSlice.ts';

export type FilmRef = RefObject<HTMLVideoElement | null>;

/** Browsers may forbid sound before a click. */
export const playAsAllowed = async (film: HTMLVideoElement, start = 0): Promise<void> => {
  if (start > 0) film.currentTime = start;
  try {
    await film.play();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
    film.muted = true;
    // If this is forbidden, too, the visitor presses play.
    await film.play().catch(() => undefined);
  }
};

export const seek = (film: HTMLVideoElement, at: number): void => {
  film.currentTime = at;
};

export const mute = (film: HTMLVideoElement, isMuted: boolean): void => {
  film.muted = isMuted;
};

export const playFrom = (film: HTMLVideoElement, at: number): void => {
  film.currentTime = at;
  void playAsAllowed(film);
  // On a phone the chapters are below the video.
  film.scrollIntoView({ block: 'nearest' });
};

export const cuesOf = (track: TextTrack): Cue[] =>
  Array.from(track.cues ?? [], (cue) => ({
    start: cue.startTime,
    end: cue.endTime,
    text: (cue as VTTCue).text.split('\n').map(stripTags).join('\n'),
  }));

interface SoundOfBrowsers {
  mozHasAudio?: boolean;
  webkitAudioDecodedByteCount?: number;
  audioTracks?: { length: number };
}

/** Whether a film that has begun has sound; browsers that don't tell count as yes. */
export const hasSound = (film: HTMLVideoElement): boolean => {
  const { mozHasAudio, webkitAudioDecodedByteCount, audioTracks } = film as SoundOfBrowsers;
  if (film.currentTime === 0) return false;
  if (mozHasAudio !== undefined) return mozHasAudio;
  const soundCount = webkitAudioDecodedByteCount ?? audioTracks?.length;
  return soundCount !== 0;
};

interface PhoneFilm {
  webkitEnterFullscreen?: () => void;
}

export const canFillScreen = (): boolean =>
  document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype;

/** The stage with its controls and captions; an iPhone has only its own player. */
export const fillScreen = (stage: HTMLElement, film: HTMLVideoElement): void => {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (document.fullscreenEnabled) void stage.requestFullscreen();
  else (film as PhoneFilm).webkitEnterFullscreen?.();
};
