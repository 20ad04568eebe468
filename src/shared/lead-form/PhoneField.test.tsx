import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField } from './PhoneField.tsx';

function Harness({
  onChange,
  initial = '',
}: {
  onChange: (value: string) => void;
  initial?: string;
}) {
  const [value, setValue] = useState(initial);
  return (
    <form aria-label="Form" onSubmit={() => onChange('sent')}>
      <PhoneField
        label="Phone"
        name="phone"
        required
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </form>
  );
}

const renderField = (initial?: string) => {
  const onChange = jest.fn<void, [string]>();
  render(<Harness onChange={onChange} initial={initial} />);
  return { onChange, user: userEvent.setup({ delay: null }) };
};

const number = () => screen.getByRole('textbox', { name: 'Phone' });
const country = (name: RegExp | string) => screen.getByRole('button', { name });

/** The list follows what was typed after 250 ms (spec §9). */
const typeInSearch = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.type(screen.getByRole('combobox', { name: 'Search countries' }), text);
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
};

it('starts in the United States and tells the number in E.164', async () => {
  const { onChange, user } = renderField();
  expect(country('Country code: United States, +1')).toBeVisible();
  expect(number()).toHaveAttribute('placeholder', 'Enter your phone number');
  expect(number()).toHaveAttribute('autocomplete', 'tel');
  await user.type(number(), '5035550142');
  expect(number()).toHaveValue('(503) 555-0142');
  expect(onChange).toHaveBeenLastCalledWith('+15035550142');
});

it('takes an international number from autofill and finds its country', async () => {
  const { onChange, user } = renderField();
  await user.click(number());
  await user.paste('+44 20 7946 0018');
  expect(onChange).toHaveBeenLastCalledWith('+442079460018');
  expect(country('Country code: United Kingdom, +44')).toBeVisible();
});

it('searches the countries and chooses one by keyboard alone', async () => {
  const { onChange, user } = renderField();
  await user.tab();
  await user.keyboard('{Enter}');
  await typeInSearch(user, 'germ');
  const options = within(screen.getByRole('listbox', { name: 'Countries' })).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Germany+49']);
  await user.keyboard('{Enter}');

  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(country('Country code: Germany, +49')).toHaveAttribute('aria-expanded', 'false');
  expect(number()).toHaveFocus();
  expect(onChange).not.toHaveBeenCalledWith('sent');
});

it('waits for a pause before it searches', async () => {
  const { user } = renderField();
  await user.click(country(/United States/));
  await user.type(screen.getByRole('combobox'), 'germ');
  expect(screen.getAllByRole('option').length).toBeGreaterThan(200);
});

it('chooses what was typed when Enter comes before the list has followed', async () => {
  const { user } = renderField();
  await user.click(country(/United States/));
  await user.type(screen.getByRole('combobox'), 'switz{Enter}');
  expect(country('Country code: Switzerland, +41')).toBeVisible();
});

it('says when no country is found', async () => {
  const { user } = renderField();
  await user.click(country(/United States/));
  await typeInSearch(user, 'atlantis');
  expect(screen.getByRole('status')).toHaveTextContent('No entries to show');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('moves through the list with the arrows, from the country that is chosen', async () => {
  const { user } = renderField();
  await user.click(country(/United States/));
  const active = () =>
    document.getElementById(
      screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '',
    )?.textContent;
  expect(active()).toBe('United States+1');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Uruguay+598');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toBe('United Kingdom+44');
});

it('closes with Esc, which gives the focus back, and with a click elsewhere', async () => {
  const { user } = renderField();
  await user.click(country(/United States/));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(country(/United States/)).toHaveFocus();

  await user.click(country(/United States/));
  await user.click(document.body);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('shows a number it is given', () => {
  renderField('+4930901820');
  expect(country('Country code: Germany, +49')).toBeVisible();
  expect(number()).toHaveValue('030 901820');
});
