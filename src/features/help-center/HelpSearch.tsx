import { skipToken } from '@reduxjs/toolkit/query/react';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { HelpSearchResult } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { MAX_QUERY_LENGTH } from '../../lib/queryString.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { forcedEdge, option, optionPanel } from '../../theme/mixins.ts';
import { color, radius, shadow } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { useEarlyInput } from '../../ui/useEarlyInput.ts';
import { isComposing } from '../../ui/isComposing.ts';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { helpCenterApi } from './helpCenterApi.ts';
import {
  activeResultMoved,
  queryChanged,
  querySubmitted,
  resultFocused,
  searchBlurred,
  searchDismissed,
  searchFocused,
  selectActiveResult,
  selectIsDropdownOpen,
  selectLiveQuery,
  selectTypedQuery,
} from './helpSearchSlice.ts';
import { Highlighted } from './Highlighted.tsx';

const strings = helpCenterStrings.search;

interface LiveResults {
  query: string;
  results: readonly HelpSearchResult[];
  /** Shown in place of results. */
  message: string;
}

/** The results of the dropdown. `data` belongs to the current query: a late response never replaces a newer one. */
const useLiveResults = (): LiveResults => {
  const isOpen = useAppSelector(selectIsDropdownOpen);
  const query = useAppSelector(selectLiveQuery);
  const { data, isError } = useReadOnce(
    helpCenterApi.endpoints.searchHelp,
    query === '' ? skipToken : query,
  );
  if (!isOpen) return { query, results: [], message: '' };
  if (isError) return { query, results: [], message: strings.failed };
  if (!data) return { query, results: [], message: strings.searching };
  return { query, results: data.filter(({ slug }) => slug !== ''), message: strings.none };
};

const Panel = styled.div`
  ${optionPanel}
  max-height: min(496px, 62vh);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Option = styled(AppLink)`
  --focus: ${color.dusk};
  ${option}
  display: grid;
  line-height: 1.75rem;

  &:focus-visible {
    border-radius: 10px;
    outline-offset: -3px;
  }
  > :first-child {
    font-weight: 560;
  }
`;

const Trail = styled.span`
  color: ${color.ink3};
  font-size: 0.875rem;
  line-height: 1.5rem;
`;

const optionId = (listId: string, index: number): string => `${listId}-${index}`;

interface HelpSearchResultsProps {
  listId: string;
  live: LiveResults;
}

function ResultList({ listId, live: { results, query } }: HelpSearchResultsProps) {
  const dispatch = useAppDispatch();
  const active = useAppSelector(selectActiveResult);

  useEffect(() => {
    if (active === null) return;
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  return (
    <Panel id={listId} role="listbox" aria-label={strings.results}>
      {results.map(({ slug, title, category, subcategory }, index) => (
        <Option
          key={`${index} ${slug}`}
          id={optionId(listId, index)}
          role="option"
          aria-selected={index === active}
          to={paths.helpArticle(slug)}
          onFocus={() => dispatch(resultFocused(index))}
        >
          <span>
            <Highlighted text={title} query={query} />
          </span>{' '}
          <Trail>{[category?.name, subcategory?.name].filter(Boolean).join(' / ')}</Trail>
        </Option>
      ))}
    </Panel>
  );
}

function HelpSearchResults({ listId, live }: HelpSearchResultsProps) {
  const { results, message } = live;
  const hasResults = results.length > 0;
  return (
    <>
      {hasResults && <ResultList listId={listId} live={live} />}
      <div role="status">
        {hasResults && <VisuallyHidden>{strings.available(results.length)}</VisuallyHidden>}
        {!hasResults && message && (
          <Panel>
            <p>{message}</p>
          </Panel>
        )}
      </div>
    </>
  );
}

const Root = styled.div`
  position: relative;
  width: min(720px, 100%);
  text-align: start;
`;

const Icon = styled(Search)`
  position: absolute;
  inset: calc(50% - 12px) auto auto 22px;
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
  const field = useEarlyInput<HTMLInputElement>();
  const listId = useId();
  const query = useAppSelector(selectTypedQuery);
  const active = useAppSelector(selectActiveResult);
  const isOpen = useAppSelector(selectIsDropdownOpen);
  const live = useLiveResults();
  useEffect(() => {
    // The visitor may have focused the box before hydration.
    if (root.current?.contains(document.activeElement)) dispatch(searchFocused());
  }, [dispatch]);

  const count = live.results.length;
  const activeId = active !== null && active < count ? optionId(listId, active) : undefined;

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
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
          aria-label={strings.label}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? listId : undefined}
          aria-activedescendant={activeId}
          placeholder={strings.placeholder}
          value={query}
          onChange={(event) => dispatch(queryChanged(event.target.value))}
        />
      </form>
      <HelpSearchResults listId={listId} live={live} />
    </Root>
  );
}
