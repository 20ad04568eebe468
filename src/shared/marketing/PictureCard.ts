import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color, radius, shadow } from '../../theme/tokens.ts';

/** A white card of a picture and its words: below it, or beside it on tablets, where cards stand one below the other. */
export const PictureCard = styled.div`
  height: 100%;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair};

  ${media.md} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
  ${media.lg} {
    display: block;
  }
`;
