import { type ComponentPropsWithRef, type RefCallback, useEffect } from 'react';
import { Play } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { WebinarVideo } from '../../contract/entities.ts';
import { durationSeconds } from '../../lib/durations.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { forcedEdge, iconBox, onlyWithScripts } from '../../theme/mixins.ts';
import { color, radius } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { type FilmRef, playAsAllowed } from './film.ts';
import type { Chapter } from './splitChapters.ts';
import { useFilmReports } from './useFilmReports.ts';
import { VideoControls } from './VideoControls.tsx';
import {
  durationRead,
  loadingFailed,
  loadingSucceeded,
  playbackChanged,
  retryRequested,
  selectCaption,
  selectVideo,
} from './videoSlice.ts';

/** A light card on the dark stage. */
const Failure = styled.div`
  --focus: ${color.dusk};
  --text2: ${color.ink2};
  background: ${color.white};
  color: ${color.ink};
`;

const WithScripts = styled.div`
  ${onlyWithScripts}
`;

const strings = webinarsStrings.video;

/** Below it a wide film is too small to read. */
const WIDE_SCREEN = '(min-width: 600px)';
const VIDEO_SHAPE = '16:9';
const PHONE_SHAPE = '4:5';

const aspectRatio = (shape: string) => shape.replace(':', ' / ');

const Screen = styled.div<{ $shape: string; $narrowShape: string }>`
  container-type: inline-size;
  position: relative;
  aspect-ratio: ${({ $narrowShape }) => aspectRatio($narrowShape)};
  /* Not behind the upper corners of the stage, as its own ground. */
  background: linear-gradient(${color.duskDeep}, ${color.duskDeep}) bottom / 100%
    calc(100% - ${radius.stage}) no-repeat;

  @media ${WIDE_SCREEN} {
    aspect-ratio: ${({ $shape }) => aspectRatio($shape)};
  }
  video,
  img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  img {
    pointer-events: none;
  }
  /* The controls are below the picture; without scripts the browser's are in it. */
  [data-film-controls]::-webkit-media-controls {
    display: none !important;
  }
  [data-film]:fullscreen & {
    flex: 1;
    aspect-ratio: auto;
    min-height: 0;
  }
`;

/** Room for two lines, so that nothing below moves. */
const Caption = styled.p`
  display: grid;
  align-content: center;
  min-height: calc(2 * 1.32em + 2.5rem);
  padding: 1.125rem 1.75rem 1.375rem;
  font-size: clamp(1.25rem, 1.8vw, 1.625rem);
  font-weight: 500;
  letter-spacing: -0.018em;
  line-height: 1.32;
  text-wrap: balance;
  white-space: pre-line;
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
  top: 50%;
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

const hasPhoneFilm = (video: WebinarVideo) => Boolean(video.phone_video_url);

/** An element, because the attribute of a film has one poster for all screens. */
function Poster({ video }: { video: WebinarVideo }) {
  const poster = video.poster_url || video.cover_photo;
  const phonePoster = hasPhoneFilm(video) && video.phone_poster_url;
  if (!poster) return null;
  return (
    <picture>
      {phonePoster && <source media={WIDE_SCREEN} srcSet={poster} />}
      <img src={phonePoster || poster} alt="" />
    </picture>
  );
}

/** Chromium covers what is behind a film without a poster. */
const CLEAR_POSTER = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

interface FilmProps extends ComponentPropsWithRef<'video'> {
  video: WebinarVideo;
  trackRef?: RefCallback<HTMLTrackElement>;
  onFailed?: () => void;
}

function Film({ video, trackRef, onFailed, ...player }: FilmProps) {
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- the rule does not see a conditional track
    <video
      aria-label={video.title}
      playsInline
      onError={({ target, currentTarget }) => {
        // React lets the errors of sources bubble, including that of a source for other screens.
        if (target === currentTarget) onFailed?.();
      }}
      {...player}
    >
      {/* The wide one is first: browsers without `media` play it on every screen. */}
      {hasPhoneFilm(video) && <source media={WIDE_SCREEN} src={video.video_url} />}
      {/* The last source: if it fails as well, none is left. */}
      <source src={video.phone_video_url || video.video_url} onError={onFailed} />
      {video.captions_url && (
        <track
          ref={trackRef}
          kind="captions"
          src={video.captions_url}
          srcLang="en"
          label={strings.captions}
        />
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
  const { phase, isPlaying, position } = useAppSelector(selectVideo);
  const isLoading = phase === 'loading';
  const report = useFilmReports();
  // Search engines link to chapters by `?t=10`, in seconds.
  const start = Number(new URLSearchParams(useLocation().search).get('t')) || 0;
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
        controls
        data-film-controls
        trackRef={report.captions}
        onCanPlay={handleReady}
        onPlaying={handleReady}
        onPlay={() => dispatch(playbackChanged({ isPlaying: true }))}
        onPause={() => dispatch(playbackChanged({ isPlaying: false }))}
        onDurationChange={(event) => dispatch(durationRead(event.currentTarget.duration))}
        onTimeUpdate={(event) => report.position(event.currentTarget)}
        onSeeked={(event) => report.position(event.currentTarget)}
        onVolumeChange={(event) => report.sound(event.currentTarget)}
        // The browser waits for the visitor to press play.
        onSuspend={handleReady}
        onFailed={() => dispatch(loadingFailed())}
      />
      {isLoading && <Loading />}
      {!isLoading && !isPlaying && position === 0 && (
        <>
          <Poster video={video} />
          <PlayButton
            type="button"
            aria-label={strings.play}
            onClick={() => {
              // The button disappears.
              film.current!.closest<HTMLElement>('[data-film]')?.focus();
              void playAsAllowed(film.current!);
            }}
          >
            <Play size="45%" strokeWidth={1.75} fill="currentColor" aria-hidden="true" />
          </PlayButton>
        </>
      )}
    </>
  );
}

interface VideoPlayerProps {
  video: WebinarVideo;
  chapters: readonly Chapter[];
  film: FilmRef;
}

export function VideoPlayer({ video, chapters, film }: VideoPlayerProps) {
  const dispatch = useAppDispatch();
  const { phase } = useAppSelector(selectVideo);
  const caption = useAppSelector(selectCaption);
  // A video in the server's HTML would delay the page's scripts until its first frame has loaded.
  const hasScripts = useHydrated();
  if (phase === 'failed' || video.video_url === '') {
    return (
      <Failure>
        <ErrorState
          title={strings.failed.title}
          text={strings.failed.text}
          actions={
            <Button onClick={() => dispatch(retryRequested())}>{strings.failed.retry}</Button>
          }
        />
      </Failure>
    );
  }
  const shape = video.ratio ?? VIDEO_SHAPE;
  return (
    <>
      <Screen $shape={shape} $narrowShape={hasPhoneFilm(video) ? PHONE_SHAPE : shape}>
        {hasScripts ? (
          <Player video={video} film={film} />
        ) : (
          <>
            <noscript>
              {/* Behind the film, which is transparent until it plays. */}
              <Poster video={video} />
              <Film video={video} controls preload="none" poster={CLEAR_POSTER} />
            </noscript>
            <Loading />
          </>
        )}
      </Screen>
      <WithScripts>
        <VideoControls film={film} chapters={chapters} duration={durationSeconds(video.duration)} />
        {video.captions_url && (
          <Caption>
            <span>{caption}</span>
          </Caption>
        )}
      </WithScripts>
    </>
  );
}
