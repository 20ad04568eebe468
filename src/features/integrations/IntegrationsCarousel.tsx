import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { css, styled } from 'styled-components';
import type { IntegrationsTexts } from '../../contract/texts/texts.ts';
import { Scene, SceneFrame } from '../../shared/marketing/Scene.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { integrationsStrings } from '../../strings/integrations.ts';
import {
  forcedChosen,
  forcedEdge,
  iconBox,
  onlyWithScripts,
  withoutScripts,
} from '../../theme/mixins.ts';
import { color, motion, radius } from '../../theme/tokens.ts';
import { Cluster, Container, Grid, Section, Split, Stack } from '../../ui/Layout.tsx';
import { H2, Lead, VisuallyHidden } from '../../ui/Text.tsx';
import {
  nextSlideRequested,
  previousSlideRequested,
  selectSlideIndex,
  slideChosen,
} from './integrationsCarouselSlice.ts';

const { carousel } = integrationsStrings;

type Slides = NonNullable<IntegrationsTexts['slides']>;

const ArrowButton = styled.button`
  ${iconBox('56px')}
  border-radius: ${radius.control};
  box-shadow: inset 0 0 0 1.5px ${color.line2};
  ${forcedEdge}
  transition:
    background-color ${motion.fast},
    box-shadow ${motion.fast};

  &:hover {
    box-shadow: inset 0 0 0 1.5px ${color.ink};
    background: ${color.white};
  }
  &:focus-visible {
    border-radius: ${radius.control};
  }
`;

const SlideButtons = styled.div`
  display: flex;
  margin-left: 6px;
`;

const SlideButton = styled.button`
  ${iconBox('24px', '44px')}

  &::before {
    content: '';
    width: 12px;
    height: 16px;
    border-radius: ${radius.pane};
    background: ${color.control};
    ${forcedEdge}
    transition: background-color ${motion.base};
  }
  &:hover::before {
    background: ${color.ink};
  }
  &[aria-current='true']::before {
    background: ${color.lit};
    box-shadow: inset 0 0 0 1px ${color.litEdge};
    ${forcedChosen}
  }
`;

const Controls = styled(Cluster).attrs({ $gap: 12 })`
  ${onlyWithScripts}
`;

function CarouselControls({ slides, index }: { slides: Slides; index: number }) {
  const dispatch = useAppDispatch();
  const count = slides.length;
  const showPrevious = () => dispatch(previousSlideRequested({ count }));
  const showNext = () => dispatch(nextSlideRequested({ count }));

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') showPrevious();
    else if (event.key === 'ArrowRight') showNext();
    else return;
    event.preventDefault();
  };

  return (
    <Controls role="group" aria-label={carousel.controls} onKeyDown={handleKeyDown}>
      <ArrowButton type="button" aria-label={carousel.previous} onClick={showPrevious}>
        <ArrowLeft size={22} strokeWidth={1.75} aria-hidden="true" />
      </ArrowButton>
      <ArrowButton type="button" aria-label={carousel.next} onClick={showNext}>
        <ArrowRight size={22} strokeWidth={1.75} aria-hidden="true" />
      </ArrowButton>
      <SlideButtons>
        {slides.map(({ title }, slide) => (
          <SlideButton
            key={title}
            type="button"
            aria-label={carousel.slideName(slide + 1, title)}
            aria-current={slide === index}
            onClick={() => dispatch(slideChosen({ index: slide }))}
          />
        ))}
      </SlideButtons>
    </Controls>
  );
}

const SWIPE_DISTANCE = 48;

/** Handlers of an element with `touch-action: pan-y`: the browser cancels the pointer of a vertical movement. */
const useSwipe = (count: number) => {
  const dispatch = useAppDispatch();
  const startX = useRef<number>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      startX.current = pointerType === 'mouse' ? undefined : clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (startX.current === undefined) return;
      const distance = clientX - startX.current;
      startX.current = undefined;
      if (distance <= -SWIPE_DISTANCE) dispatch(nextSlideRequested({ count }));
      if (distance >= SWIPE_DISTANCE) dispatch(previousSlideRequested({ count }));
    },
  };
};

const Layer = styled(Stack).attrs({ $gap: 20 })<{ $shown: boolean }>`
  align-content: start;
  grid-area: 1 / 1;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  transition:
    opacity ${motion.base} ${motion.ease},
    visibility ${motion.base};
  ${withoutScripts(css`
    grid-area: auto;
    opacity: 1;
    visibility: visible;

    & + & {
      margin-top: 32px;
    }
  `)}
`;

const SwipeFrame = styled(SceneFrame)`
  touch-action: pan-y;
`;

/** All slides share one grid cell, so the tallest sets the height. */
export function IntegrationsCarousel({ slides }: { slides: Slides }) {
  const index = Math.min(useAppSelector(selectSlideIndex), slides.length - 1);
  const swipe = useSwipe(slides.length);
  return (
    <Section $flush aria-roledescription="carousel" aria-label={carousel.label}>
      <Container>
        <Split $ratio="4:8" $gap={32} $columnGap={64} $align="center">
          <Stack $gap={32}>
            <Grid $gap={0}>
              {slides.map(({ title, text }, slide) => (
                <Layer key={title} $shown={slide === index}>
                  <H2>{title}</H2>
                  <Lead>{text}</Lead>
                </Layer>
              ))}
            </Grid>
            <CarouselControls slides={slides} index={index} />
            <VisuallyHidden role="status">
              {carousel.position(index + 1, slides.length, slides[index]!.title)}
            </VisuallyHidden>
          </Stack>
          <SwipeFrame $hue="stone" {...swipe}>
            <Grid $gap={0}>
              {slides.map(({ title, picture }, slide) => (
                <Layer key={title} $shown={slide === index}>
                  <Scene picture={picture} sizes="760px" framed />
                </Layer>
              ))}
            </Grid>
          </SwipeFrame>
        </Split>
      </Container>
    </Section>
  );
}
