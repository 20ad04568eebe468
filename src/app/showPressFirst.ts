import type { Navigator, To } from 'react-router-dom';

/**
 * A navigator that follows a link once the press is on the screen: rendering a page is one task, hundreds of
 * milliseconds on a slow phone (decision 83). Until then `html[data-leaving]` draws a line for whoever would wait longer
 * than they notice. Of several links that are pressed within one frame, the last is followed.
 */
export const showPressFirst = (navigator: Navigator): Navigator => {
  const { dataset } = document.documentElement;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const push = (to: To) => {
    dataset.leaving = '';
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        navigator.push(to);
        delete dataset.leaving;
      });
    });
  };
  return { ...navigator, push };
};
