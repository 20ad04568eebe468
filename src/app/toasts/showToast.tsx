import { createRoot } from 'react-dom/client';
import { toast, type Id } from 'react-toastify/unstyled';
import { TOAST_MS, TOAST_SUCCESS_MS } from '../../contract/constants.ts';
import { Toasts } from './Toasts.tsx';

let mounted = false;

/** What went wrong and is still shown. */
const shownErrors = new Set<Id>();

/** Toasts have a root of their own, so that the first one does not render the page anew. */
const mountToasts = () => {
  if (mounted) return;
  mounted = true;
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(<Toasts />);
};

/**
 * Shows a toast for 4 s, a success for 2 s. Errors interrupt a screen reader, successes wait their turn. An error
 * that is still shown when something succeeds has been mended, and goes.
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
  setTimeout(() => toast.dismiss(id), isError ? TOAST_MS : TOAST_SUCCESS_MS);
};
