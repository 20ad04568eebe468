import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import PhoneInput, {
  getCountryCallingCode,
  type Country as CountryCode,
} from 'react-phone-number-input/min';
import { styled } from 'styled-components';
import { COUNTRY_SEARCH_DEBOUNCE_MS } from '../../contract/constants.ts';
import { HOME_COUNTRY } from '../../lib/phone.ts';
import { phoneStrings } from '../../strings/forms.ts';
import { desktopQuery } from '../../theme/media.ts';
import { forcedChosen, forcedEdge } from '../../theme/mixins.ts';
import { color, layer, radius, shadow } from '../../theme/tokens.ts';
import { type ControlProps, Input } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { CountryButton, CountryFlag, NumberInput, Row, type Country } from './phoneControls.tsx';

const Panel = styled(Stack).attrs({ $gap: 8 })`
  position: absolute;
  z-index: ${layer.openList};
  top: calc(100% + 8px);
  inset-inline: 0;
  padding: 12px;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair}, ${shadow.sh3};
  ${forcedEdge}
`;

const List = styled.ul`
  max-height: min(16.5rem, 50vh);
  overflow-y: auto;
`;

const Option = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 0.625rem 12px;
  border-radius: ${radius.small};
  font-size: 1rem;
  line-height: 1.5rem;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${color.plaster};
  }
  &[data-active] {
    background: ${color.litWash};
    box-shadow: inset 0 0 0 2px ${color.ink};
    ${forcedChosen}
  }
  &[aria-selected='true'] {
    font-weight: 600;
  }
  > :last-child {
    margin-left: auto;
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
`;

const Empty = styled.p`
  padding: 0.625rem 12px;
  color: ${color.ink2};
`;

/** Lower case without accents: `cote` finds Côte d’Ivoire. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Countries whose name, code or calling code matches, best first; all of them for an empty search. */
export const searchCountries = (countries: readonly Country[], search: string): Country[] => {
  const query = plain(search.trim());
  const digits = query.replace(/^\+/, '');
  const rank = ({ code, name, callingCode }: Country): number =>
    [
      code.toLowerCase() === query || callingCode === digits,
      plain(name).startsWith(query),
      plain(name).includes(` ${query}`),
      plain(name).includes(query),
      digits !== '' && callingCode.startsWith(digits),
    ].indexOf(true);
  return countries
    .filter((country) => rank(country) >= 0)
    .sort((one, other) => rank(one) - rank(other));
};

const scrollIntoList = (option: HTMLElement | null) => {
  option?.scrollIntoView({ block: 'nearest' });
};

/** Scrolls the panel into view; below 1024 px to the top, because a keyboard may cover the lower half of the window. */
const focusOnMount = (input: HTMLInputElement | null) => {
  const isWide = window.matchMedia(desktopQuery).matches;
  input?.focus({ preventScroll: true });
  input?.parentElement?.scrollIntoView({ block: isWide ? 'nearest' : 'start' });
};

interface CountryPanelProps {
  countries: readonly Country[];
  selected: Country | undefined;
  /** Without a country it was dismissed. */
  onClose: (country?: Country) => void;
}

/** A combobox: focus stays in the search field while the arrow keys move through the list. */
function CountryPanel({ countries, selected, onClose }: CountryPanelProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const found = useMemo(() => searchCountries(countries, search), [countries, search]);
  const [index, setIndex] = useState(selected ? countries.indexOf(selected) : 0);
  const active = found[index] ?? found[0];
  const optionId = ({ code }: Country) => `${listId}-${code}`;

  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), COUNTRY_SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const chooseActive = () => {
    // Enter may come before the debounced search.
    const country = typed === search ? active : searchCountries(countries, typed)[0];
    if (country) onClose(country);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setIndex(Math.min(index + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setIndex(Math.max(index - 1, 0));
    else if (event.key === 'Enter') chooseActive();
    else if (event.key === 'Escape') onClose();
    else return;
    // Enter would submit the form.
    event.preventDefault();
  };

  return (
    <Panel>
      <Input
        ref={focusOnMount}
        role="combobox"
        aria-label={phoneStrings.search}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active)}
        placeholder={phoneStrings.search}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setIndex(0);
        }}
        onKeyDown={handleKeyDown}
      />
      {found.length === 0 && <Empty role="status">{phoneStrings.empty}</Empty>}
      <List
        id={listId}
        role="listbox"
        aria-label={phoneStrings.countries}
        hidden={found.length === 0}
        // Focus stays in the search field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {found.map((country) => (
          <Option
            key={country.code}
            id={optionId(country)}
            ref={country === active ? scrollIntoList : undefined}
            role="option"
            aria-selected={country === selected}
            data-active={country === active ? '' : undefined}
            onClick={() => onClose(country)}
          >
            <CountryFlag $code={country.code} />
            <span>{country.name}</span>
            <span>+{country.callingCode}</span>
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
  disabled?: boolean;
  startsOpen: boolean;
}

function CountrySelect({ value, options, onChange, disabled, startsOpen }: CountrySelectProps) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(startsOpen);
  const countries = useMemo(
    () =>
      options.map(({ value: code, label: name }): Country => {
        return { code, name, callingCode: getCountryCallingCode(code) };
      }),
    [options],
  );
  const selected = countries.find(({ code }) => code === value);

  useEffect(() => {
    if (!isOpen) return;
    const listeners = new AbortController();
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside, listeners);
    document.addEventListener('focusin', closeOutside, listeners);
    return () => listeners.abort();
  }, [isOpen]);

  return (
    <div ref={root}>
      <CountryButton
        ref={button}
        country={selected}
        disabled={disabled}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <CountryPanel
          countries={countries}
          selected={selected}
          onClose={(country) => {
            setIsOpen(false);
            if (country) onChange(country.code);
            else button.current?.focus();
          }}
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

const isInternational = (value: string): boolean => value === '' || value.startsWith('+');

export function CountryPhoneInput(props: CountryPhoneInputProps) {
  const { control, name, value, onChange, startsOpen } = props;
  const [initialValue] = useState(value);
  const number = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    if (isInternational(initialValue)) return;
    // The library accepts an incomplete number only as typed text.
    number.current!.setRangeText(initialValue);
    number.current!.dispatchEvent(new Event('input', { bubbles: true }));
  }, [initialValue]);

  return (
    <PhoneInput
      {...control}
      // The library forwards it to the input, but types it as the component's.
      ref={number as never}
      name={name}
      value={isInternational(value) ? value : ''}
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
