import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { forcedChosen, forcedEdge } from '../../theme/mixins.ts';
import { COUNTRY_SEARCH_DEBOUNCE_MS } from '../../contract/constants.ts';
import { phoneStrings } from '../../strings/forms.ts';
import { desktopQuery } from '../../theme/media.ts';
import { color, layer, radius, shadow } from '../../theme/tokens.ts';
import { controlStyles } from '../../ui/Field.tsx';
import { CountryFlag } from './phoneControls.tsx';
import { searchCountries, type Country } from './searchCountries.ts';

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

const Search = styled.input`
  ${controlStyles}
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

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Code = styled.span`
  margin-left: auto;
  color: ${color.ink2};
  font-variant-numeric: tabular-nums;
`;

const Empty = styled.p`
  padding: 0.625rem 12px;
  color: ${color.ink2};
  font-size: 1rem;
`;

/** The whole panel comes into view; below 1024 px as high as it goes, for a keyboard may take the window's lower half. */
const focusOnMount = (input: HTMLInputElement | null) => {
  const isWide = window.matchMedia(desktopQuery).matches;
  input?.focus({ preventScroll: true });
  input?.parentElement?.scrollIntoView({ block: isWide ? 'nearest' : 'start' });
};

/** The text that was typed last, once nothing has been typed for a moment. */
const useSettledSearch = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), COUNTRY_SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};

export interface CountryPanelProps {
  countries: readonly Country[];
  selected: Country | undefined;
  onChoose: (code: string) => void;
  /** Esc was pressed. */
  onDismiss: () => void;
}

/** The open list of countries with its search field: a combobox whose list follows what is typed. */
export function CountryPanel({ countries, selected, onChoose, onDismiss }: CountryPanelProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const search = useSettledSearch(typed);
  const found = useMemo(() => searchCountries(countries, search), [countries, search]);
  const [active, setActive] = useState<string>(selected?.code ?? '');
  // The one that was active may not be among those found.
  const activeIndex = Math.max(
    0,
    found.findIndex(({ code }) => code === active),
  );
  const activeRef = useRef<HTMLLIElement>(null);
  const optionId = (code: string) => `${listId}-${code}`;

  useEffect(() => {
    // In braces: browsers may return a promise here, and an effect may not.
    activeRef.current?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex, found]);

  const chooseActive = () => {
    // Faster than the list: what was typed counts, not what is still shown.
    const country = typed === search ? found[activeIndex] : searchCountries(countries, typed)[0];
    if (country) onChoose(country.code);
  };
  const move = (distance: number) => {
    const next = found[Math.min(Math.max(0, activeIndex + distance), found.length - 1)];
    if (next) setActive(next.code);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const actions: Partial<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      PageDown: () => move(6),
      PageUp: () => move(-6),
      Enter: chooseActive,
      Escape: onDismiss,
    };
    const act = actions[event.key];
    if (!act) return;
    // Enter would send the form around it, Esc would close what lies behind.
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <Panel>
      <Search
        ref={focusOnMount}
        type="text"
        role="combobox"
        aria-label={phoneStrings.search}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found[activeIndex] && optionId(found[activeIndex].code)}
        placeholder={phoneStrings.search}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive('');
        }}
        onKeyDown={handleKeyDown}
      />
      {found.length === 0 && <Empty role="status">{phoneStrings.empty}</Empty>}
      <List
        id={listId}
        role="listbox"
        aria-label={phoneStrings.countries}
        hidden={found.length === 0}
        // The search field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
      >
        {found.map(({ code, name, callingCode }, index) => (
          // Keys are the search field's business: an option is never focused.

          <Option
            key={code}
            id={optionId(code)}
            ref={index === activeIndex ? activeRef : undefined}
            role="option"
            aria-selected={code === selected?.code}
            data-active={index === activeIndex ? '' : undefined}
            onClick={() => onChoose(code)}
          >
            <CountryFlag code={code} />
            <Name>{name}</Name>
            <Code>+{callingCode}</Code>
          </Option>
        ))}
      </List>
    </Panel>
  );
}
