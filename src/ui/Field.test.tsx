import { render, screen } from '@testing-library/react';
import { SelectField, TextAreaField, TextField } from './Field.tsx';

const options = [
  { value: 'a', label: 'Solo' },
  { value: 'b', label: 'Team' },
];

it.each([
  [
    'textbox',
    <TextField key="" label="Lead" name="lead" error="Invalid" aria-describedby="hint" />,
  ],
  [
    'textbox',
    <TextAreaField key="" label="Lead" name="lead" error="Invalid" aria-describedby="hint" />,
  ],
  [
    'combobox',
    <SelectField
      key=""
      label="Lead"
      name="lead"
      error="Invalid"
      aria-describedby="hint"
      options={options}
    />,
  ],
] as const)('labels a %s and describes it by its error', (role, field) => {
  render(
    <>
      {field}
      <p id="hint">For the invitation.</p>
    </>,
  );
  const control = screen.getByRole(role, { name: 'Lead' });
  expect(control).toHaveAttribute('name', 'lead');
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(control).toHaveAccessibleDescription('Invalid For the invitation.');
});

it('passes props to its input, which is valid without an error', () => {
  render(<TextField label="Email" type="email" required />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toHaveAttribute('type', 'email');
  expect(input).toBeRequired();
  expect(input).not.toHaveAttribute('aria-invalid');
});

it('lists its options after an empty one', () => {
  render(<SelectField label="Plan" options={options} placeholder="Select" />);
  expect(screen.getByRole('combobox')).toHaveValue('');
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(['Select', 'Solo', 'Team']);
});
