import metadata from 'libphonenumber-js/min/metadata';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { getCountries, getCountryCallingCode } from 'react-phone-number-input/core';
import names from 'react-phone-number-input/locale/en';
import { styled } from 'styled-components';
import { COUNTRY_SEARCH_DEBOUNCE_MS } from '../../contract/constants.ts';
import { phoneStrings } from '../../strings/forms.ts';
import { option, optionPanel } from '../../theme/mixins.ts';
import { color, desktopQuery, layer } from '../../theme/tokens.ts';
import { Input } from '../../ui/Field.tsx';
import { isComposing } from '../../ui/isComposing.ts';
import { CountryFlag, keepSearchFocused, type Country } from './phoneControls.tsx';

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

/** The countries of most visitors come first. */
const FIRST_CODES = ['US', 'CA'];

const placeOf = ({ code }: Country): number =>
  FIRST_CODES.includes(code) ? FIRST_CODES.indexOf(code) : FIRST_CODES.length;

/** By name, after the first ones. */
export const COUNTRIES: readonly Country[] = getCountries(metadata)
  .map((code) => ({
    code,
    name: names[code] ?? code,
    callingCode: getCountryCallingCode(code, metadata),
  }))
  .sort((one, other) => placeOf(one) - placeOf(other) || one.name.localeCompare(other.name));

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

export interface CountryPanelProps {
  selected: Country | undefined;
  onChoose: (country: Country) => void;
  onDismiss: () => void;
}

/** A combobox: focus stays in the search field while the arrow keys move through the list. */
export function CountryPanel({ selected, onChoose, onDismiss }: CountryPanelProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [index, setIndex] = useState(selected ? COUNTRIES.indexOf(selected) : 0);
  const found = searchCountries(COUNTRIES, search);
  const active = found[index] ?? found[0];
  const optionId = ({ code }: Country) => `${listId}-${code}`;

  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), COUNTRY_SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown') setIndex(Math.min(index + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setIndex(Math.max(index - 1, 0));
    else if (event.key === 'Escape') onDismiss();
    else if (event.key === 'Enter') {
      // Enter may come before the debounced search.
      const country = typed === search ? active : searchCountries(COUNTRIES, typed)[0];
      if (country) onChoose(country);
    } else return;
    // Enter would submit the form.
    event.preventDefault();
  };

  return (
    <Panel role="dialog" aria-label={phoneStrings.chooseCountry} onMouseDown={keepSearchFocused}>
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
            onClick={() => onChoose(country)}
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
