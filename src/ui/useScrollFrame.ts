import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `update` once after mount, then at most once a frame while the window is scrolled or resized.
 * Nothing is listened to while `isActive` is false.
 */
export const useScrollFrame = (isActive: boolean, update: () => void): void => {
  const onFrame = useEffectEvent(update);

  useEffect(() => {
    if (!isActive) return;
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
  }, [isActive]);
};
