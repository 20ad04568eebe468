import {
  Blocks,
  ChartColumn,
  DoorOpen,
  LayoutGrid,
  Megaphone,
  MessageSquare,
  Phone,
  RadioTower,
  ReceiptText,
  UserCheck,
  Users,
} from 'lucide-react';
import { styled } from 'styled-components';
import { iconBox } from '../../theme/mixins.ts';

/** Icons by words in the name of a category; the first match counts. */
const icons = [
  [/\b(?:start|office)/i, DoorOpen],
  [/\b(?:carrier|register)/i, RadioTower],
  [/\b(?:call|phone)/i, Phone],
  [/\btext/i, MessageSquare],
  [/\bcampaign/i, Megaphone],
  [/\b(?:statistic|report|kpi|view)/i, ChartColumn],
  [/\b(?:team|role|user|people)/i, Users],
  [/\b(?:integration|app)/i, Blocks],
  [/\blead/i, UserCheck],
  [/\b(?:billing|invoice|plan|payment)/i, ReceiptText],
] as const;

const Tile = styled.span`
  ${iconBox('52px')}
  border-radius: 10px;
  background: var(--tint);
  color: var(--deep);
`;

/** A tile in the hue of its container (`hueColors`). Four panes without an icon for the name. */
export function TintTile({ name }: { name: string }) {
  const Icon = icons.find(([pattern]) => pattern.test(name))?.[1];
  return (
    <Tile aria-hidden="true">
      {Icon ? (
        <Icon size={24} strokeWidth={1.75} />
      ) : (
        <LayoutGrid size={24} fill="currentColor" strokeWidth={1} />
      )}
    </Tile>
  );
}
