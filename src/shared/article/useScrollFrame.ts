import { useEffect, useEffectEvent } from 'react';

/** Calls `update` after mount, when the value of `change` changes, and once per frame while the window scrolls or resizes. */
export const useScrollFrame = (update: () => void, change?: unknown): void => {
  const onFrame = useEffectEvent(update);

  useEffect(() => {
    let frame = 0;
    const schedule = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        onFrame();
      });
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [change]);
};
