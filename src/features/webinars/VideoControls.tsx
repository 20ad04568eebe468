import { Captions, Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { styled } from 'styled-components';
import { playTime } from '../../lib/playTime.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { forcedChosen, forcedEdge, iconBox } from '../../theme/mixins.ts';
import { color } from '../../theme/tokens.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { canFillScreen, fillScreen, type FilmRef, mute, playAsAllowed } from './film.ts';
import { Scrubber } from './Scrubber.tsx';
import type { Chapter } from './splitChapters.ts';
import { captionsToggled, selectVideo } from './videoSlice.ts';

const strings = webinarsStrings.video.controls;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  padding: 10px 14px;
  background: ${color.duskDeep};
  color: ${color.onDusk};
`;

const Control = styled.button`
  ${iconBox('3rem')}
  border-radius: 10px;
  ${forcedEdge}

  &:hover {
    background: ${color.dusk700};
  }
  &[aria-pressed='true'] svg {
    border-radius: 4px;
    box-shadow: 0 6px 0 -3px ${color.lit};
    ${forcedChosen}
  }
`;

const PlayControl = styled(Control)`
  background: ${color.lit};
  color: ${color.ink};

  &:hover {
    background: ${color.litHover};
  }
`;

const Time = styled.p`
  margin-right: auto;
  padding: 0 8px;
  color: ${color.onDusk2};
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

interface VideoControlsProps {
  film: FilmRef;
  chapters: readonly Chapter[];
  /** In seconds, as announced; the film knows it exactly. */
  duration: number;
}

export function VideoControls({ film, chapters, duration }: VideoControlsProps) {
  const dispatch = useAppDispatch();
  const video = useAppSelector(selectVideo);
  const hasScripts = useHydrated();
  const length = video.duration || duration;
  const handlePlay = () => {
    if (video.isPlaying) film.current?.pause();
    else if (film.current) void playAsAllowed(film.current);
  };
  const handleSound = () => {
    if (film.current) mute(film.current, !video.isMuted);
  };
  const handleFullScreen = () => {
    const stage = film.current?.closest<HTMLElement>('[data-film]');
    if (stage && film.current) fillScreen(stage, film.current);
  };
  return (
    <Bar>
      <PlayControl
        type="button"
        aria-label={video.isPlaying ? strings.pause : strings.play}
        onClick={handlePlay}
      >
        {video.isPlaying ? (
          <Pause size={22} fill="currentColor" aria-hidden="true" />
        ) : (
          <Play size={22} fill="currentColor" aria-hidden="true" />
        )}
      </PlayControl>
      <Scrubber film={film} chapters={chapters} duration={length} />
      <Time>
        <span>{playTime(video.position)}</span> / <span>{playTime(length)}</span>
      </Time>
      {video.hasSound && (
        <Control
          type="button"
          aria-label={video.isMuted ? strings.unmute : strings.mute}
          onClick={handleSound}
        >
          {video.isMuted ? (
            <VolumeX size={24} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <Volume2 size={24} strokeWidth={1.75} aria-hidden="true" />
          )}
        </Control>
      )}
      {video.cues.length > 0 && (
        <Control
          type="button"
          aria-label={strings.captions}
          aria-pressed={video.areCaptionsShown}
          onClick={() => dispatch(captionsToggled())}
        >
          <Captions size={24} strokeWidth={1.75} aria-hidden="true" />
        </Control>
      )}
      {hasScripts && canFillScreen() && (
        <Control type="button" aria-label={strings.fullScreen} onClick={handleFullScreen}>
          <Maximize size={22} strokeWidth={1.75} aria-hidden="true" />
        </Control>
      )}
    </Bar>
  );
}
