import { fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from './CopyButton.tsx';

const icon = () => screen.getByRole('button').querySelector('svg')?.getAttribute('class');

it('asks for a copy, and shows no tick of its own accord', () => {
  const handleCopy = jest.fn();
  render(<CopyButton label="Copy the demo ID" copied={false} onCopy={handleCopy} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy the demo ID' }));
  expect(handleCopy).toHaveBeenCalledTimes(1);
  expect(icon()).toMatch(/copy/);
});

it('shows a tick once it was copied, under the same name', () => {
  render(<CopyButton label="Copy" copied onCopy={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  expect(icon()).toMatch(/check/);
});
