import { css, keyframes, styled } from 'styled-components';
import { street } from '../../theme/pictureColors.ts';

/** A window of the drawing `street-dusk.svg`, which is 1440 by 520 and shown unscaled. */
export interface StreetWindow {
  x: number;
  y: number;
  width: number;
  height: number;
}

const lightUp = keyframes`
  from { opacity: 0; }
`;

/** A lit window over a dark one of the street. */
export const LitWindow = styled.span<{ $window: StreetWindow; $delay?: string }>`
  ${({ $window: { x, y, width, height } }) => css`
    position: absolute;
    bottom: ${520 - y - height}px;
    left: calc(50% + ${x - 1440 / 2}px);
    width: ${width}px;
    height: ${height}px;
  `}
  background:
    linear-gradient(${street.mullion}, ${street.mullion}) center / 1.6px 100% no-repeat,
    linear-gradient(${street.mullion}, ${street.mullion}) center / 100% 1.6px no-repeat,
    linear-gradient(${street.paneTop}, ${street.paneBottom});
  animation: ${lightUp} 400ms ease ${({ $delay = '0s' }) => $delay} backwards;
`;
