import { styled } from 'styled-components';
import type { WebinarEvent } from '../../contract/entities.ts';
import { monthDayText } from '../../lib/dayTexts.ts';
import { color, media } from '../../theme/tokens.ts';
import { HostPortrait, portraitFrame } from './HostPortrait.tsx';

const Wall = styled.div`
  --shade: color-mix(in srgb, ${color.duskPressed} 30%, var(--deep));
  --gap: clamp(10px, 1.4vw, 20px);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 20px 20px 14px;

  ${media.lg} {
    align-content: space-between;
    padding: clamp(36px, 3.2vw, 48px) clamp(24px, 3vw, 44px) 0;
    border: solid var(--shade);
    border-width: 18px 0 14px;
    /* Courses of bricks. */
    background: repeating-linear-gradient(
      transparent 0 22px,
      color-mix(in srgb, var(--shade) 40%, transparent) 22px 24px
    );
  }
`;

/** One to three windows of the same size, in the middle. */
const Floor = styled.div`
  display: flex;
  justify-content: center;
  gap: var(--gap);
  width: 100%;
  max-width: 30rem;
  margin-inline: auto;

  ${media.lg} {
    max-width: none;
  }
`;

const Bay = styled.div`
  flex: 0 1 calc((100% - 2 * var(--gap)) / 3);
  min-width: 0;
`;

const Window = styled.div`
  ${portraitFrame}
  aspect-ratio: 1;
  box-shadow: 0 5px var(--tint);
  background: ${color.dusk};

  &[data-lit] {
    background: ${color.lit};
  }
  ${media.lg} {
    aspect-ratio: 4 / 5;
  }
`;

const Day = styled.p`
  padding-top: 12px;
  color: var(--tint);
  font-size: 0.9375rem;
  font-weight: 560;
  line-height: 1.25rem;
  text-align: center;

  ${media.lg} {
    padding-top: 18px;
    font-size: 1.125rem;
  }
`;

/** The door between two dark windows, on two steps. */
const GroundFloor = styled.div`
  --step: 13px;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--gap);
  align-items: end;
  padding-bottom: calc(2 * var(--step));
  background:
    linear-gradient(var(--tint) 0 0) 50% calc(100% - var(--step)) / 48% var(--step) no-repeat,
    linear-gradient(${color.white} 0 0) 50% 100% / 64% var(--step) no-repeat;

  /* Dark windows with bars, on the line of the sills above. */
  &::before,
  &::after {
    content: '';
    width: 76%;
    aspect-ratio: 4 / 5;
    margin-bottom: 54%;
    box-shadow: 0 5px var(--tint);
    background:
      linear-gradient(var(--shade) 0 0) 50% 0 / 4px 100% no-repeat,
      linear-gradient(var(--shade) 0 0) 0 44% / 100% 4px no-repeat,
      ${color.dusk};
  }
  &::after {
    justify-self: end;
  }
  ${media.belowLg} {
    display: none;
  }
`;

/** With a lit fanlight, between two lamps. */
const Door = styled.div`
  position: relative;
  aspect-ratio: 9 / 16;
  border: solid var(--tint);
  border-width: 9px 9px 0;
  background:
    linear-gradient(var(--tint) 0 0) 0 20% / 100% 7px no-repeat,
    radial-gradient(circle at 84% 60%, ${color.lit} 4.5px, transparent 5px),
    linear-gradient(${color.lit} 21%, ${color.dusk} 0);
  box-shadow: 0 -12px 0 -4px var(--shade);

  &::before,
  &::after {
    content: '';
    position: absolute;
    top: 22%;
    right: calc(100% + 24px);
    width: 14px;
    height: 26px;
    border: solid ${color.dusk};
    border-width: 5px 0 3px;
    background: ${color.lit};
  }
  &::after {
    right: auto;
    left: calc(100% + 24px);
  }
`;

interface SessionHouseProps {
  /** The next one first. */
  sessions: readonly WebinarEvent[];
}

/** The hosts of the next sessions look out, of which the next is lit. The cards of the page name them. */
export function SessionHouse({ sessions }: SessionHouseProps) {
  return (
    <Wall aria-hidden="true">
      <Floor>
        {sessions.map((session, index) => (
          <Bay key={session.id}>
            <Window data-lit={index === 0 || undefined}>
              <HostPortrait host={session} />
            </Window>
            <Day>{monthDayText(session.date)}</Day>
          </Bay>
        ))}
      </Floor>
      <GroundFloor>
        <Door />
      </GroundFloor>
    </Wall>
  );
}
