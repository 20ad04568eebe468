import { keyframes, styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { fillText } from '../../lib/fillText.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { ringStrings } from '../../strings/liveDashboard.ts';
import { color, panelWidth, radius } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { dashboardOf, firstNameOf, REPLY_SECONDS, REPLY_TIME, ringOf } from './dashboardOf.ts';
import { selectBell, type BellTexts } from './bellSlice.ts';
import { Pill } from './Pill.ts';
import { REPLY_MS } from './playRing.ts';

const readings = Array.from(
  { length: REPLY_SECONDS + 1 },
  (_, second) => `0:${String(second).padStart(2, '0')}`,
);

const Tile = styled.span<{ $isDone?: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 3.25rem;
  height: 1.875rem;
  overflow: hidden;
  border-radius: ${radius.tile};
  background: ${({ $isDone }) => ($isDone ? color.lit : color.dusk700)};
  color: ${({ $isDone }) => ($isDone ? color.ink : color.white)};
  font-size: 0.9375rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.875rem;

  ${panelWidth.belowMd} {
    width: 2.875rem;
  }
`;

const run = keyframes`
  to { transform: translateY(calc(-${REPLY_SECONDS} * 1.875rem)); }
`;

/** All readings in a column that moves up by one at each step, until the agent replies. */
const Running = styled.span`
  align-self: start;

  &::before {
    content: '${readings.join('\\A ')}';
    display: block;
    white-space: pre;
    text-align: center;
    animation: ${run} ${REPLY_MS}ms steps(${REPLY_SECONDS}) forwards;
  }
`;

/** An address stays on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** What happens to the lead that the visitor sent. */
export function RingPill({ texts }: { texts: BellTexts }) {
  const bell = useAppSelector(selectBell);
  const { phase, isStill } = bell;
  const ring = ringOf(bell, texts);
  if (!ring) return null;
  const { caller } = ring;
  const agent = firstNameOf(ring.agent.name);
  const values = {
    lead: caller.name,
    house: unbroken(caller.house),
    reply: caller.reply,
    agent,
    time: REPLY_TIME,
  };
  const isDone = phase === 'lit';
  const answered = ringStrings.answered(
    agent,
    caller.name,
    REPLY_TIME,
    dashboardOf(bell, texts).waiting,
  );
  return (
    <Pill>
      {isDone || phase === 'reply' ? (
        <Tile key="stopped" $isDone={isDone}>
          {REPLY_TIME}
        </Tile>
      ) : (
        <Tile key={`running ${bell.rings}`} aria-hidden="true">
          {isStill ? ringStrings.noClock : <Running />}
        </Tile>
      )}
      {isDone ? (
        <span key="lit">
          {fillText(texts.replied, values)}
          <small>
            {texts.shown} <AppLink to={paths.requestDemo}>{texts.question}</AppLink>
          </small>
        </span>
      ) : (
        <span key={phase}>
          {phase === 'ring' && fillText(texts.asks, values)}
          {phase === 'arrive' && fillText(texts.arrives, values)}
          {phase === 'reply' && fillText(texts.replies, values)}
        </span>
      )}
      <VisuallyHidden role="status">{isDone && answered}</VisuallyHidden>
    </Pill>
  );
}
