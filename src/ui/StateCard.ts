import { styled } from 'styled-components';
import { color, radius, shadow } from '../theme/tokens.ts';
import { type } from '../theme/type.ts';

/** The white card in which a list says that it is empty or could not be loaded. */
export const StateCard = styled.div`
  display: grid;
  place-items: center;
  align-content: center;
  gap: 10px;
  padding: 3rem 24px;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair};
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
  max-width: 44ch;
  color: ${color.ink2};
  text-wrap: pretty;
`;
