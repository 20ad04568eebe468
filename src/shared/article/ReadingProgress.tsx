import { useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { forcedChosen } from '../../theme/mixins.ts';
import { commonStrings } from '../../strings/common.ts';
import { color, layer } from '../../theme/tokens.ts';
import { useScrollFrame } from './useScrollFrame.ts';

const Track = styled.div`
  position: fixed;
  inset: var(--nav-height) 0 auto;
  z-index: ${layer.progress};
  height: 4px;
`;

// Scaled, not widened: scrolling causes no layout.
const Bar = styled.div`
  height: 100%;
  background: ${color.lit};
  box-shadow: inset 0 -1px ${color.litEdge};
  ${forcedChosen}
  transform: scaleX(0);
  transform-origin: left;
`;

/** 0 until the element's start has reached `top`, 1 when its end is in view. */
export const readFraction = (
  rect: Pick<DOMRect, 'top' | 'bottom'>,
  top: number,
  bottom: number,
) => {
  const distance = rect.bottom - rect.top - (bottom - top);
  if (distance <= 0) return rect.bottom <= bottom ? 1 : 0;
  return Math.min(1, Math.max(0, (top - rect.top) / distance));
};

export function ReadingProgress({ target }: { target: RefObject<HTMLElement | null> }) {
  const track = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(0);

  useScrollFrame(() => {
    if (!target.current || !track.current) return;
    const top = track.current.getBoundingClientRect().bottom;
    const fraction = readFraction(target.current.getBoundingClientRect(), top, window.innerHeight);
    bar.current?.style.setProperty('transform', `scaleX(${fraction.toFixed(4)})`);
    setPercent(Math.round(fraction * 100));
  });

  return (
    <Track
      ref={track}
      role="progressbar"
      aria-label={commonStrings.readingProgress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <Bar ref={bar} />
    </Track>
  );
}
