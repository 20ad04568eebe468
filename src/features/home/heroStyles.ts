import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { street } from '../../theme/streetColors.ts';

/** Where the dashboard hangs in front of the street. */
export const shotPlace = css`
  position: absolute;
  top: 28px;
  left: 50%;
  width: min(350px, calc(100% - 40px));
  transform: translateX(-50%);

  ${media.md} {
    top: clamp(32px, 4.4vw, 64px);
    width: min(1080px, 80%);
  }
`;

/** A part of the street: units of the drawing, which is 1440 by 520 and shown unscaled from the stage's bottom. */
export interface StreetWindow {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A window of the street that is lit, drawn over the dark one of the drawing. */
export const litWindow = ({ x, y, width, height }: StreetWindow) => css`
  position: absolute;
  bottom: ${520 - y - height}px;
  left: calc(50% + ${x - 1440 / 2}px);
  width: ${width}px;
  height: ${height}px;
  background:
    linear-gradient(${street.mullion}, ${street.mullion}) center / 1.6px 100% no-repeat,
    linear-gradient(${street.mullion}, ${street.mullion}) center / 100% 1.6px no-repeat,
    linear-gradient(${street.paneTop}, ${street.paneBottom});
`;
