import { useEffect, useRef, type RefObject } from 'react';

/** Plays with sound or, where the browser forbids that before a click, without. */
const playAsAllowed = async (video: HTMLVideoElement) => {
  try {
    await video.play();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
    video.muted = true;
    // Forbidden altogether: the visitor presses play.
    await video.play().catch(() => undefined);
  }
};

/** Starts a video as soon as it is on the page; put the ref on its element. */
export const useAutoplay = (): RefObject<HTMLVideoElement | null> => {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) void playAsAllowed(video.current);
  }, []);
  return video;
};
