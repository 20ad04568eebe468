import { styled } from 'styled-components';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { color, media, radius, shadow } from '../../theme/tokens.ts';

/** Takes the focus of a link to it. */
export const FormCard = styled.div.attrs({ id: ELEMENT_IDS.leadForm, tabIndex: -1 })`
  scroll-margin-top: 108px;
  padding: clamp(20px, 3.4vw, 44px);
  border-radius: ${radius.stage};
  background: ${color.white};
  box-shadow: ${shadow.hair}, ${shadow.sh2};
`;

export const FormMessage = styled.p`
  padding: 1rem 20px;
  border-radius: 12px;
  background: ${color.brickWash};
  color: ${color.brick};
  font-weight: 540;
`;

export const Fields = styled.fieldset`
  min-width: 0;
`;

export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;

  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const FieldRow = styled.div`
  grid-column: 1 / -1;
`;
