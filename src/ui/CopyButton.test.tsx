import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from './CopyButton.tsx';

const icon = () => screen.getByRole('button').querySelector('svg')?.getAttribute('class');

it('copies, and shows a tick for two seconds', () => {
  jest.useFakeTimers();
  const handleCopy = jest.fn();
  render(<CopyButton label="Copy the demo ID" onCopy={handleCopy} />);
  expect(icon()).toMatch(/copy/);
  fireEvent.click(screen.getByRole('button', { name: 'Copy the demo ID' }));
  expect(handleCopy).toHaveBeenCalledTimes(1);
  expect(icon()).toMatch(/check/);
  act(() => jest.advanceTimersByTime(1999));
  expect(icon()).toMatch(/check/);
  act(() => jest.advanceTimersByTime(1));
  expect(icon()).toMatch(/copy/);
  jest.useRealTimers();
});

it('keeps its name while the tick is shown', () => {
  render(<CopyButton label="Copy" onCopy={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});
