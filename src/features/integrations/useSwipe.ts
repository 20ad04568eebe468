import { useRef, type PointerEvent } from 'react';

/** Pixels a finger has to travel sideways, and further than up or down, to count as a swipe. */
const SWIPE_DISTANCE = 48;

interface SwipeHandlers {
  onSwipeLeft: () => void;
  onSwipeRight: () => void;
}

/** Pointer handlers for an element that is swiped by finger or pen; a mouse has buttons to press instead. */
export const useSwipe = ({ onSwipeLeft, onSwipeRight }: SwipeHandlers) => {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const across = event.clientX - start.current.x;
      const along = event.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < SWIPE_DISTANCE || Math.abs(across) < Math.abs(along)) return;
      if (across < 0) onSwipeLeft();
      else onSwipeRight();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
};
