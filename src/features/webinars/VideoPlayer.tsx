import { type ComponentPropsWithRef, useEffect, useState, type RefObject } from 'react';
import { Play } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { WebinarVideo } from '../../contract/entities.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { forcedEdge, iconBox, onlyWithScripts } from '../../theme/mixins.ts';
import { color, radius } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ErrorState } from '../../ui/StateCard.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { loadingSucceeded, loadingFailed, loadingStarted, selectVideoPhase } from './videoSlice.ts';

/** Browsers may forbid sound before a click. */
const playAsAllowed = async (video: HTMLVideoElement, start = 0) => {
  if (start > 0) video.currentTime = start;
  try {
    await video.play();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
    video.muted = true;
    // If this is forbidden, too, the visitor presses play.
    await video.play().catch(() => undefined);
  }
};

export type FilmRef = RefObject<HTMLVideoElement | null>;

const useCaptionsShown = (film: FilmRef, isPlayer: boolean): boolean => {
  const [areShown, setShown] = useState(false);
  useEffect(() => {
    // Not every browser reports changes.
    const tracks = film.current?.textTracks;
    if (!isPlayer || !(tracks instanceof EventTarget)) return;
    const handleChange = () => setShown(Array.from(tracks).some(({ mode }) => mode === 'showing'));
    tracks.addEventListener('change', handleChange);
    return () => tracks.removeEventListener('change', handleChange);
  }, [film, isPlayer]);
  return areShown;
};

export const playFrom = (film: FilmRef, at: number): void => {
  const video = film.current;
  if (!video) return;
  video.currentTime = at;
  void playAsAllowed(video);
  // On a phone the chapters are below the video.
  video.scrollIntoView({ block: 'nearest' });
};

const strings = webinarsStrings.video;

// Controls are below the words in the picture, captions below the picture.
const Screen = styled.div`
  container-type: inline-size;
  position: relative;
  display: grid;

  &::before,
  video,
  noscript {
    grid-area: 1 / 1;
  }
  /* Keeps the place of the video. */
  &::before {
    content: '';
  }
  &::before,
  video:not(:fullscreen) {
    height: calc(54cqi + 4.5rem);
  }
  video {
    width: 100%;
    object-fit: contain;
    object-position: top;
  }
  &[data-captioned='true'] video:not(:fullscreen) {
    height: calc(56.25cqi + max(6rem, 14cqi));
  }
`;

// Opaque, to hide the browser's own loading indicator.
const Overlay = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 18px;
  padding: 1rem 16px;
  background: ${color.dusk};
  color: ${color.onDusk};
  font-weight: 540;
  text-align: center;
  pointer-events: none;
  ${onlyWithScripts}
`;

const PlayButton = styled.button`
  position: absolute;
  top: 28.125cqi;
  left: 50%;
  ${iconBox('clamp(3.5rem, 9cqi, 5.5rem)')}
  border-radius: ${radius.card};
  background: ${color.lit};
  color: ${color.ink};
  ${forcedEdge}
  transform: translate(-50%, -50%);

  &:hover {
    background: ${color.litHover};
  }
`;

function Film({ video, ...player }: { video: WebinarVideo } & ComponentPropsWithRef<'video'>) {
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- the rule does not see a conditional track
    <video
      src={video.video_url}
      poster={video.poster_url || video.cover_photo || undefined}
      aria-label={video.title}
      controls
      playsInline
      {...player}
    >
      {video.captions_url && (
        <track kind="captions" src={video.captions_url} srcLang="en" label={strings.captions} />
      )}
    </video>
  );
}

function Loading() {
  return (
    <Overlay role="status">
      <Spinner size={32} />
      <span>{strings.loading}</span>
    </Overlay>
  );
}

function Player({ video, film }: { video: WebinarVideo; film: FilmRef }) {
  const dispatch = useAppDispatch();
  const isLoading = useAppSelector(selectVideoPhase) === 'loading';
  // Search engines link to chapters by `?t=10`, in seconds.
  const start = Number(new URLSearchParams(useLocation().search).get('t')) || 0;
  const [isPaused, setPaused] = useState(true);
  const handleReady = () => dispatch(loadingSucceeded());

  useEffect(() => {
    void playAsAllowed(film.current!, start);
  }, [film, start]);
  return (
    <>
      <Film
        ref={film}
        video={video}
        autoPlay
        onCanPlay={handleReady}
        onPlaying={handleReady}
        onPlay={() => setPaused(false)}
        onPause={() => setPaused(true)}
        // The browser waits for the visitor to press play.
        onSuspend={handleReady}
        onError={() => dispatch(loadingFailed())}
      />
      {isLoading && <Loading />}
      {!isLoading && isPaused && (
        <PlayButton
          type="button"
          aria-label={strings.play}
          onClick={() => {
            // The button disappears.
            film.current!.focus();
            void playAsAllowed(film.current!);
          }}
        >
          <Play size="45%" strokeWidth={1.75} fill="currentColor" aria-hidden="true" />
        </PlayButton>
      )}
    </>
  );
}

export function VideoPlayer({ video, film }: { video: WebinarVideo; film: FilmRef }) {
  const dispatch = useAppDispatch();
  const phase = useAppSelector(selectVideoPhase);
  // A video in the server's HTML would delay the page's scripts until its first frame has loaded.
  const hasScripts = useHydrated();
  const isCaptioned = useCaptionsShown(film, hasScripts && phase !== 'failed');
  if (phase === 'failed' || video.video_url === '') {
    return (
      <ErrorState
        title={strings.failed.title}
        text={strings.failed.text}
        actions={<Button onClick={() => dispatch(loadingStarted())}>{strings.failed.retry}</Button>}
      />
    );
  }
  return (
    <Screen data-captioned={isCaptioned}>
      {hasScripts ? (
        <Player video={video} film={film} />
      ) : (
        <>
          <noscript>
            <Film video={video} preload="none" />
          </noscript>
          <Loading />
        </>
      )}
    </Screen>
  );
}
