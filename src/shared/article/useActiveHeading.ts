import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { POST_HEADING_OFFSET } from '../../contract/constants.ts';
import type { Heading } from '../../contract/entities.ts';
import { fragmentTarget } from '../../lib/fragment.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLocation } from '../../store/navigationSlice.ts';
import { useScrollFrame } from './useScrollFrame.ts';

/** Scrolling may end a fraction of a pixel before or behind its target. */
const TOLERANCE = 2;

/** Where the browser scrolls a heading to: at `offset` pixels, or lower if a large font makes the bar higher. */
const readingLine = (offset: number): number => {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return offset + Math.max(0, (padding || 0) - POST_HEADING_OFFSET);
};

const topOf = ({ id }: { id: string }): number =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;

/**
 * The heading that the visitor reads; undefined in the first render. It is the last one that has passed the offset. At the
 * end of the page, whose last headings cannot reach it, it is the one that was followed, or the last.
 */
export const useActiveHeading = (
  headings: readonly Heading[],
  offset: number,
): string | undefined => {
  const { key, hash } = useAppSelector(selectLocation);
  const [activeId, setActiveId] = useState<string>();
  /** The heading in the address, until the visitor scrolls away from it. */
  const followed = useRef<{ id: string; isReached: boolean }>(undefined);

  const findActive = (): string | undefined => {
    const line = readingLine(offset);
    const { scrollY, innerHeight } = window;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - TOLERANCE;
    if (followed.current) {
      const top = topOf(followed.current);
      const isInPlace = Math.abs(top - line) <= TOLERANCE || (isAtEnd && top > line);
      if (isInPlace) {
        followed.current.isReached = true;
        return followed.current.id;
      }
      // The visitor has scrolled away from it. On the way to it, the heading that was passed last counts.
      if (followed.current.isReached) followed.current = undefined;
    }
    // A page without scrolling is at its end, and at its start.
    if (isAtEnd && scrollY > 0) return headings.at(-1)?.id;
    return headings.findLast((heading) => topOf(heading) <= line + TOLERANCE)?.id;
  };

  const follow = useEffectEvent((hash: string) => {
    const target = fragmentTarget(hash);
    const isListed = headings.some(({ id }) => id === target?.id);
    followed.current = target && isListed ? { id: target.id, isReached: false } : undefined;
  });
  useEffect(() => follow(hash), [key, hash]);

  useScrollFrame(() => setActiveId(findActive()), key);

  return activeId;
};
