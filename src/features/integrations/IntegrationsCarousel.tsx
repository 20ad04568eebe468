import { css, styled } from 'styled-components';
import { integrationsStrings } from '../../strings/integrations.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { media } from '../../theme/media.ts';
import { motion } from '../../theme/tokens.ts';
import { Section, Wrap } from '../../ui/Layout.tsx';
import { Scene, Wall, wallSizes } from '../../shared/marketing/Scene.tsx';
import { H2, Lead } from '../../ui/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { nextSlideRequested, previousSlideRequested, selectSlideIndex } from './carouselSlice.ts';
import { useSwipe } from './useSwipe.ts';

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

const SwipedWall = styled(Wall)`
  touch-action: pan-y;
`;

/** Three slides that wrap around at both ends (spec §4): buttons, panes, arrow keys or a swipe; never by itself. */
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
        <SwipedWall $hue="stone" {...swipe}>
          <Stack>
            {slides.map(({ title, scene }, slide) => (
              <SlideScene key={title} $shown={slide === index}>
                <Scene name={scene} sizes={wallSizes} />
              </SlideScene>
            ))}
          </Stack>
        </SwipedWall>
      </Frame>
    </Section>
  );
}
