import { ArrowUp } from 'lucide-react';
import { styled } from 'styled-components';
import { controls } from '../../strings/controls.ts';
import { color, layer, motion, radius, shadow } from '../../theme/tokens.ts';

// While a toast is shown it stands above it.
const Root = styled.button`
  position: fixed;
  right: 24px;
  bottom: 24px;
  z-index: ${layer.scrollTop};
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: ${radius.control};
  background: ${color.white};
  box-shadow: ${shadow.sh2}, ${shadow.hair};
  color: ${color.ink};
  transition: bottom ${motion.base} ${motion.ease};

  &:hover {
    box-shadow: ${shadow.sh2}, ${shadow.hairHover};
  }
  &:focus-visible {
    border-radius: ${radius.control};
  }
  body:has(.Toastify__toast) & {
    bottom: 96px;
  }
  @media print {
    display: none;
  }
`;

export interface ScrollTopButtonProps {
  visible: boolean;
  onClick: () => void;
}

/** Back to the top; when it is visible is the caller's to say (spec §2). */
export function ScrollTopButton({ visible, onClick }: ScrollTopButtonProps) {
  if (!visible) return null;
  return (
    <Root type="button" aria-label={controls.scrollToTop} onClick={onClick}>
      <ArrowUp size={22} strokeWidth={2} aria-hidden="true" />
    </Root>
  );
}
