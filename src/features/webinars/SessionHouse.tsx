import { styled } from 'styled-components';
import type { WebinarEvent } from '../../contract/entities.ts';
import { monthDayText } from '../../lib/dayTexts.ts';
import { color, media } from '../../theme/tokens.ts';
import { HostPortrait, portraitFrame } from './HostPortrait.tsx';

const Wall = styled.div`
  --shade: color-mix(in srgb, ${color.duskPressed} 30%, var(--deep));
  display: grid;
  padding: 20px 20px 14px;

  ${media.lg} {
    grid-template-rows: 1fr auto;
    padding: 0 clamp(24px, 3vw, 44px);
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
  --gap: clamp(10px, 1.4vw, 20px);
  display: flex;
  justify-content: center;
  gap: var(--gap);
  width: 100%;
  max-width: 30rem;
  margin: auto;

  ${media.lg} {
    max-width: none;
    padding-block: 36px 24px;
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
  background: color-mix(in srgb, ${color.lit} 34%, var(--deep));

  img {
    opacity: 0.8;
  }
  &[data-lit] {
    background: ${color.lit};
  }
  &[data-lit] img {
    opacity: 1;
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

/** With a lit fanlight, on two steps. */
const Door = styled.div`
  justify-self: center;
  width: 104px;
  height: 176px;
  border: solid var(--tint);
  border-width: 8px 8px 0;
  background:
    linear-gradient(var(--tint), var(--tint)) 0 38px / 100% 6px no-repeat,
    radial-gradient(circle at 72px 104px, ${color.lit} 3.5px, transparent 4px),
    linear-gradient(${color.lit} 38px, ${color.dusk} 0);
  box-shadow: 0 -10px 0 -4px var(--shade);

  ${media.belowLg} {
    display: none;
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
      <Door />
    </Wall>
  );
}
