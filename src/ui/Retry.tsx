import type { ElementType, ReactNode } from 'react';
import { retryStrings } from '../strings/retry.ts';
import { Button } from './Button.tsx';

interface AlertProps {
  as?: ElementType;
  isRetrying?: boolean;
  children: ReactNode;
}

/** Says why something failed. A new element after each retry: screen readers announce the same words again. */
export function Alert({ as: Words = 'span', isRetrying = false, children }: AlertProps) {
  return (
    <Words key={String(isRetrying)} role={isRetrying ? undefined : 'alert'}>
      {children}
    </Words>
  );
}

interface RetryButtonProps {
  isRetrying: boolean;
  onRetry: () => void;
  children: string;
  variant?: 'secondary';
}

/** Keeps the focus while it is busy. */
export function RetryButton({ isRetrying, onRetry, children, variant }: RetryButtonProps) {
  return (
    <Button
      variant={variant}
      busy={isRetrying}
      aria-disabled={isRetrying || undefined}
      onClick={() => !isRetrying && onRetry()}
    >
      {isRetrying ? retryStrings.tryingAgain : children}
    </Button>
  );
}
