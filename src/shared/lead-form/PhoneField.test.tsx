import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { countryPhoneInput, PhoneField } from './PhoneField.tsx';

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

const { load } = countryPhoneInput;

/** Renders the field before its code is there; what is answered lets it come, or fail. */
const renderEarlyField = (initial?: string) => {
  const code = Promise.withResolvers<void>();
  jest.spyOn(countryPhoneInput, 'isLoaded').mockReturnValue(false);
  const asked = jest.spyOn(countryPhoneInput, 'load').mockImplementation(() => code.promise);
  const rendered = renderField(initial);
  const arrive = () => act(() => load().then(code.resolve));
  return {
    ...rendered,
    asked,
    arrive,
    fail: () => act(async () => code.reject(new Error('gone'))),
  };
};

beforeAll(load);
afterEach(() => jest.restoreAllMocks());

const number = () => screen.getByRole('textbox', { name: 'Phone' });
const country = (name: RegExp | string) => screen.getByRole('button', { name });

/** The list follows what was typed after 250 ms. */
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

it('lists the visitors’ own countries before the others, which stand by name', async () => {
  const { user } = renderField();
  await user.tab();
  await user.keyboard('{Enter}');
  const names = screen.getAllByRole('option').map((option) => option.textContent);
  expect(names.slice(0, 4)).toEqual([
    'United States+1',
    'Canada+1',
    'Afghanistan+93',
    'Åland Islands+358',
  ]);
  expect(names.filter((name) => name === 'Canada+1')).toHaveLength(1);
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
  expect(active()).toBe('Canada+1');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(active()).toBe('Afghanistan+93');
});

it('closes with Esc, which restores the focus, and with a click outside', async () => {
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

it('looks the same before its code is there, and does not ask for it', () => {
  const { asked } = renderEarlyField();
  expect(country('Country code: United States, +1')).toBeVisible();
  expect(number()).toHaveAttribute('placeholder', 'Enter your phone number');
  expect(number()).toHaveAttribute('autocomplete', 'tel');
  expect(number()).toHaveAttribute('type', 'tel');
  expect(number()).toBeRequired();
  expect(asked).not.toHaveBeenCalled();
});

it('asks for its code when the form gets the focus', () => {
  const { asked } = renderEarlyField();
  act(() => number().focus());
  expect(asked).toHaveBeenCalled();
});

it('asks for its code when there is a number to show', async () => {
  const { asked, arrive } = renderEarlyField('+4930901820');
  expect(asked).toHaveBeenCalled();
  expect(number()).toHaveValue('+4930901820');
  await arrive();
  expect(country('Country code: Germany, +49')).toBeVisible();
  expect(number()).toHaveValue('030 901820');
});

it('tells a number in E.164 before its code is there', async () => {
  const { onChange, user } = renderEarlyField();
  await user.type(number(), '(503) 555-0142');
  expect(onChange).toHaveBeenLastCalledWith('+15035550142');
  expect(number()).toHaveValue('(503) 555-0142');
});

it('loses nothing of a number whose code comes while it is written', async () => {
  const { onChange, user, arrive } = renderEarlyField();
  await user.type(number(), '503555');
  await arrive();
  expect(number()).toHaveValue('(503) 555');
  expect(number()).toHaveFocus();
  await user.keyboard('0142');
  expect(number()).toHaveValue('(503) 555-0142');
  expect(onChange).toHaveBeenLastCalledWith('+15035550142');
});

it('takes over a number that is whole, in its country', async () => {
  const { onChange, user, arrive } = renderEarlyField();
  await user.type(number(), '+44 20 7946 0018');
  await arrive();
  expect(country('Country code: United Kingdom, +44')).toBeVisible();
  expect(number()).toHaveValue('020 7946 0018');
  expect(onChange).toHaveBeenLastCalledWith('+442079460018');
});

it('leaves the focus on the button of the country', async () => {
  const { user, arrive } = renderEarlyField();
  await user.tab();
  expect(country(/United States/)).toHaveFocus();
  await arrive();
  expect(country(/United States/)).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('opens the list that was asked for as soon as its code is there', async () => {
  const { user, arrive } = renderEarlyField();
  await user.click(country(/United States/));
  await arrive();
  expect(screen.getByRole('listbox', { name: 'Countries' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Search countries' })).toHaveFocus();
});

it('still takes a number when its code cannot be loaded', async () => {
  const { onChange, user, fail } = renderEarlyField();
  await user.type(number(), '5035550');
  await fail();
  await user.type(number(), '142');
  expect(onChange).toHaveBeenLastCalledWith('+15035550142');
});

it('takes up what was written before the page answered', async () => {
  jest.spyOn(countryPhoneInput, 'isLoaded').mockReturnValue(false);
  jest.spyOn(countryPhoneInput, 'load').mockReturnValue(new Promise(() => undefined));
  // The server's markup, in which the visitor has typed.
  const onChange = jest.fn<void, [string]>();
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Harness onChange={onChange} />);
  document.body.append(place);
  place.querySelector<HTMLInputElement>('input')!.value = '5035550142';
  await act(async () => void hydrateRoot(place, <Harness onChange={onChange} />));
  expect(onChange).toHaveBeenLastCalledWith('+15035550142');
  expect(place.querySelector('input')).toHaveValue('5035550142');
  place.remove();
});
