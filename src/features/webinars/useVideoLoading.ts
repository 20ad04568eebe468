import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What a video element says of itself before anybody listens. */
const hasFailedAlready = (video: HTMLVideoElement) =>
  Boolean(video.error) || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;

const canPlayAlready = (video: HTMLVideoElement) =>
  video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;

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

/** Follows a video from its first bytes until it can play; spread `videoProps` on the element. */
export const useVideoLoading = (onFailed: () => void) => {
  const [isLoading, setIsLoading] = useState(true);
  const ref = useRef<HTMLVideoElement>(null);
  const handleFailure = useEffectEvent(onFailed);
  const handleReady = () => setIsLoading(false);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    // The server's markup starts to load before the page's scripts do.
    if (hasFailedAlready(video)) return handleFailure();
    if (canPlayAlready(video)) setIsLoading(false);
    void playAsAllowed(video);
  }, []);

  return {
    isLoading,
    videoProps: {
      ref,
      onCanPlay: handleReady,
      onPlaying: handleReady,
      // The browser fetches no further before the visitor presses play.
      onSuspend: handleReady,
      onError: onFailed,
    },
  };
};
