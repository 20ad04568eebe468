import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type FocusEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { keyframes, styled } from 'styled-components';
import {
  toast,
  ToastContainer,
  type CloseButtonProps,
  type ToastTransitionProps,
} from 'react-toastify/unstyled';
import { TOAST_MS, TOAST_SUCCESS_MS } from '../contract/constants.ts';
import { randomKey } from '../lib/randomKey.ts';
import { toastStrings } from '../strings/toasts.ts';
import { forcedEdge, iconBox } from '../theme/mixins.ts';
import { color, layer, media, radius, shadow } from '../theme/tokens.ts';

/** The library closes a toast when the animation of its progress bar ends. */
const timer = keyframes`
  to {
    opacity: 0;
  }
`;

const Frame = styled.div`
  .Toastify__toast-container {
    position: fixed;
    inset: auto 12px 12px;
    z-index: ${layer.toast};
    display: grid;
    gap: 12px;
  }
  .Toastify__toast {
    position: relative;
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 4rem;
    padding: 0.625rem 8px 0.625rem 20px;
    border-left: 4px solid ${color.leaf};
    border-radius: ${radius.control};
    background: ${color.white};
    color: ${color.ink};
    box-shadow: ${shadow.sh3};
    ${forcedEdge}
    font-size: 1rem;
    font-weight: 540;
    line-height: 1.4;
  }
  .Toastify__toast--error {
    border-left-color: ${color.brick};
  }
  .Toastify__toast-icon {
    display: flex;
    flex: none;
    color: ${color.leaf};
  }
  .Toastify__toast--error .Toastify__toast-icon {
    color: ${color.brick};
  }
  .Toastify__progress-bar--wrp {
    position: absolute;
  }
  .Toastify__progress-bar {
    animation-name: ${timer};
  }
  .Toastify__toast:focus-within .Toastify__progress-bar {
    animation-play-state: paused !important;
  }
  ${media.md} {
    .Toastify__toast-container {
      inset: auto 24px 24px auto;
      width: 360px;
    }
  }
`;

const Close = styled.button`
  ${iconBox('44px')}
  margin-left: auto;
  order: 1;
  border-radius: ${radius.small};
  color: ${color.ink3};

  &:hover {
    background: ${color.plaster};
    color: ${color.ink};
  }
`;

/** Had focus before the toasts. */
let origin: EventTarget | null = null;

const rememberOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
  if (!currentTarget.contains(relatedTarget)) origin = relatedTarget;
};

function CloseButton({ closeToast }: CloseButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // A layout effect is cleaned up while the toast is still part of the page.
  useLayoutEffect(() => {
    const closing = button.current;
    return () => {
      if (closing !== document.activeElement || !(origin instanceof HTMLElement)) return;
      origin.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Close
      ref={button}
      type="button"
      aria-label={toastStrings.close}
      onClick={() => closeToast(true)}
    >
      <X size={18} strokeWidth={1.75} aria-hidden="true" />
    </Close>
  );
}

/** The library's own transitions wait for CSS animations, which reduced motion turns off. */
function InstantTransition({ children, isIn, ...callbacks }: ToastTransitionProps) {
  const startOrEnd = useEffectEvent(() => (isIn ? callbacks.playToast() : callbacks.done()));
  useEffect(() => startOrEnd(), [isIn]);
  return <>{children}</>;
}

function Toasts() {
  return (
    <Frame onFocus={rememberOrigin}>
      <ToastContainer
        position="bottom-right"
        closeButton={CloseButton}
        transition={InstantTransition}
        hideProgressBar
        closeOnClick={false}
        draggable={false}
        aria-label={toastStrings.region}
        icon={({ type }) =>
          type === 'error' ? (
            <CircleAlert size={20} strokeWidth={2} aria-hidden="true" />
          ) : (
            <Check size={20} strokeWidth={2.25} aria-hidden="true" />
          )
        }
      />
    </Frame>
  );
}

// A separate root, so that the first toast does not re-render the page.
createRoot(document.body.appendChild(document.createElement('div'))).render(<Toasts />);

const dismissErrors = () =>
  document.querySelectorAll('.Toastify__toast--error').forEach(({ id }) => toast.dismiss(id));

/**
 * Shows what `store/toastShown.ts` announces. Screen readers announce errors at once and successes politely. A success
 * dismisses earlier errors.
 */
export const showToast = (kind: 'success' | 'error', message: string): void => {
  const isError = kind === 'error';
  if (!isError) dismissErrors();
  toast(message, {
    // The library also writes it to the element.
    toastId: randomKey(),
    type: kind,
    role: isError ? 'alert' : 'status',
    autoClose: isError ? TOAST_MS : TOAST_SUCCESS_MS,
  });
};
