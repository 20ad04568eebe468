import { createRoot } from 'react-dom/client';
import { toast, type Id } from 'react-toastify/unstyled';
import { TOAST_MS, TOAST_SUCCESS_MS } from '../../contract/constants.ts';
import { Toasts } from './Toasts.tsx';

let mounted = false;

/** Errors that are still shown. */
const shownErrors = new Set<Id>();

/** A separate root, so that the first toast does not re-render the page. */
const mountToasts = () => {
  if (mounted) return;
  mounted = true;
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(<Toasts />);
};

/**
 * Shows a toast for 4 s, a success for 2 s. Screen readers announce errors at once and successes politely. A success
 * dismisses earlier errors.
 */
export const showToast = (kind: 'success' | 'error', message: string): void => {
  mountToasts();
  const isError = kind === 'error';
  if (!isError) shownErrors.forEach((error) => toast.dismiss(error));
  const id = toast(message, {
    type: kind,
    role: isError ? 'alert' : 'status',
    onClose: () => shownErrors.delete(id),
  });
  if (isError) shownErrors.add(id);
  // Toastify's own timer is the CSS animation of its progress bar, which reduced motion turns off.
  setTimeout(() => toast.dismiss(id), isError ? TOAST_MS : TOAST_SUCCESS_MS);
};
