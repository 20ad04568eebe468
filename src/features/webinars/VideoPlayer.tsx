import { type ComponentPropsWithRef, useEffect, useState, type RefObject } from 'react';
import { css, styled } from 'styled-components';
import type { WebinarVideo } from '../../contract/entities.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectLocation } from '../../store/navigationSlice.ts';
import type { RootState } from '../../store/rootReducer.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { color, radius } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { loadingSucceeded, loadingFailed, loadingStarted, selectVideoPhase } from './videoSlice.ts';

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

const seek = (video: HTMLVideoElement, seconds: number) => {
  video.currentTime = seconds;
};

/** The element of a recording that is on the page. */
export type FilmRef = RefObject<HTMLVideoElement | null>;

/** Seconds at which `?t=10` has the recording begin; search engines send to a chapter by it. */
const selectStart = (state: RootState): number =>
  Number(new URLSearchParams(selectLocation(state).search).get('t')) || 0;

/** Starts a video as soon as it is on the page, at the moment that the address names. */
const useAutoplay = (film: FilmRef): void => {
  const start = useAppSelector(selectStart);
  useEffect(() => {
    if (!film.current) return;
    if (start > 0) seek(film.current, start);
    void playAsAllowed(film.current);
  }, [film, start]);
};

/** Whether captions are shown, which the visitor chooses in the browser's own controls. */
const useCaptionsShown = (film: FilmRef, isPlayer: boolean): boolean => {
  const [areShown, setShown] = useState(false);
  useEffect(() => {
    // Not every browser tells of a change.
    const tracks = film.current?.textTracks;
    if (!isPlayer || !(tracks instanceof EventTarget)) return undefined;
    const handleChange = () => setShown(Array.from(tracks).some(({ mode }) => mode === 'showing'));
    tracks.addEventListener('change', handleChange);
    return () => tracks.removeEventListener('change', handleChange);
  }, [film, isPlayer]);
  return areShown;
};

/** Goes to a moment of the recording, in seconds, and plays from there. */
export const playFrom = (film: FilmRef, at: number): void => {
  const video = film.current;
  if (!video) return;
  seek(video, at);
  void playAsAllowed(video);
  // On a phone the chapters stand below the picture.
  video.scrollIntoView({ block: 'nearest' });
};

const words = webinarsStrings.video;

// Captions that were chosen have their place below the picture: the player grows by as much as they and its controls take.
const Screen = styled.div<{ $captioned?: boolean }>`
  container-type: inline-size;
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.control};
  background: ${color.duskPressed};

  video {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  ${({ $captioned }) =>
    $captioned &&
    css`
      aspect-ratio: auto;

      video:not(:fullscreen) {
        height: calc(56.25cqi + max(6rem, 14cqi));
        object-position: top;
      }
    `}
`;

// Opaque: the browser draws a loader of its own on the player below.
const Overlay = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 18px;
  padding: 1rem 16px;
  background: ${color.duskPressed};
  color: ${color.onDusk};
  font-weight: 540;
  text-align: center;
  pointer-events: none;

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    opacity: 0.32;
  }
  > :not(img) {
    position: relative;
  }
  /* Nothing would ever take it away. */
  @media (scripting: none) {
    display: none;
  }
`;

// Grows past 16:9 where a narrow window has no room for the words.
const Failure = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 14px;
  min-height: 100%;
  padding: 1.5rem 16px;
  border-radius: ${radius.control};
  background: ${color.duskPressed};
  color: ${color.onDusk2};
  text-align: center;

  strong {
    color: ${color.onDusk};
    font-size: 1.25rem;
    font-weight: 600;
    line-height: 1.3;
  }
`;

const FailureFrame = styled.div`
  display: grid;
  min-height: min(42vw, 30rem);
`;

interface FileProps {
  video: WebinarVideo;
}

const posterOf = (video: WebinarVideo) => video.poster_url || video.cover_photo || undefined;

/**
 * The recording itself, with captions where it has some, for whoever asks for them: they would cover what is on the screen.
 * Further props and `ref` go to the element.
 */
function Film({ video, ...player }: FileProps & ComponentPropsWithRef<'video'>) {
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- the rule sees no track that is there on a condition
    <video
      src={video.video_url}
      poster={posterOf(video)}
      aria-label={video.title}
      controls
      playsInline
      {...player}
    >
      {video.captions_url && (
        <track kind="captions" src={video.captions_url} srcLang="en" label={words.captions} />
      )}
    </video>
  );
}

/** The player before the page's scripts have come, and for good where there are none. */
function WaitingPlayer({ video }: FileProps) {
  return (
    <>
      <noscript>
        <Film video={video} preload="none" />
      </noscript>
      <Loading video={video} />
    </>
  );
}

function Loading({ video }: FileProps) {
  return (
    <Overlay role="status">
      {posterOf(video) && <img src={posterOf(video)} alt="" />}
      <Spinner size={32} />
      <span>{words.loading}</span>
    </Overlay>
  );
}

function Player({ video, film }: FileProps & { film: FilmRef }) {
  useAutoplay(film);
  const dispatch = useAppDispatch();
  const isLoading = useAppSelector(selectVideoPhase) === 'loading';
  const handleReady = () => dispatch(loadingSucceeded());
  return (
    <>
      <Film
        ref={film}
        video={video}
        autoPlay
        onCanPlay={handleReady}
        onPlaying={handleReady}
        // The browser fetches no further before the visitor presses play.
        onSuspend={handleReady}
        onError={() => dispatch(loadingFailed())}
      />
      {isLoading && <Loading video={video} />}
    </>
  );
}

/** A recording that is a file: plays by itself as soon as it can, says so when it can't. */
export function VideoPlayer({ video, film }: FileProps & { film: FilmRef }) {
  const dispatch = useAppDispatch();
  const phase = useAppSelector(selectVideoPhase);
  // A video in the server's markup would hold up the page's scripts until its first frame has come.
  const hasScripts = useHydrated();
  const isCaptioned = useCaptionsShown(film, hasScripts && phase !== 'failed');
  if (phase !== 'failed' && video.video_url !== '') {
    return (
      <Screen $captioned={isCaptioned}>
        {hasScripts ? <Player video={video} film={film} /> : <WaitingPlayer video={video} />}
      </Screen>
    );
  }
  return (
    <FailureFrame>
      <Failure role="alert">
        <strong>{words.failed.title}</strong>
        <p>{words.failed.text}</p>
        <Button variant="lit" onClick={() => dispatch(loadingStarted())}>
          {words.failed.retry}
        </Button>
      </Failure>
    </FailureFrame>
  );
}
