import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color, radius, shadow } from '../../theme/tokens.ts';

/** A form sent without scripts comes back to its card, whatever stands above it on the page. */
export const FORM_CARD_ID = 'form';

/** The white card that a form stands in; a `SuccessView` takes the form's place in it. */
export const FormCard = styled.div.attrs({ id: FORM_CARD_ID })`
  scroll-margin-top: 108px;
  padding: clamp(24px, 3.4vw, 44px);
  border-radius: ${radius.stage};
  background: ${color.white};
  box-shadow: ${shadow.hair}, ${shadow.sh2};
`;

/** Fields in two columns where there is room. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;

  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** A row of a `FieldGrid` that spans both columns. */
export const FieldRow = styled.div`
  grid-column: 1 / -1;
`;
