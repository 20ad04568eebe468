import { styled } from 'styled-components';
import type { WebinarEvent } from '../../contract/entities.ts';
import { color, media, radius, shadow } from '../../theme/tokens.ts';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { CardGrid } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { DayPlate, EventWords, Plate, type EventCardProps } from './EventCardParts.tsx';
import { NextEventCard } from './NextEventCard.tsx';
import { useSessions } from './useSessions.ts';

const FIRST_ROW_COUNT = 3;

const Cards = styled(CardGrid)`
  grid-auto-flow: dense;
  row-gap: clamp(28px, 4vw, 40px);

  ${media.lg} {
    > li:has(> [data-next]) {
      grid-area: span 2 / span 2;
    }
  }
  article:hover h2 {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
`;

/** On phones a small picture stands beside the words, with the day below it. */
const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: min(6.5rem, 30vw) minmax(0, 1fr);
  gap: 20px 16px;

  > div:first-child {
    position: relative;
    display: grid;
    align-self: start;
  }
  ${media.belowMd} {
    > div:first-child {
      overflow: hidden;
      border-radius: ${radius.control};
      background: ${color.white};
      box-shadow: ${shadow.hair};
    }
    > div > span {
      aspect-ratio: 4 / 3;
      border-radius: 0;
    }
    ${Plate} {
      display: block;
      justify-self: center;
    }
  }
  ${media.md} {
    grid-template-columns: minmax(0, 1fr);

    ${Plate} {
      position: absolute;
      inset: auto auto 14px 14px;
      font-size: 1rem;
    }
  }
`;

function EventCard({ event, priority }: EventCardProps) {
  return (
    <Card>
      <div>
        <CoverImage src={event.cover_photo} priority={priority} />
        <DayPlate date={event.date} />
      </div>
      <EventWords event={event} />
    </Card>
  );
}

interface EventCardsProps {
  events: readonly WebinarEvent[];
  /** Only the first page can have the next session. */
  isFirstPage: boolean;
}

/** Events with their days. The next session has a larger card. */
export function EventCards({ events, isFirstPage }: EventCardsProps) {
  const [session] = useSessions(events);
  const next = isFirstPage ? session : undefined;
  return (
    <Cards>
      {events.map((event, index) => {
        const EventOrNext = event === next ? NextEventCard : EventCard;
        return (
          <Reveal as="li" key={event.id || event.slug} index={index % 3}>
            <EventOrNext event={event} priority={index < FIRST_ROW_COUNT} />
          </Reveal>
        );
      })}
    </Cards>
  );
}
