import { act, fireEvent, render, screen } from '@testing-library/react';
import { showToast } from './showToast.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = (kind: 'success' | 'error', message: string) =>
  act(async () => {
    showToast(kind, message);
    await jest.advanceTimersByTimeAsync(10);
  });

it('dismisses errors, but no success, after a success', async () => {
  await show('error', 'Please enter an email address');
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter an email address');
  await show('success', 'Welcome to the letter.');
  await show('success', 'Copied successfully');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual([
    'Welcome to the letter.',
    'Copied successfully',
  ]);
  document
    .querySelectorAll('.Toastify__progress-bar')
    .forEach((bar) => fireEvent.animationEnd(bar));
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it.each([
  ['is closed', async () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['is dismissed by a success', () => show('success', 'Sent.')],
])('returns the focus when its toast %s', async (_, close) => {
  render(<button>Subscribe</button>);
  const button = screen.getByRole('button', { name: 'Subscribe' });
  button.focus();
  await show('error', 'Please enter an email address');
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await close();
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});
