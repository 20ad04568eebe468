import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { useTexts } from '../../store/hooks.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { darkGround, iconBox, type } from '../../theme/mixins.ts';
import { color, media, radius } from '../../theme/tokens.ts';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { DayPlate, EventWords, Plate, type EventCardProps } from './EventCardParts.tsx';

const Card = styled.article`
  ${darkGround}
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border-radius: ${radius.stage};
  background: ${color.dusk};

  > span {
    flex: 1 0 auto;
    border-radius: 0;
  }
  a:focus-visible::after {
    border-radius: ${radius.stage};
    outline-offset: -6px;
  }
`;

const Panel = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: clamp(12px, 2.2vw, 28px);
  padding: clamp(16px, 2.6vw, 36px);

  ${Plate} {
    background: ${color.lit};
  }
  ${media.lg} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    ${Plate} {
      min-width: 5.5rem;
      padding-block: 14px;
      font-size: 1.125rem;

      b {
        font-size: 2.5em;
      }
    }
    h2 {
      font-size: clamp(1.5rem, 2.1vw, 1.875rem);
    }
  }
`;

const Label = styled.p`
  ${type.label}
  margin-bottom: 8px;
  color: ${color.lit};
`;

const Action = styled.p`
  display: flex;
  align-items: center;
  align-self: end;
  gap: 14px;
  ${type.button}

  > span {
    ${iconBox('2.5rem')}
    border-radius: ${radius.tile};
    background: ${color.lit};
    color: ${color.ink};
  }
  ${media.belowLg} {
    grid-column: 2;
  }
`;

/** The next session to register for: its day is lit. */
export function NextEventCard({ event, priority }: EventCardProps) {
  const { next, register } = useTexts('webinars');
  return (
    <Card data-next>
      <CoverImage src={event.cover_photo} priority={priority} />
      <Panel>
        <DayPlate date={event.date} />
        <div>
          <Label>{next}</Label>
          <EventWords event={event} />
        </div>
        {event.places_left === 0 ? (
          <Action>{webinarsStrings.event.places.full}</Action>
        ) : (
          <Action aria-hidden="true">
            {register}
            <span>
              <ArrowRight size={20} strokeWidth={2} />
            </span>
          </Action>
        )}
      </Panel>
    </Card>
  );
}
