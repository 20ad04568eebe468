import { MessageSquare, MessagesSquare, Phone, type LucideIcon } from 'lucide-react';
import { css, styled } from 'styled-components';
import type { Texts } from '../../../contract/texts/texts.ts';
import { iconBox } from '../../../theme/mixins.ts';
import { color, media, radius, shadow } from '../../../theme/tokens.ts';
import { H4 } from '../../../ui/Text.tsx';
import { DrawingBand } from '../DrawingBand.tsx';

export type HalfHourTexts = NonNullable<Texts['feature-realtime-communication']['half_hour']>;
type Channel = HalfHourTexts['channels'][number];
type Message = Channel['messages'][number];

const MINUTES = 30;

const icons: Record<Channel['kind'], LucideIcon> = {
  call: Phone,
  chat: MessagesSquare,
  text: MessageSquare,
};

const LABEL = 'clamp(148px, 12.5vw, 176px)';

const ruled = (minutes: number) =>
  `repeating-linear-gradient(90deg, color-mix(in srgb, var(--deep) 26%, var(--tint)) 0 1px, #0000 1px calc(100% * ${minutes} / ${MINUTES}))`;

/** Below 1024 px the channels share a line of time at the right of their names. */
const NAME = '10.5rem';

const Drawing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Channels = styled.ul`
  display: grid;
  gap: 24px;
  padding-bottom: 32px;

  ${media.lg} {
    gap: 0;
    padding-bottom: 0;
  }
`;

const Lane = styled.li`
  ${media.lg} {
    display: grid;
    grid-template-columns: ${LABEL} minmax(0, 1fr);
    border-top: 1px solid color-mix(in srgb, var(--deep) 26%, var(--tint));
  }
`;

const Label = styled.div`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr) calc(100% - ${NAME});
  gap: 12px;
  align-items: center;
  padding-bottom: 12px;

  > span {
    ${iconBox('40px')}
    border-radius: ${radius.tile};
    background: var(--deep);
    color: ${color.white};
  }
  ${media.lg} {
    grid-template-columns: 2.5rem minmax(0, 1fr);
    align-self: start;
    padding: 22px 0;
  }
`;

/** The line of time with a mark for each message, where the messages themselves are below one another. */
const Track = styled.svg`
  width: 100%;
  height: 52px;
  margin-block: -6px;
  overflow: visible;
  background:
    linear-gradient(var(--deep), var(--deep)) 0 50% / 100% 1px no-repeat,
    ${ruled(10)};
  fill: ${color.white};
  stroke: var(--deep);
  stroke-width: 2px;

  ${media.lg} {
    display: none;
  }
`;

/** A column for each minute. */
const Messages = styled.ol`
  display: grid;
  gap: 10px;

  ${media.lg} {
    grid-template-columns: repeat(${MINUTES}, minmax(0, 1fr));
    padding-block: 22px;
    background: ${ruled(10)};
  }
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: 0 10px;
  align-content: start;
  padding: 10px 14px 12px;
  border-radius: 4px ${radius.control} ${radius.control};
  box-shadow: ${shadow.sh2};
  font-size: 0.9375rem;
  line-height: 1.4;

  > span {
    font-variant-numeric: tabular-nums;
  }
  p {
    grid-column: 2;
  }
  b {
    font-weight: 600;
  }
  ${media.lg} {
    grid-template-columns: auto minmax(0, 1fr);

    p {
      grid-column: 1 / -1;
      padding-top: 2px;
    }
  }
`;

/** A call is as long as it lasts. */
const call = css`
  background: var(--deep);
  color: ${color.white};
`;

const written = css`
  background: ${color.white};

  ${media.lg} {
    justify-self: start;
    max-width: 24rem;
  }
`;

/** Separate from `Item`, so that the styles of a message are sent once for all places. */
const PlacedItem = styled(Item)<{ $column: string; $row: number; $lasts: boolean }>`
  ${({ $lasts }) => ($lasts ? call : written)}
  ${media.lg} {
    grid-row: ${({ $row }) => $row};
    grid-column: ${({ $column }) => $column};
  }
`;

const Line = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;

  li {
    border-left: 3px solid var(--deep);
    font-weight: 580;
    font-variant-numeric: tabular-nums;
  }
  ${media.belowLg} {
    order: -1;
    margin: 0 0 18px ${NAME};
    border-bottom: 3px solid var(--deep);

    li {
      padding: 2px 0 6px 6px;
      font-size: 0.75rem;
      white-space: nowrap;
    }
  }
  ${media.lg} {
    margin-left: ${LABEL};
    border-top: 3px solid var(--deep);

    li {
      padding: 12px 0 20px 10px;
      font-size: 0.9375rem;
    }
  }
`;

/** Minutes. A message that starts at least this long after the previous one is beside it, otherwise below it. */
const ROOM = 8;

/** The row and the columns of each message in the grid. */
export const placesOf = (messages: readonly Message[]) => {
  let row = 1;
  return messages.map(({ start, lasts }, index) => {
    const before = messages[index - 1];
    const next = messages[index + 1];
    if (before && start - before.start < ROOM) row += 1;
    const isNextBeside = next && next.start - start >= ROOM;
    const end = lasts ? start + lasts : isNextBeside && next.start;
    return { row, column: `${start + 1} / ${end ? end + 1 : -1}` };
  });
};

/** Pixels of a written message on the line of time. */
const MARK = 8;

const percentOf = (minutes: number): string => `${(minutes / MINUTES) * 100}%`;

function ChannelLane({ kind, label, messages }: Channel) {
  const Icon = icons[kind];
  const places = placesOf(messages);
  return (
    <Lane>
      <Label>
        <span>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <H4 as="h3">{label}</H4>
        <Track aria-hidden="true">
          {messages.map(({ start, lasts }, index) => (
            <rect
              key={index}
              x={percentOf(start)}
              y="18"
              width={lasts ? percentOf(lasts) : MARK}
              height="16"
              rx="2"
              fill={lasts ? 'var(--deep)' : undefined}
            />
          ))}
        </Track>
      </Label>
      <Messages>
        {messages.map(({ time, name, text, lasts = 0 }, index) => (
          <PlacedItem
            key={index}
            $column={places[index]!.column}
            $row={places[index]!.row}
            $lasts={lasts > 0}
          >
            <span>{time}</span>
            <b>{name}</b>
            <p>{text}</p>
          </PlacedItem>
        ))}
      </Messages>
    </Lane>
  );
}

/** What happened with one lead in each channel, along a line of time. */
export function HalfHour({ texts }: { texts: HalfHourTexts }) {
  const { title, text, ticks, channels } = texts;
  return (
    <DrawingBand title={title} text={text}>
      <Drawing>
        <Channels>
          {channels.map((channel) => (
            <ChannelLane key={channel.kind} {...channel} />
          ))}
        </Channels>
        <Line aria-hidden="true">
          {ticks.map((tick) => (
            <li key={tick}>{tick}</li>
          ))}
        </Line>
      </Drawing>
    </DrawingBand>
  );
}
