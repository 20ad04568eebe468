import { render, screen } from '@testing-library/react';
import { HighlightPanel } from './HighlightPanel.tsx';

it('has a headline, an answer and an action', () => {
  render(
    <HighlightPanel
      title="Simplify"
      text="Thirty minutes."
      action={<a href="/x">Request a demo</a>}
    />,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Simplify');
  expect(screen.getByText('Thirty minutes.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Request a demo' })).toBeInTheDocument();
});
