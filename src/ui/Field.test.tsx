import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SelectField, TextAreaField, TextField } from './Field.tsx';

const options = [
  { value: 'a', label: 'Solo' },
  { value: 'b', label: 'Team' },
];

it('labels its input and passes props to it', () => {
  render(<TextField label="Email" type="email" placeholder="name@brokerage.com" required />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toHaveAttribute('type', 'email');
  expect(input).toHaveAttribute('placeholder', 'name@brokerage.com');
  expect(input).toBeRequired();
  expect(input).not.toHaveAttribute('aria-invalid');
});

it('describes the control by its error', () => {
  render(
    <>
      <TextField label="Email" error="Invalid email" aria-describedby="hint" />
      <p id="hint">For the invitation.</p>
    </>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(input).toHaveAccessibleDescription('Invalid email For the invitation.');
});

it('lists its options after an empty one', () => {
  render(
    <SelectField
      label="Plan"
      options={options}
      placeholder="Select"
      error="Please select a plan"
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Plan' });
  expect(select).toHaveValue('');
  expect(select).toHaveAccessibleDescription('Please select a plan');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Select',
    'Solo',
    'Team',
  ]);
});

it('submits its value under its name', async () => {
  const user = userEvent.setup();
  render(
    <form aria-label="Lead">
      <TextField label="Email" name="email" />
      <SelectField label="Plan" options={options} placeholder="Select" name="plan" />
      <TextAreaField label="Why" name="why" defaultValue="Curi" />
    </form>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'maya@example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Team');
  await user.type(screen.getByRole('textbox', { name: 'Why' }), 'ous');
  const sent = new FormData(screen.getByRole('form'));
  expect(Object.fromEntries(sent)).toEqual({
    email: 'maya@example.com',
    plan: 'b',
    why: 'Curious',
  });
});
