import {
  CalendarClock,
  Handshake,
  Inbox,
  KeyRound,
  ListChecks,
  MessageSquare,
  PenLine,
  Phone,
  Shuffle,
  type LucideIcon,
} from 'lucide-react';
import { styled } from 'styled-components';
import { hueColors, iconBox } from '../../../theme/mixins.ts';
import { color, type Hue, media, radius } from '../../../theme/tokens.ts';
import type { Group, ThreadEvent, ThreadTexts } from './threadSlice.ts';

const icons: Record<ThreadEvent['icon'], LucideIcon> = {
  inquiry: Inbox,
  assignment: Shuffle,
  text: MessageSquare,
  call: Phone,
  showing: KeyRound,
  action: ListChecks,
  offer: PenLine,
  contract: Handshake,
};

const groupHues: Record<Group, Hue> = {
  contact: 'teal',
  showing: 'olive',
  deal: 'rose',
  office: 'mist',
};

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: 0 14px;
  align-items: start;
  padding-block: 12px;

  b {
    display: block;
    font-weight: 600;
    letter-spacing: -0.014em;
  }
  p {
    color: ${color.ink2};
  }
  ${media.md} {
    grid-template-columns: 76px 44px minmax(0, 1fr) auto;
    gap: 0 16px;

    b {
      padding-top: 9px;
    }
  }
`;

const Time = styled.span`
  grid-column: 2;
  color: ${color.ink3};
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;

  ${media.md} {
    grid-column: 1;
    padding-top: 10px;
    text-align: end;
  }
`;

const Icon = styled.span<{ $isNext?: boolean }>`
  ${iconBox('44px')}
  grid-row: 1 / 3;
  grid-column: 1;
  border-radius: 9px;
  background: ${({ $isNext }) => ($isNext ? color.lit : color.white)};
  color: ${({ $isNext }) => ($isNext ? color.ink : 'var(--deep)')};
  /* The line behind the icons ends before each of them. */
  box-shadow:
    0 0 0 1px ${({ $isNext }) => ($isNext ? color.lit : color.line2)},
    0 0 0 6px ${color.limewash};

  ${media.md} {
    grid-row: 1;
    grid-column: 2;
  }
`;

const Text = styled.div`
  grid-column: 2;

  ${media.md} {
    grid-column: 3;
  }
`;

const Note = styled.p`
  width: fit-content;
  margin-top: 8px;
  padding: 5px 10px;
  border-radius: ${radius.badge};
  background: ${color.litWash};
  font-size: 0.9375rem;
  line-height: 1.25rem;
  font-weight: 580;

  && {
    color: ${color.onLitWash};
  }
`;

const Tag = styled.span<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
  display: none;
  margin-top: 10px;
  padding: 4px 9px;
  border-radius: ${radius.badge};
  background: var(--tint);
  color: var(--deep);
  font-size: 0.8125rem;
  line-height: 1rem;
  font-weight: 560;

  ${media.md} {
    display: block;
  }
`;

export function EventRow({ time, icon, title, text, note, tag, group }: ThreadEvent) {
  const Drawing = icons[icon];
  return (
    <Row>
      <Time>{time}</Time>
      <Icon>
        <Drawing size={18} />
      </Icon>
      <Text>
        <b>{title}</b>
        <p>{text}</p>
        {note && <Note>{note}</Note>}
      </Text>
      <Tag $hue={groupHues[group]}>{tag}</Tag>
    </Row>
  );
}

export function NextRow({ title, text }: ThreadTexts['next']) {
  return (
    <Row>
      <Icon $isNext>
        <CalendarClock size={20} />
      </Icon>
      <Text>
        <b>{title}</b>
        <p>{text}</p>
      </Text>
    </Row>
  );
}
