import { styled } from 'styled-components';
import { cardFrame, type } from '../theme/mixins.ts';
import { color } from '../theme/tokens.ts';

/** The frame of what stands in the place of content. */
export const StateCard = styled.div`
  display: grid;
  place-items: center;
  align-content: center;
  gap: 10px;
  padding: 3rem 24px;
  ${cardFrame}
  text-align: center;

  > svg {
    margin-bottom: 12px;
  }
`;

export const StateTitle = styled.p`
  ${type.h4}
  overflow-wrap: anywhere;
`;

export const StateText = styled.p`
  ${type.small}
  max-width: 29.5em;
  color: ${color.ink2};
`;
