import type { MouseEvent } from 'react';

/** Whether a click on a link asks for another tab or window, or a download: the browser's business then. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
