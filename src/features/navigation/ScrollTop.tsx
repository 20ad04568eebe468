import { useEffect } from 'react';
import { SCROLL_TOP_THRESHOLD } from '../../contract/constants.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { reducedMotionQuery } from '../../theme/media.ts';
import { ScrollTopButton } from './ScrollTopButton.tsx';
import { ELEMENT_IDS } from '../../contract/elementIds.ts';
import { scrollPositionChanged, selectScrollTopVisible } from './scrollTopSlice.ts';
import { useScrolledPast } from './useScrolledPast.ts';

const scrollToTop = () => {
  const isMotionReduced = window.matchMedia(reducedMotionQuery).matches;
  window.scrollTo({ top: 0, behavior: isMotionReduced ? 'auto' : 'smooth' });
  // The button goes away; the keyboard goes on from the top.
  document.getElementById(ELEMENT_IDS.main)?.focus({ preventScroll: true });
};

/** The button back to the top, shown after 300 px of scroll (spec §2). */
export function ScrollTop() {
  const dispatch = useAppDispatch();
  const isVisible = useAppSelector(selectScrollTopVisible);
  const isPast = useScrolledPast(SCROLL_TOP_THRESHOLD);

  useEffect(() => {
    if (isPast !== isVisible) dispatch(scrollPositionChanged(window.scrollY));
  }, [dispatch, isPast, isVisible]);

  return <ScrollTopButton visible={isVisible} onClick={scrollToTop} />;
}
