import { styled } from 'styled-components';
import { forcedChosen, forcedEdge, hueColors } from '../theme/mixins.ts';
import { color, type Hue, motion, radius, shadow } from '../theme/tokens.ts';
import { AppLink } from './AppLink.tsx';

/** A choice in a row of links that filter a list. */
export const Chip = styled(AppLink)`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 2.75rem;
  padding: 0.25rem clamp(11px, 1.2vw, 14px);
  border-radius: ${radius.control};
  background: ${color.white};
  box-shadow: ${shadow.hair};
  color: ${color.ink};
  font-size: 1rem;
  line-height: 1.375rem;
  font-weight: 560;
  overflow-wrap: anywhere;
  transition: box-shadow ${motion.fast};
  ${forcedEdge}

  > span {
    color: ${color.ink3};
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    box-shadow: ${shadow.hairHover};
  }
  &[aria-current] {
    background: ${color.dusk};
    box-shadow: none;
    color: ${color.onDusk};
    ${forcedChosen}

    > span {
      color: ${color.onDusk2};
    }
  }
`;

const Pane = styled.i`
  flex: none;
  width: 10px;
  height: 12px;
  margin-right: 2px;
  border-radius: ${radius.pane};
  background: var(--deep);

  [aria-current] > & {
    background: var(--tint);
  }
`;

/** In front of a choice, in the color that its entries have in the list. */
export const ChipPane = styled(Pane).attrs({ 'aria-hidden': true })<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
`;
