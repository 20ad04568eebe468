import { useState } from 'react';
import { useScrollFrame } from '../../ui/useScrollFrame.ts';

/** A heading that a click has brought to the offset may lie a fraction of a pixel below it. */
const TOLERANCE = 2;

const lastPassed = (ids: readonly string[], offset: number): string | undefined =>
  ids.findLast((id) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= offset + TOLERANCE;
  });

/**
 * The heading that the visitor is reading below: the last one whose top has reached `offset` pixels from the window's
 * top. Undefined above the first one, on the server and in the first render.
 */
export const useActiveHeading = (ids: readonly string[], offset: number): string | undefined => {
  const [activeId, setActiveId] = useState<string>();
  useScrollFrame(ids.length > 0, () => setActiveId(lastPassed(ids, offset)));
  return activeId;
};
