import { styled } from 'styled-components';
import { playTime } from '../../lib/playTime.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { color, media } from '../../theme/tokens.ts';
import { type FilmRef, seek } from './film.ts';
import { momentAt } from './momentAt.ts';
import type { Chapter } from './splitChapters.ts';
import { positionReached, selectPosition } from './videoSlice.ts';

const strings = webinarsStrings.video.controls;

const Track = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  gap: 3px;
  height: 3rem;
  margin-inline: 10px;

  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    border-radius: 4px;
  }
  /* In a separate row above the buttons. */
  ${media.belowLg} {
    flex: 0 0 100%;
    order: -1;
    height: 2rem;
    margin-inline: 0;
  }
`;

const Line = styled.svg`
  width: 100%;
  height: 6px;
  border-radius: 2px;
  fill: ${color.duskWall};
  stroke: ${color.duskDeep};
  stroke-width: 3px;

  > [data-part='played'] {
    fill: ${color.onDusk};
  }
  > [data-part='current'] {
    fill: ${color.lit};
  }
  > rect {
    stroke: none;
  }
  ${media.forcedColors} {
    fill: GrayText;
    stroke: Canvas;

    > [data-part] {
      fill: Highlight;
    }
  }
`;

const Range = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  cursor: pointer;
  opacity: 0;
`;

interface ScrubberProps {
  film: FilmRef;
  chapters: readonly Chapter[];
  /** In seconds. */
  duration: number;
}

/** The film's position as a slider, drawn as a segment per chapter. */
export function Scrubber({ film, chapters, duration }: ScrubberProps) {
  const dispatch = useAppDispatch();
  const position = useAppSelector(selectPosition);
  const current = momentAt(chapters, position);
  const share = (at: number) => `${duration > 0 ? (100 * Math.min(at, duration)) / duration : 0}%`;
  const begun = current?.at ?? 0;
  const handleSeek = (at: number) => {
    if (film.current) seek(film.current, at);
    dispatch(positionReached(at));
  };
  return (
    <Track>
      <Line aria-hidden="true">
        <rect width="100%" height="6" />
        <rect data-part="played" width={share(begun)} height="6" />
        <rect data-part="current" x={share(begun)} width={share(position - begun)} height="6" />
        {chapters.slice(1).map(({ at }) => (
          <line key={at} x1={share(at)} x2={share(at)} y2="6" />
        ))}
      </Line>
      <Range
        type="range"
        aria-label={strings.position}
        aria-valuetext={strings.positionOf(playTime(position), playTime(duration), current?.title)}
        min={0}
        max={Math.max(Math.ceil(duration), 1)}
        step={1}
        value={Math.floor(position)}
        onChange={(event) => handleSeek(event.target.valueAsNumber)}
      />
    </Track>
  );
}
