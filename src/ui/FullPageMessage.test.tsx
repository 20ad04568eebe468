import { render, screen } from '@testing-library/react';
import { FullPageMessage } from './FullPageMessage.tsx';

it('says in one h1 what happened and offers the ways on', () => {
  render(
    <FullPageMessage
      title="Oops! Something went wrong."
      text="Try it once more."
      actions={<button>Refresh</button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Oops! Something went wrong.',
  );
  expect(screen.getByText('Try it once more.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeInTheDocument();
});
