import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { QueryError } from './StateCard.tsx';

it('shows the error with a retry, a refresh and a link home', async () => {
  const onTryAgain = jest.fn();
  render(<QueryError onTryAgain={onTryAgain} text="The plans did not arrive." />, {
    wrapper: MemoryRouter,
  });

  expect(screen.getByRole('alert')).toHaveTextContent('Oops! Something went wrong.');
  expect(screen.getByRole('alert')).toHaveTextContent('The plans did not arrive.');
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onTryAgain).toHaveBeenCalledTimes(1);
});
