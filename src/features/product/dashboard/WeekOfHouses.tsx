import { styled } from 'styled-components';
import type { Texts } from '../../../contract/texts/texts.ts';
import { weekStrings as strings } from '../../../strings/week.ts';
import { visuallyHidden } from '../../../theme/mixins.ts';
import { color, media, radius } from '../../../theme/tokens.ts';
import { Container } from '../../../ui/Layout.tsx';
import { VisuallyHidden } from '../../../ui/Text.tsx';
import { DrawingBand } from '../DrawingBand.tsx';

export type WeekTexts = NonNullable<Texts['feature-dashboard']['week']>;
type Day = WeekTexts['days'][number];

const Street = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: clamp(4px, 1.7vw, 24px);
  align-items: end;
`;

const Roof = styled.svg`
  display: block;
  width: calc(100% + clamp(2px, 1vw, 14px));
  max-width: none;
  height: clamp(12px, 3.4vw, 48px);
  margin-left: calc(-0.5 * clamp(2px, 1vw, 14px));
  fill: ${color.dusk700};
`;

const Windows = styled.ul`
  display: grid;
  gap: clamp(4px, 0.7vw, 10px);
  padding: clamp(5px, 0.9vw, 12px) clamp(5px, 0.9vw, 12px) 0;
  background: ${color.duskWall};
`;

const mullion = (at: string) =>
  `#0000 calc(${at} - 1px), ${color.litMullion} 0 calc(${at} + 1px), #0000 0`;

const Window = styled.li`
  min-height: clamp(17px, 3.2vw, 46px);
  border-radius: ${radius.pane};
`;

const LitWindow = styled(Window)`
  background:
    linear-gradient(90deg, ${mullion('33%')}), linear-gradient(90deg, ${mullion('67%')}),
    ${color.lit};
`;

/** With the name of the person, if it fits. */
const DarkWindow = styled(Window)`
  display: grid;
  align-content: center;
  background: ${color.duskDeep};
  font-size: 0.8125rem;
  line-height: 1.25;

  > * {
    display: none;
  }
  b {
    font-weight: 600;
  }
  small {
    color: ${color.onDusk2};
    font-size: 0.75rem;
  }
  ${media.xl} {
    padding: 4px 9px;

    > * {
      display: block;
    }
  }
`;

const GroundFloor = styled.div`
  display: grid;
  align-items: end;
  padding: clamp(7px, 1.1vw, 16px) clamp(5px, 0.9vw, 12px) 0;
  background: ${color.duskWall};
  text-align: center;

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) auto;
    text-align: start;
  }
`;

const DayName = styled.p`
  padding-bottom: clamp(6px, 1vw, 14px);
  font-size: clamp(0.75rem, 1.1vw, 0.9375rem);
  line-height: 1.3;

  b {
    display: block;
    font-size: clamp(1.125rem, 2.2vw, 1.875rem);
    line-height: 1.15;
    font-weight: 600;
    letter-spacing: -0.03em;
  }
  > :last-child {
    display: none;
  }
  ${media.lg} {
    > :nth-last-child(2) {
      display: none;
    }
    > :last-child {
      display: block;
    }
  }
`;

/** With a frame, and a knob at the right. */
const Door = styled.i`
  display: none;
  width: clamp(24px, 2.7vw, 38px);
  height: clamp(52px, 5.4vw, 76px);
  border: solid ${color.onDusk2};
  border-width: 3px 3px 0;
  border-radius: 2px 2px 0 0;
  background: radial-gradient(circle at 80% 56%, ${color.lit} 2.5px, #0000 3px), ${color.dusk};

  ${media.lg} {
    display: block;
  }
`;

/** The houses of the street have these roofs in turn. */
const ROOFS = ['M0 34 60 0l60 34z', 'M0 34 18 8h84l18 26z', 'M0 34 60 0l26 14V2h14v20l20 12z'];

interface HouseProps {
  day: Day;
  index: number;
}

/** A house is a day. Its windows are the leads, from the street up in the order in which they came. */
function House({ day, index }: HouseProps) {
  const { name, short, leads, waiting = [] } = day;
  const answered = Math.max(0, leads - waiting.length);
  return (
    <li>
      <VisuallyHidden>{strings.day(name, leads, answered)}</VisuallyHidden>
      <Roof viewBox="0 0 120 34" preserveAspectRatio="none" aria-hidden="true">
        <path d={ROOFS[index % ROOFS.length]} />
      </Roof>
      <Windows aria-hidden="true">
        {waiting.map((lead) => (
          <DarkWindow key={lead.name}>
            <b>{lead.name}</b>
            <small>{strings.waits(lead.since, lead.agent)}</small>
          </DarkWindow>
        ))}
        {Array.from({ length: answered }, (_, number) => (
          <LitWindow key={number} />
        ))}
      </Windows>
      <GroundFloor aria-hidden="true">
        <DayName>
          <b>{leads}</b>
          <span>{short}</span>
          <span>{name}</span>
        </DayName>
        <Door />
      </GroundFloor>
    </li>
  );
}

/** Visible where the windows are too small for the names. */
const Waiting = styled(Container)`
  padding-block: 20px 0;

  h3 {
    margin-bottom: 10px;
    color: ${color.ink3};
    font-size: 0.875rem;
    font-weight: 450;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 16px;

    ${media.md} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    ${media.lg} {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
  li {
    padding-block: 10px;
    border-top: 1px solid ${color.line};
    font-size: 0.9375rem;
    line-height: 1.35;
  }
  b {
    display: block;
    font-weight: 600;
  }
  span {
    color: ${color.ink2};
  }
  ${media.xl} {
    ${visuallyHidden}
  }
`;

/** The leads of a week, and who of them has no reply yet. */
export function WeekOfHouses({ texts }: { texts: WeekTexts }) {
  const { title, text, days, waiting_title: waitingTitle } = texts;
  const waiting = [...days].reverse().flatMap((day) => day.waiting ?? []);
  return (
    <>
      <DrawingBand title={title} text={text} isDark>
        <Street>
          {days.map((day, index) => (
            <House key={day.name} day={day} index={index} />
          ))}
        </Street>
      </DrawingBand>
      {waiting.length > 0 && (
        <Waiting>
          <h3>{waitingTitle}</h3>
          <ul>
            {waiting.map(({ name, since, agent }) => (
              <li key={name}>
                <b>{name}</b> <span>{strings.waits(since, agent)}</span>
              </li>
            ))}
          </ul>
        </Waiting>
      )}
    </>
  );
}
