import { css } from 'styled-components';
import { media } from '../../theme/media.ts';

/** Never cropped at the bottom: narrow windows see the middle of the street, phones at three quarters of its size. */
export const streetPlace = css`
  width: 100%;
  min-width: 1080px;
  max-width: none;
  height: auto;
  margin-left: 50%;
  transform: translateX(-50%);

  ${media.md} {
    min-width: 1440px;
  }
`;
