import { styled } from 'styled-components';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import type { WebinarEvent } from '../../contract/entities.ts';
import { eventSpan } from '../../lib/eventSpan.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { darkGround, onlyWithScripts } from '../../theme/mixins.ts';
import { color, media, radius, size } from '../../theme/tokens.ts';
import { useNow } from '../../ui/clock.ts';
import { useSite } from '../../ui/SiteContext.ts';
import { Body, H3, Small } from '../../ui/Text.tsx';
import { MyLinkForm } from './MyLinkForm.tsx';

const strings = webinarsStrings.event;
const MINUTE_MS = 60_000;

const Panel = styled.section`
  ${darkGround}
  display: grid;
  gap: 16px;
  min-width: 0;
  padding: clamp(24px, 3vw, 36px) clamp(24px, 3vw, 36px) calc(clamp(24px, 3vw, 36px) + ${size.sill});
  box-shadow: inset 0 calc(-1 * ${size.sill}) ${color.lit};
  border-radius: ${radius.stage};
  background: ${color.dusk};
  scroll-margin-top: 108px;

  /* The line of an error. */
  form p {
    color: inherit;
  }
  ${media.lg} {
    grid-area: 1 / 2;
    align-self: end;
  }
`;

// Has its height before the time is known, so that nothing moves.
const Progress = styled.div`
  ${onlyWithScripts}
  min-height: 2.5rem;
`;

const Bar = styled.div`
  height: 8px;
  margin-bottom: 6px;
  overflow: hidden;
  border-radius: 2px;
  background: ${color.duskWall};
`;

const Elapsed = styled.i<{ $share: number }>`
  display: block;
  width: ${({ $share }) => 100 * $share}%;
  height: 100%;
  background: ${color.lit};
`;

function LiveProgress({ event }: { event: WebinarEvent }) {
  const { eventZone } = useSite();
  const now = useNow();
  const span = eventSpan(event, eventZone.id);
  if (!span) return null;
  // The server's clock may be ahead.
  const elapsed = now === null ? 0 : Math.max(0, now - span.start);
  return (
    <Progress>
      <Bar aria-hidden="true">
        <Elapsed $share={elapsed / (span.end - span.start)} />
      </Bar>
      {now !== null && <Small>{strings.live.begun(Math.floor(elapsed / MINUTE_MS))}</Small>}
    </Progress>
  );
}

/** For the guests of an event that has begun, on a site that can email them their link again. */
export function LivePanel({ event }: { event: WebinarEvent }) {
  return (
    <Panel id={ELEMENT_IDS.myLink} tabIndex={-1}>
      <H3 as="h2">{strings.link.registered}</H3>
      <LiveProgress event={event} />
      <Body>{strings.link.lost}</Body>
      <MyLinkForm eventId={event.id} variant="lit" />
    </Panel>
  );
}
