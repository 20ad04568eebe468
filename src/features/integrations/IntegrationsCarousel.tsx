import { css, styled } from 'styled-components';
import { useRef, type PointerEvent } from 'react';
import { integrationsStrings } from '../../strings/integrations.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { media } from '../../theme/media.ts';
import { motion } from '../../theme/tokens.ts';
import { Scene, SceneFrame } from '../../shared/marketing/Scene.tsx';
import { Section, Wrap } from '../../ui/Layout.tsx';
import { H2, Lead, VisuallyHidden } from '../../ui/Text.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { nextSlideRequested, previousSlideRequested, selectSlideIndex } from './carouselSlice.ts';

/** Pixels a finger has to travel sideways, and further than up or down, to count as a swipe. */
const SWIPE_DISTANCE = 48;

interface SwipeHandlers {
  onSwipeLeft: () => void;
  onSwipeRight: () => void;
}

/** Pointer handlers for an element that is swiped by finger or pen; a mouse has buttons to press instead. */
const useSwipe = ({ onSwipeLeft, onSwipeRight }: SwipeHandlers) => {
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

const { label, position, slides } = integrationsStrings.carousel;

const Frame = styled(Wrap)`
  display: grid;
  gap: 32px;
  align-items: center;

  ${media.lg} {
    grid-template-columns: 5fr 7fr;
    column-gap: 72px;
  }
`;

const WordsAndControls = styled.div`
  display: grid;
  gap: 32px;
`;

/** All slides lie on one another, so the tallest one sets the height and nothing jumps. */
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const layer = css<{ $shown: boolean }>`
  grid-area: 1 / 1;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  transition:
    opacity ${motion.base} ${motion.ease},
    visibility ${motion.base};
`;

const SlideWords = styled.div<{ $shown: boolean }>`
  ${layer}
  display: grid;
  gap: 20px;
  align-content: start;
`;

const SlideScene = styled.div<{ $shown: boolean }>`
  ${layer}
`;

const SwipedFrame = styled(SceneFrame)`
  touch-action: pan-y;
`;

/** Three slides that wrap around at both ends: buttons, panes, arrow keys or a swipe; never by itself. */
export function IntegrationsCarousel() {
  const dispatch = useAppDispatch();
  const index = useAppSelector(selectSlideIndex);
  const swipe = useSwipe({
    onSwipeLeft: () => dispatch(nextSlideRequested()),
    onSwipeRight: () => dispatch(previousSlideRequested()),
  });

  return (
    <Section $flush aria-roledescription="carousel" aria-label={label}>
      <Frame>
        <WordsAndControls>
          <Stack>
            {slides.map(({ title, text }, slide) => (
              <SlideWords key={title} $shown={slide === index}>
                <H2>{title}</H2>
                <Lead>{text}</Lead>
              </SlideWords>
            ))}
          </Stack>
          <CarouselControls index={index} />
          <VisuallyHidden role="status">
            {position(index + 1, slides.length, slides[index]?.title ?? '')}
          </VisuallyHidden>
        </WordsAndControls>
        <SwipedFrame $hue="stone" {...swipe}>
          <Stack>
            {slides.map(({ title, scene }, slide) => (
              <SlideScene key={title} $shown={slide === index}>
                <Scene name={scene} sizes="760px" framed />
              </SlideScene>
            ))}
          </Stack>
        </SwipedFrame>
      </Frame>
    </Section>
  );
}
