import { render, screen } from '@testing-library/react';
import { SuccessView } from './SuccessView.tsx';

it('takes the focus of the form it replaces and lists what came of it', () => {
  render(
    <SuccessView
      title="Demo Scheduled Successfully!"
      intro="See you there."
      rows={[
        { label: 'Demo ID', value: 'HL-20417', action: <button>Copy demo ID</button> },
        { label: 'Email', value: 'maya@example.com' },
      ]}
    >
      <p>What’s Next</p>
    </SuccessView>,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(screen.getByText('See you there.')).toBeInTheDocument();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Demo ID', 'Email']);
  expect(screen.getByText('HL-20417')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy demo ID' })).toBeInTheDocument();
  expect(screen.getByText('What’s Next')).toBeInTheDocument();
});
