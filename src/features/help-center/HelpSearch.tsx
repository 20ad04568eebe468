import { Search } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { MAX_QUERY_LENGTH } from '../../lib/queryString.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { forcedEdge } from '../../theme/mixins.ts';
import { color, radius, shadow } from '../../theme/tokens.ts';
import { HelpSearchResults, optionId, useLiveResults } from './HelpSearchResults.tsx';
import {
  activeResultMoved,
  queryChanged,
  querySubmitted,
  searchBlurred,
  searchDismissed,
  searchFocused,
  selectActiveResult,
  selectIsDropdownOpen,
  selectTypedQuery,
} from './helpSearchSlice.ts';
import { useEarlyInput } from '../../ui/hydration.ts';

const words = helpCenterStrings.search;

const Root = styled.div`
  position: relative;
  width: min(720px, 100%);
  text-align: start;
`;

const Icon = styled(Search)`
  position: absolute;
  top: calc(50% - 12px);
  left: 22px;
  color: ${color.ink2};
  pointer-events: none;
`;

const Input = styled.input`
  width: 100%;
  height: 4.5rem;
  padding: 0 24px 0 60px;
  border: 0;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.sh3};
  ${forcedEdge}
  color: ${color.ink};
  font-size: 1.25rem;
  letter-spacing: -0.01em;
  text-overflow: ellipsis;

  &::placeholder {
    color: ${color.ink3};
    opacity: 1;
  }
  &:focus {
    border-radius: ${radius.card};
    outline: 3px solid ${color.lit};
    outline-offset: 0;
  }
`;

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** A combobox. Without JavaScript a plain form that opens the address of the results. */
export function HelpSearch() {
  const dispatch = useAppDispatch();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const query = useAppSelector(selectTypedQuery);
  const active = useAppSelector(selectActiveResult);
  const isOpen = useAppSelector(selectIsDropdownOpen);
  const live = useLiveResults();
  useEarlyInput(field);
  useEffect(() => {
    // The visitor may have focused the box before hydration.
    if (root.current?.contains(document.activeElement)) dispatch(searchFocused());
  }, [dispatch]);

  const count = live.results.length;
  const activeId = active !== null && active < count ? optionId(listId, active) : undefined;

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      dispatch(activeResultMoved({ step, count }));
      field.current?.focus();
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      dispatch(searchDismissed());
      field.current?.focus();
    } else if (event.key === 'Enter' && activeId && event.target === field.current) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    }
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    dispatch(querySubmitted());
    // The keyboard of a touch screen would cover the results.
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };

  return (
    <Root
      ref={root}
      onFocus={() => dispatch(searchFocused())}
      onBlur={() => dispatch(searchBlurred())}
      onKeyDown={handleKeyDown}
      // The dropdown would close on blur, before the click on a result.
      onMouseDown={(event) => event.target !== field.current && event.preventDefault()}
    >
      <form role="search" action={paths.helpCenter} onSubmit={handleSubmit}>
        <Icon size={24} strokeWidth={2} aria-hidden="true" />
        <Input
          ref={field}
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={MAX_QUERY_LENGTH}
          role="combobox"
          aria-label={words.label}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? listId : undefined}
          aria-activedescendant={activeId}
          placeholder={words.placeholder}
          value={query}
          onChange={(event) => dispatch(queryChanged(event.target.value))}
        />
      </form>
      <HelpSearchResults listId={listId} live={live} />
    </Root>
  );
}
