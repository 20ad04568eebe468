import { styled } from 'styled-components';
import type { Hidden } from '../contract/entities.ts';
import { hiddenStrings } from '../strings/hidden.ts';
import { color, font } from '../theme/tokens.ts';
import { useSite } from './SiteContext.ts';

const Ribbon = styled.p`
  padding: 12px var(--gutter);
  border-block: 1px solid ${color.litEdge};
  background: ${color.litSoft};
  color: ${color.onLit2};
  font: 560 1rem/1.5rem ${font.sans};
  text-align: center;
  overflow-wrap: anywhere;
`;

export function HiddenRibbon({ hidden }: { hidden: Hidden | undefined }) {
  const { eventZone } = useSite();
  if (!hidden) return null;
  const { why, moment } = hidden;
  const words =
    why === 'scheduled' ? hiddenStrings.scheduled(moment, eventZone.shortName) : hiddenStrings[why];
  return <Ribbon role="note">{words}</Ribbon>;
}
