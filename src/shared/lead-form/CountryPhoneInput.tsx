import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import PhoneInput, {
  getCountryCallingCode,
  type Country as CountryCode,
} from 'react-phone-number-input/min';
import { styled } from 'styled-components';
import { COUNTRY_SEARCH_DEBOUNCE_MS } from '../../contract/constants.ts';
import { HOME_COUNTRY } from '../../lib/phone.ts';
import { phoneStrings } from '../../strings/forms.ts';
import { option, optionPanel } from '../../theme/mixins.ts';
import { color, desktopQuery, layer } from '../../theme/tokens.ts';
import { type ControlProps, Input } from '../../ui/Field.tsx';
import { CountryButton, CountryFlag, NumberInput, Row, type Country } from './phoneControls.tsx';

const Panel = styled.div`
  ${optionPanel}
  z-index: ${layer.openList};
`;

const List = styled.ul`
  max-height: min(16.5rem, 50vh);
  margin-top: 8px;
  overflow-y: auto;
`;

const Option = styled.li`
  ${option}
  display: flex;
  align-items: center;
  gap: 12px;
  padding-block: 0.625rem;
  cursor: pointer;

  > :last-child {
    margin-left: auto;
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
`;

/** Lower case without accents: `cote` finds Côte d’Ivoire. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Countries whose name, code or calling code matches, best first; all of them for an empty search. */
export const searchCountries = (countries: readonly Country[], search: string): Country[] => {
  const query = plain(search.trim()).replace(/^\+/, '');
  const rank = ({ code, name, callingCode }: Country): number =>
    callingCode.startsWith(query) ? 0 : plain(`${code} ${name}`).indexOf(query);
  return countries
    .filter((country) => rank(country) >= 0)
    .sort((one, other) => rank(one) - rank(other));
};

const scrollIntoList = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** Scrolls the panel into view; below 1024 px to the top, because a keyboard may cover the lower half of the window. */
const focusOnMount = (input: HTMLInputElement | null) => {
  const isWide = window.matchMedia(desktopQuery).matches;
  input?.focus({ preventScroll: true });
  input?.parentElement?.scrollIntoView({ block: isWide ? 'nearest' : 'start' });
};

/** Otherwise a click in the panel would take the focus from the search field, which closes the panel. */
const keepFocus = (event: MouseEvent) => {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
};

interface CountryPanelProps {
  countries: readonly Country[];
  selected: Country | undefined;
  onChoose: (country: CountryCode) => void;
  onDismiss: () => void;
}

/** A combobox: focus stays in the search field while the arrow keys move through the list. */
function CountryPanel({ countries, selected, onChoose, onDismiss }: CountryPanelProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [index, setIndex] = useState(selected ? countries.indexOf(selected) : 0);
  const found = searchCountries(countries, search);
  const active = found[index] ?? found[0];
  const optionId = ({ code }: Country) => `${listId}-${code}`;

  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), COUNTRY_SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setIndex(Math.min(index + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setIndex(Math.max(index - 1, 0));
    else if (event.key === 'Escape') onDismiss();
    else if (event.key === 'Enter') {
      // It may come before the debounced search.
      const country = typed === search ? active : searchCountries(countries, typed)[0];
      if (country) onChoose(country.code);
    } else return;
    // Enter would submit the form.
    event.preventDefault();
  };

  return (
    <Panel role="dialog" aria-label={phoneStrings.chooseCountry} onMouseDown={keepFocus}>
      <Input
        ref={focusOnMount}
        role="combobox"
        aria-label={phoneStrings.search}
        aria-expanded={active !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active)}
        placeholder={phoneStrings.search}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value);
          setIndex(0);
        }}
        onKeyDown={handleKeyDown}
      />
      {!active && <p role="status">{phoneStrings.empty}</p>}
      <List id={listId} role="listbox" aria-label={phoneStrings.countries} hidden={!active}>
        {found.map((country) => (
          <Option
            key={country.code}
            id={optionId(country)}
            ref={country === active ? scrollIntoList : undefined}
            role="option"
            aria-selected={country === active}
            onClick={() => onChoose(country.code)}
          >
            <CountryFlag $code={country.code} />
            <span>{country.name}</span>
            <span>{`+${country.callingCode}`}</span>
          </Option>
        ))}
      </List>
    </Panel>
  );
}

interface CountrySelectProps {
  /** Undefined while the number belongs to no country. */
  value?: CountryCode;
  options: readonly { value: CountryCode; label: string }[];
  onChange: (country: CountryCode) => void;
  startsOpen: boolean;
}

function CountrySelect({ value, options, onChange, startsOpen }: CountrySelectProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(startsOpen);
  const countries = options.map(({ value: code, label: name }): Country => {
    return { code, name, callingCode: getCountryCallingCode(code) };
  });
  const selected = countries.find(({ code }) => code === value);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };

  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <CountryButton
        ref={button}
        country={selected}
        aria-expanded={isOpen}
        onMouseDown={keepFocus}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
      />
      {isOpen && (
        <CountryPanel
          countries={countries}
          selected={selected}
          onChoose={(country) => {
            close();
            // The library focuses the number.
            onChange(country);
          }}
          onDismiss={close}
        />
      )}
    </div>
  );
}

export interface CountryPhoneInputProps {
  control: ControlProps;
  name: string;
  /** E.164 with its plus sign once the number is complete. */
  value: string;
  onChange: (value: string) => void;
  startsOpen: boolean;
}

/** An incomplete number without a plus sign was typed before the countries loaded. */
const withCallingCode = (value: string): string =>
  /^(\+|$)/.test(value) ? value : `+${HOME_COUNTRY.callingCode}${value.replace(/\D/g, '')}`;

export function CountryPhoneInput(props: CountryPhoneInputProps) {
  const { control, name, value, onChange, startsOpen } = props;
  return (
    <PhoneInput
      {...control}
      name={name}
      value={withCallingCode(value)}
      onChange={(e164) => onChange(e164 ?? '')}
      defaultCountry={HOME_COUNTRY.code}
      countryOptionsOrder={['US', 'CA', '...']}
      initialValueFormat="national"
      addInternationalOption={false}
      autoComplete="tel"
      placeholder={phoneStrings.placeholder}
      containerComponent={Row}
      countrySelectComponent={CountrySelect}
      countrySelectProps={{ startsOpen }}
      inputComponent={NumberInput}
    />
  );
}
