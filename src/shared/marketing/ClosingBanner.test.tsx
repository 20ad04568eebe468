import { render, screen } from '@testing-library/react';
import { ClosingBanner } from './ClosingBanner.tsx';

it('makes the last call with its one action', () => {
  render(
    <ClosingBanner
      title="Leave the light on"
      text="Start today."
      action={<a href="https://app.example.com/signup">Get started</a>}
    />,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Leave the light on');
  expect(screen.getByText('Start today.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get started' })).toBeInTheDocument();
});
