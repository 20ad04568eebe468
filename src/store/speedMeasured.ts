import { createAction } from '@reduxjs/toolkit';

/**
 * How fast the site was for its visitor, who came by `route`: a vital's name, and milliseconds, or a share of the screen
 * for CLS.
 */
export const speedMeasured = createAction(
  'speed/speedMeasured',
  (measured: { route: string; vital: string; value: number }) => ({ payload: measured }),
);
