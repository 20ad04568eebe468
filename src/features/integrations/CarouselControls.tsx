import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { forcedChosen, forcedEdge } from '../../theme/mixins.ts';
import { integrationsStrings } from '../../strings/integrations.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { color, motion, radius } from '../../theme/tokens.ts';
import { nextSlideRequested, previousSlideRequested, slideChosen } from './carouselSlice.ts';

const { carousel } = integrationsStrings;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;

const ArrowButton = styled.button`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
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

/** A pane of 12 by 16 pixels in a target of 24 by 44. */
const SlideButton = styled.button`
  display: grid;
  place-items: center;
  width: 24px;
  height: 44px;

  &::before {
    content: '';
    width: 12px;
    height: 16px;
    border-radius: ${radius.pane};
    background: ${color.control};
    ${forcedEdge}
    transition: background-color ${motion.base};
  }
  &[aria-current='true']::before {
    background: ${color.lit};
    box-shadow: inset 0 0 0 1px ${color.litEdge};
    ${forcedChosen}
  }
`;

/** Previous, next and a pane a slide. The arrow keys work on each of them. */
export function CarouselControls({ index }: { index: number }) {
  const dispatch = useAppDispatch();
  const showPrevious = () => dispatch(previousSlideRequested());
  const showNext = () => dispatch(nextSlideRequested());
  const steps = [
    { label: carousel.previous, Icon: ArrowLeft, show: showPrevious },
    { label: carousel.next, Icon: ArrowRight, show: showNext },
  ];

  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') showPrevious();
    else if (event.key === 'ArrowRight') showNext();
    else return;
    event.preventDefault();
  };

  return (
    <Row role="group" aria-label={carousel.controls}>
      {steps.map(({ label, Icon, show }) => (
        <ArrowButton
          key={label}
          type="button"
          aria-label={label}
          onClick={show}
          onKeyDown={handleKey}
        >
          <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
        </ArrowButton>
      ))}
      <SlideButtons>
        {carousel.slides.map(({ title }, slide) => (
          <SlideButton
            key={title}
            type="button"
            aria-label={carousel.slideName(slide + 1, title)}
            aria-current={slide === index}
            onClick={() => dispatch(slideChosen({ index: slide }))}
            onKeyDown={handleKey}
          />
        ))}
      </SlideButtons>
    </Row>
  );
}
