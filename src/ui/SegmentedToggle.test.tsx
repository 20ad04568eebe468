import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SegmentedToggle } from './SegmentedToggle.tsx';

const options = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annual', label: 'Annual' },
] as const;

it('is a group of radio buttons of which one is chosen', async () => {
  const onChange = jest.fn();
  render(
    <SegmentedToggle
      label="Billing period"
      options={options}
      value="monthly"
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Billing period' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Annual' }));
  expect(onChange).toHaveBeenCalledWith('annual');
});
