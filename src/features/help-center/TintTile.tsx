import {
  Blocks,
  ChartColumn,
  Copy,
  DoorOpen,
  Inbox,
  LayoutGrid,
  Megaphone,
  MessageSquare,
  Phone,
  RadioTower,
  ReceiptText,
  RefreshCw,
  Rss,
  UserCheck,
  Users,
} from 'lucide-react';
import { styled } from 'styled-components';
import { iconBox } from '../../theme/mixins.ts';

/** Icons by words in the name of a category or subcategory; the first match counts. */
const icons = [
  [/\b(?:start|office)/i, DoorOpen],
  [/\b(?:carrier|register)/i, RadioTower],
  [/\b(?:call|phone)/i, Phone],
  [/\btext/i, MessageSquare],
  [/\bcampaign/i, Megaphone],
  [/\b(?:statistic|report|kpi|view)/i, ChartColumn],
  [/\b(?:team|role|user|people)/i, Users],
  [/\bduplicate/i, Copy],
  [/\b(?:integration|app)/i, Blocks],
  [/\bsource/i, Rss],
  [/\b(?:inbox|import)/i, Inbox],
  [/\blead/i, UserCheck],
  [/\b(?:action|assign|follow|sync)/i, RefreshCw],
  [/\b(?:billing|invoice|plan|payment)/i, ReceiptText],
] as const;

const Tile = styled.span<{ $size: 44 | 52 }>`
  ${({ $size }) => iconBox(`${$size}px`)}
  border-radius: 10px;
  background: var(--tint);
  color: var(--deep);
`;

/** A tile in the hue of its container (`hueColors`). Four panes without an icon for the name. */
export function TintTile({ size, name }: { size: 44 | 52; name: string }) {
  const Icon = icons.find(([pattern]) => pattern.test(name))?.[1];
  return (
    <Tile $size={size} aria-hidden="true">
      {Icon ? (
        <Icon size={24} strokeWidth={1.75} />
      ) : (
        <LayoutGrid size={24} fill="currentColor" strokeWidth={1} />
      )}
    </Tile>
  );
}
