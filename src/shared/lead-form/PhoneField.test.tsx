import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { searchCountries } from './CountryPhoneInput.tsx';
import { PhoneField } from './PhoneField.tsx';
import type { Country } from './phoneControls.tsx';

interface FormProps {
  onChange: (value: string) => void;
  initial?: string;
}

function Form({ onChange, initial = '' }: FormProps) {
  const [value, setValue] = useState(initial);
  const handleChange = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return (
    <form aria-label="Form" onSubmit={() => onChange('submitted')}>
      <PhoneField label="Phone" name="phone" required value={value} onChange={handleChange} />
      <button type="button">Next</button>
    </form>
  );
}

const renderField = async (initial?: string) => {
  const onChange = jest.fn<void, [string]>();
  await act(async () => void render(<Form onChange={onChange} initial={initial} />));
  return { onChange, user: userEvent.setup({ delay: null }) };
};

/** After the first focus in the form the countries have loaded. */
const renderLoadedField = async (initial?: string) => {
  const rendered = await renderField(initial);
  await rendered.user.click(screen.getByRole('button', { name: 'Next' }));
  return rendered;
};

const renderOpenList = async () => {
  const rendered = await renderField();
  await rendered.user.click(country(/United States/));
  return rendered;
};

beforeAll(() => import('./CountryPhoneInput.tsx'));

const number = () => screen.getByRole('textbox', { name: 'Phone' });
const country = (name: RegExp | string) => screen.getByRole('button', { name });
const search = () => screen.getByRole('combobox', { name: 'Search countries' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

const passDebounce = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

it.each([
  ['before', renderField],
  ['after', renderLoadedField],
])('has a country, a placeholder and autofill %s the countries load', async (_when, open) => {
  await open();
  expect(country('Country code: United States, +1')).toBeVisible();
  expect(number()).toHaveAttribute('placeholder', 'Enter your phone number');
  expect(number()).toHaveAttribute('autocomplete', 'tel');
  expect(number()).toHaveAttribute('type', 'tel');
  expect(number()).toBeRequired();
});

it.each([
  ['5035550142', '+15035550142', '(503) 555-0142', /United States/],
  ['+44 20 7946 0018', '+442079460018', '020 7946 0018', /United Kingdom/],
])('formats %s and reports it in E.164', async (typed, e164, shown, name) => {
  const { onChange, user } = await renderLoadedField();
  await user.type(number(), typed);
  expect(onChange).toHaveBeenLastCalledWith(e164);
  await user.tab();
  expect(number()).toHaveValue(typed.startsWith('+') ? typed : shown);
  expect(country(name)).toBeVisible();
});

it('loads the countries for a number that it is given', async () => {
  await renderField('+4930901820');
  expect(country('Country code: Germany, +49')).toBeVisible();
  expect(number()).toHaveValue('030 901820');
});

it.each([
  ['(503) 555-0142', '+15035550142', '(503) 555-0142'],
  ['503555', '503555', '+1 503 555'],
  ['+44 20 7946 0018', '+442079460018', '020 7946 0018'],
])(
  'keeps %s, typed before the countries load, until the input is left',
  async (typed, e164, shown) => {
    const { onChange, user } = await renderField();
    await user.type(number(), typed);
    expect(number()).toHaveValue(typed);
    expect(number()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(number()).toHaveValue(shown);
    expect(onChange).toHaveBeenLastCalledWith(e164);
  },
);

it('opens the kind of popup that the country button names', async () => {
  await renderOpenList();
  const role = country(/United States/).getAttribute('aria-haspopup')!;
  const popup = screen.getByRole(role, { name: 'Country code: choose a country' });
  expect(within(popup).getByRole('combobox')).toHaveFocus();
});

it('lists the home countries first and the others by name', async () => {
  await renderOpenList();
  expect(options().slice(0, 4)).toEqual([
    'United States+1',
    'Canada+1',
    'Afghanistan+93',
    'Åland Islands+358',
  ]);
  expect(options().filter((name) => name === 'Canada+1')).toHaveLength(1);
});

it('searches and chooses a country with the keyboard alone', async () => {
  const { onChange, user } = await renderField();
  await user.tab();
  expect(country(/United States/)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(search()).toHaveFocus();
  await user.keyboard('germ');
  expect(options().length).toBeGreaterThan(200);
  await passDebounce();
  expect(
    within(screen.getByRole('listbox', { name: 'Countries' })).getByText('Germany'),
  ).toBeVisible();
  expect(options()).toEqual(['Germany+49']);
  await user.keyboard('{Enter}');

  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(country('Country code: Germany, +49')).toHaveAttribute('aria-expanded', 'false');
  expect(number()).toHaveFocus();
  expect(onChange).not.toHaveBeenCalledWith('submitted');
});

it('chooses a country when Enter is pressed before the list is filtered', async () => {
  const { user } = await renderOpenList();
  await user.type(search(), 'switz{Enter}');
  expect(country('Country code: Switzerland, +41')).toBeVisible();
});

it('shows a message when no country matches', async () => {
  const { user } = await renderOpenList();
  await user.type(search(), 'atlantis');
  await passDebounce();
  expect(screen.getByRole('status')).toHaveTextContent('No entries to show');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('moves through the list with the arrow keys, from the chosen country', async () => {
  const { user } = await renderOpenList();
  const active = () =>
    document.getElementById(search().getAttribute('aria-activedescendant')!)?.textContent;
  expect(active()).toBe('United States+1');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Canada+1');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(active()).toBe('Afghanistan+93');
});

it('closes the list with Escape, which restores the focus, and with a click outside', async () => {
  const { user } = await renderOpenList();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(country(/United States/)).toHaveFocus();

  await user.click(country(/United States/));
  await user.click(document.body);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('reports a number that was typed before hydration', async () => {
  const onChange = jest.fn<void, [string]>();
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Form onChange={onChange} />);
  document.body.append(place);
  place.querySelector('input')!.value = '5035550142';
  await act(async () => void hydrateRoot(place, <Form onChange={onChange} />));
  expect(onChange).toHaveBeenLastCalledWith('+15035550142');
  place.remove();
});

const countries: Country[] = [
  { code: 'CI', name: "Côte d'Ivoire", callingCode: '225' },
  { code: 'GE', name: 'Georgia', callingCode: '995' },
  { code: 'DE', name: 'Germany', callingCode: '49' },
  { code: 'NG', name: 'Nigeria', callingCode: '234' },
  { code: 'GB', name: 'United Kingdom', callingCode: '44' },
  { code: 'US', name: 'United States', callingCode: '1' },
];

it.each([
  ['  ', ['CI', 'GE', 'DE', 'NG', 'GB', 'US']],
  ['ge', ['GE', 'DE', 'NG']],
  ['king', ['GB']],
  ['COTE', ['CI']],
  ['us', ['US']],
  ['+49', ['DE']],
  ['2', ['CI', 'NG']],
  ['+', ['CI', 'GE', 'DE', 'NG', 'GB', 'US']],
])('finds the countries for "%s", best first', (text, codes) => {
  expect(searchCountries(countries, text).map(({ code }) => code)).toEqual(codes);
});
