import { useEffect } from 'react';
import { ArrowUp } from 'lucide-react';
import { styled } from 'styled-components';
import { forcedEdge, iconBox } from '../../theme/mixins.ts';
import { SCROLL_TOP_THRESHOLD } from '../../contract/constants.ts';
import { navigation } from '../../strings/navigation.ts';
import { useAppSelector, useAppStore } from '../../store/hooks.ts';
import { color, layer, media, radius, reducedMotionQuery, shadow } from '../../theme/tokens.ts';
import { selectScrollTopVisible, thresholdCrossed } from './scrollTopSlice.ts';

// In the gutter of wide windows, above a toast.
const TopButton = styled.button`
  position: fixed;
  right: 12px;
  bottom: max(16px, env(safe-area-inset-bottom));
  z-index: ${layer.scrollTop};
  ${iconBox('48px')}
  border-radius: ${radius.control};
  background: ${color.white};
  box-shadow: ${shadow.sh2}, ${shadow.hair};
  ${forcedEdge}

  &:hover {
    box-shadow: ${shadow.sh2}, ${shadow.hairHover};
  }
  &:focus-visible {
    border-radius: ${radius.control};
  }
  /* Behind the open menu. */
  &[inert] {
    visibility: hidden;
  }
  body:has(.Toastify__toast) & {
    bottom: 96px;
  }
  ${media.lg} {
    right: 4px;
    bottom: 24px;
    width: 40px;
  }
  ${media.xl} {
    right: 12px;
    width: 56px;
    height: 56px;
  }
`;

const scrollToTop = () => {
  const isMotionReduced = window.matchMedia(reducedMotionQuery).matches;
  window.scrollTo({ top: 0, behavior: isMotionReduced ? 'auto' : 'smooth' });
};

export function ScrollToTop() {
  const store = useAppStore();
  const isVisible = useAppSelector(selectScrollTopVisible);

  useEffect(() => {
    const handleScroll = () => {
      const isPast = window.scrollY > SCROLL_TOP_THRESHOLD;
      // Not on every frame.
      if (isPast !== selectScrollTopVisible(store.getState())) {
        store.dispatch(thresholdCrossed({ isPast }));
      }
    };
    // The visitor may have scrolled before hydration.
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [store]);

  if (!isVisible) return null;
  return (
    <TopButton
      type="button"
      data-screen-only
      aria-label={navigation.scrollToTop}
      onClick={scrollToTop}
    >
      <ArrowUp size={22} strokeWidth={2} aria-hidden="true" />
    </TopButton>
  );
}
