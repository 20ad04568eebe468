import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { getCountryCallingCode, type Country as CountryCode } from 'react-phone-number-input/min';
import { styled } from 'styled-components';
import { COUNTRY_SEARCH_DEBOUNCE_MS } from '../../contract/constants.ts';
import { phoneStrings } from '../../strings/forms.ts';
import { desktopQuery } from '../../theme/media.ts';
import { forcedChosen, forcedEdge } from '../../theme/mixins.ts';
import { color, layer, radius, shadow } from '../../theme/tokens.ts';
import { Input } from '../../ui/Field.tsx';
import { CountryButton, CountryFlag, type Country } from './phoneControls.tsx';

const Panel = styled.div`
  position: absolute;
  z-index: ${layer.openList};
  top: calc(100% + 8px);
  inset-inline: 0;
  display: grid;
  gap: 8px;
  padding: 12px;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair}, ${shadow.sh3};
  ${forcedEdge}
`;

const List = styled.ul`
  max-height: min(16.5rem, 50vh);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Option = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 2.75rem;
  padding: 0.5rem 12px;
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
`;

const CallingCode = styled.span`
  margin-left: auto;
  color: ${color.ink2};
  font-variant-numeric: tabular-nums;
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

/** Scrolls the panel into view; below 1024 px to the top, because a keyboard may cover the lower half of the window. */
const focusOnMount = (input: HTMLInputElement | null) => {
  const isWide = window.matchMedia(desktopQuery).matches;
  input?.focus({ preventScroll: true });
  input?.parentElement?.scrollIntoView({ block: isWide ? 'nearest' : 'start' });
};

interface CountryPanelProps {
  countries: readonly Country[];
  selected: Country | undefined;
  onChoose: (country: Country) => void;
  onDismiss: () => void;
}

/** A combobox: focus stays in the search field while the arrow keys move through the list. */
function CountryPanel({ countries, selected, onChoose, onDismiss }: CountryPanelProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const found = useMemo(() => searchCountries(countries, search), [countries, search]);
  const [activeCode, setActiveCode] = useState(selected?.code);
  const activeIndex = Math.max(
    0,
    found.findIndex(({ code }) => code === activeCode),
  );
  const activeRef = useRef<HTMLLIElement>(null);
  const optionId = ({ code }: Country) => `${listId}-${code}`;

  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), COUNTRY_SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    // In braces: browsers may return a promise here, and an effect may not.
    activeRef.current?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex, found]);

  const chooseActive = () => {
    // Enter may come before the debounced search.
    const country = typed === search ? found[activeIndex] : searchCountries(countries, typed)[0];
    if (country) onChoose(country);
  };
  const move = (distance: number) => {
    const index = Math.min(Math.max(0, activeIndex + distance), found.length - 1);
    setActiveCode(found[index]?.code);
  };
  const actions: Partial<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    PageDown: () => move(6),
    PageUp: () => move(-6),
    Enter: chooseActive,
    Escape: onDismiss,
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const act = actions[event.key];
    if (!act) return;
    // Enter would submit the form.
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <Panel>
      <Input
        ref={focusOnMount}
        type="text"
        role="combobox"
        aria-label={phoneStrings.search}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found[activeIndex] && optionId(found[activeIndex])}
        placeholder={phoneStrings.search}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActiveCode(undefined);
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
        {found.map((country, index) => (
          <Option
            key={country.code}
            id={optionId(country)}
            ref={index === activeIndex ? activeRef : undefined}
            role="option"
            aria-selected={country.code === selected?.code}
            data-active={index === activeIndex ? '' : undefined}
            onClick={() => onChoose(country)}
          >
            <CountryFlag $code={country.code} />
            <span>{country.name}</span>
            <CallingCode>+{country.callingCode}</CallingCode>
          </Option>
        ))}
      </List>
    </Panel>
  );
}

const toCountry = ({ value, label }: { value?: CountryCode; label: string }): Country[] =>
  value ? [{ code: value, name: label, callingCode: getCountryCallingCode(value) }] : [];

interface CountrySelectProps {
  /** Undefined while the number belongs to no country. */
  value?: CountryCode;
  options: readonly { value?: CountryCode; label: string }[];
  onChange: (country: CountryCode) => void;
  disabled?: boolean;
  startsOpen: boolean;
}

/** The `countrySelectComponent` of `PhoneInput`: a button that opens a list with a search field. */
export function CountrySelect(props: CountrySelectProps) {
  const { value, options, onChange, disabled, startsOpen } = props;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(startsOpen);
  const countries = useMemo(() => options.flatMap(toCountry), [options]);
  const selected = countries.find(({ code }) => code === value);

  useEffect(() => {
    if (!isOpen) return;
    const listeners = new AbortController();
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    for (const type of ['pointerdown', 'focusin']) {
      document.addEventListener(type, closeOutside, listeners);
    }
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
          onChoose={({ code }) => {
            setIsOpen(false);
            onChange(code);
          }}
          onDismiss={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
