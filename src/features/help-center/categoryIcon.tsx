import {
  Blocks,
  ChartColumn,
  DoorOpen,
  Inbox,
  Megaphone,
  Phone,
  RadioTower,
  ReceiptText,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';

const draw = (Icon: LucideIcon): ReactNode => <Icon size={24} strokeWidth={1.75} />;

/** What a category's name is likely to hold, the more telling words first. */
const icons: readonly (readonly [RegExp, ReactNode])[] = [
  [/\bstart/i, draw(DoorOpen)],
  [/\bcarrier/i, draw(RadioTower)],
  [/\b(?:call|phone|text)/i, draw(Phone)],
  [/\bcampaign/i, draw(Megaphone)],
  [/\b(?:statistic|report|kpi)/i, draw(ChartColumn)],
  [/\bintegration/i, draw(Blocks)],
  [/\blead/i, draw(Inbox)],
  [/\b(?:team|role|user)/i, draw(Users)],
  [/\b(?:billing|invoice|plan)/i, draw(ReceiptText)],
];

/** The icon of a help category; undefined for one that the house has none for. */
export const categoryIcon = (name: string): ReactNode =>
  icons.find(([pattern]) => pattern.test(name))?.[1];
