import { render, screen, within } from '@testing-library/react';
import { ErrorState } from './ErrorState.tsx';

it('is read out at once, with what can be done', () => {
  render(
    <ErrorState
      title="Error Loading Post"
      text="Please try again later."
      actions={<button>Try again</button>}
      headingLevel={1}
    />,
  );
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('heading', { level: 1 })).toHaveTextContent('Error Loading Post');
  expect(alert.getByText('Please try again later.')).toBeInTheDocument();
  expect(alert.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('is no heading unless it is told to be', () => {
  render(<ErrorState title="Error: out of reach" />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Error: out of reach');
});
