import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { readPhone } from '../../lib/phoneNumbers.ts';
import { searchCountries } from './CountryPanel.tsx';
import { loadPhoneModule } from './loadPhoneModule.ts';
import { PhoneField } from './PhoneField.tsx';
import type { Country } from './phoneControls.tsx';

const onSubmit = jest.fn();

/** `draft` is what a draft fills in, as a form does. */
function Form({ draft = '', initialCountry = 'US' }) {
  const [country, setCountry] = useState(initialCountry);
  return (
    <form
      aria-label="Form"
      data-country={country}
      ref={(form) => {
        if (form && draft) (form.elements.namedItem('phone') as HTMLInputElement).value = draft;
      }}
      onSubmit={onSubmit}
    >
      <PhoneField
        label="Phone"
        name="phone"
        required
        country={country}
        onCountryChange={setCountry}
      />
      <button type="button">Next</button>
    </form>
  );
}

const renderField = async (props: Parameters<typeof Form>[0] = {}) => {
  await act(async () => void render(<Form {...props} />));
  return userEvent.setup({ delay: null });
};

/** After the first focus in the form the countries have loaded. */
const renderLoadedField = async () => {
  const user = await renderField();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  return user;
};

const renderOpenList = async () => {
  const user = await renderField();
  await user.click(country(/United States/));
  return user;
};

beforeAll(() => loadPhoneModule());
afterEach(() => onSubmit.mockReset());

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const country = (name: RegExp | string) => screen.getByRole('button', { name });
const search = () => screen.getByRole('combobox', { name: 'Search countries' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

/** What a form reads from the field. */
const sent = () => readPhone(number().value, screen.getByRole('form').dataset.country);

const passDebounce = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

const choose = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(country(/^Country code/));
  await user.type(search(), `${name}{Enter}`);
};

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
  ['416 555 0142', '+14165550142', '(416) 555-0142', /Canada/],
  ['+44 20 7946 0018', '+442079460018', '+44 20 7946 0018', /United Kingdom/],
  ['+44 (0)20 7946 0018', '+442079460018', '+44 20 7946 0018', /United Kingdom/],
  ['+39 06 6981 2345', '+390669812345', '+39 06 6981 2345', /Vatican/],
  ['+1-242-555-0142', '+12425550142', '+1 242 555 0142', /Bahamas/],
  ['0049 30 901820', '+4930901820', '+49 30 901820', /Germany/],
  ['011 44 20 7946 0018', '+442079460018', '+44 20 7946 0018', /United Kingdom/],
  ['۵۰۳۵۵۵۰۱۴۲', '+15035550142', '(503) 555-0142', /United States/],
])('keeps %s while it is typed, then formats it', async (typed, e164, shown, name) => {
  const user = await renderLoadedField();
  await user.type(number(), typed);
  expect(number()).toHaveValue(typed);
  expect(sent()).toBe(e164);
  await user.tab();
  expect(number()).toHaveValue(shown);
  expect(sent()).toBe(e164);
  expect(country(name)).toBeVisible();
});

it.each(['503-555-0142 x7', '555-0142', '1-800-FLOWERS', '+49 30', '503555'])(
  'keeps %s, which is no number, when the field is left',
  async (typed) => {
    const user = await renderLoadedField();
    await user.type(number(), typed);
    await user.tab();
    expect(number()).toHaveValue(typed);
    expect(sent()).toBeNull();
  },
);

it.each(['+49', '+44', '+7', '+599', '+1', '+351'])(
  'keeps the calling code %s, typed with any separator',
  async (code) => {
    const user = await renderLoadedField();
    for (const separator of [' ', '-', '\u00A0', '/', '.', ' (']) {
      await user.clear(number());
      await user.type(number(), `${code}${separator}`);
      expect(number()).toHaveValue(`${code}${separator}`);
      expect(country(/^Country code/)).toHaveTextContent(new RegExp(`\\${code}$`));
    }
  },
);

it('follows the number through edits in the middle and back to an empty field', async () => {
  const user = await renderLoadedField();
  await user.type(number(), '+9 30 901820');
  expect(country(/Afghanistan/)).toBeVisible();
  await user.type(number(), '4', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(number()).toHaveValue('+49 30 901820');
  expect(country(/Germany/)).toBeVisible();
  expect(sent()).toBe('+4930901820');
  await user.clear(number());
  expect(country(/United States/)).toBeVisible();
  await user.paste('503 555 0142');
  expect(sent()).toBe('+15035550142');
});

it.each([
  ['030 901820', 'germany', '030 901820', '+4930901820'],
  ['06 6981 2345', 'italy', '06 6981 2345', '+390669812345'],
  ['0011 44 20 7946 0018', 'australia', '+44 20 7946 0018', '+442079460018'],
  ['010 44 20 7946 0018', 'japan', '+44 20 7946 0018', '+442079460018'],
  ['0021 44 20 7946 0018', 'brazil', '+44 20 7946 0018', '+442079460018'],
])('reads %s in %s', async (typed, name, shown, e164) => {
  const user = await renderField();
  await choose(user, name);
  await user.type(number(), typed);
  await user.tab();
  expect(number()).toHaveValue(shown);
  expect(sent()).toBe(e164);
});

it.each([
  ['5035550142', 'canada', '(503) 555-0142', '+15035550142'],
  ['+44 20 7946 0018', 'united kingdom', '020 7946 0018', '+442079460018'],
  ['030901820', 'germany', '030 901820', '+4930901820'],
  ['+', 'germany', '', null],
])('shows what %s means in %s, chosen afterwards', async (typed, name, shown, e164) => {
  const user = await renderField();
  await user.type(number(), typed);
  await choose(user, name);
  expect(number()).toHaveValue(shown);
  expect(number()).toHaveFocus();
  expect(sent()).toBe(e164);
});

it.each([
  ['+4930901820', 'US', 'Country code: Germany, +49'],
  ['030 901820', 'DE', 'Country code: Germany, +49'],
  ['', 'DE', 'Country code: Germany, +49'],
  ['503 555', 'US', 'Country code: United States, +1'],
])('shows the country of the draft "%s" (%s)', async (draft, initialCountry, name) => {
  await renderField({ draft, initialCountry });
  expect(number()).toHaveValue(draft);
  expect(country(name)).toBeVisible();
});

it('keeps its focus and its text while the countries load', async () => {
  const user = await renderField();
  const before = number();
  await user.type(before, '+44 20');
  expect(number()).toBe(before);
  expect(number()).toHaveFocus();
  expect(country(/United Kingdom/)).toBeVisible();
});

it('shows the country of a number that a script of the browser entered', async () => {
  await renderLoadedField();
  number().value = '+44 20 7946 0018';
  fireEvent(number(), new Event('input', { bubbles: true }));
  expect(country(/United Kingdom/)).toBeVisible();
});

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
  const user = await renderField();
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
  expect(onSubmit).not.toHaveBeenCalled();
});

it('chooses a country when Enter is pressed before the list is filtered', async () => {
  const user = await renderOpenList();
  await user.type(search(), 'switz{Enter}');
  expect(country('Country code: Switzerland, +41')).toBeVisible();
});

it('shows a message when no country matches', async () => {
  const user = await renderOpenList();
  await user.type(search(), 'atlantis');
  await passDebounce();
  expect(screen.getByRole('status')).toHaveTextContent('No entries to show');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('moves through the list with the arrow keys, from the chosen country', async () => {
  const user = await renderOpenList();
  const active = () =>
    document.getElementById(search().getAttribute('aria-activedescendant')!)?.textContent;
  expect(active()).toBe('United States+1');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Canada+1');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(active()).toBe('Afghanistan+93');
});

it('closes the list with Escape, which restores the focus, and with a click outside', async () => {
  const user = await renderOpenList();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(country(/United States/)).toHaveFocus();

  await user.click(country(/United States/));
  await user.click(document.body);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it.each(['Enter', 'ArrowDown', 'ArrowUp', 'Escape'])(
  'leaves the key %s to an input method that is composing',
  async (key) => {
    await renderOpenList();
    const active = search().getAttribute('aria-activedescendant');
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      expect(fireEvent.keyDown(search(), { key, ...composing })).toBe(true);
    }
    expect(search()).toHaveAttribute('aria-activedescendant', active);
    expect(number()).toHaveValue('');
  },
);

it('keeps a number that was typed before hydration', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Form />);
  document.body.append(place);
  place.querySelector('input')!.value = '+44 20 7946 0018';
  await act(async () => void hydrateRoot(place, <Form />));
  expect(number()).toHaveValue('+44 20 7946 0018');
  expect(country(/United Kingdom/)).toBeVisible();
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
