import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { paths } from '../../contract/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { option, optionPanel } from '../../theme/mixins.ts';
import { color } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { helpCenterApi } from './helpCenterApi.ts';
import {
  resultFocused,
  selectActiveResult,
  selectIsDropdownOpen,
  selectLiveQuery,
} from './helpSearchSlice.ts';
import { Highlighted } from './Highlighted.tsx';

const words = helpCenterStrings.search;

/** The results of the dropdown. `data` belongs to the current query: a late response never replaces a newer one. */
export const useLiveResults = () => {
  const isOpen = useAppSelector(selectIsDropdownOpen);
  const query = useAppSelector(selectLiveQuery);
  const { data, isError } = useReadOnce(
    helpCenterApi.endpoints.searchHelp,
    query === '' ? skipToken : query,
  );
  if (!isOpen) return { query, results: [], message: '' };
  if (isError) return { query, results: [], message: words.failed };
  if (!data) return { query, results: [], message: words.searching };
  return { query, results: data.filter(({ slug }) => slug !== ''), message: words.none };
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

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

interface HelpSearchResultsProps {
  listId: string;
  live: ReturnType<typeof useLiveResults>;
}

function ResultList({ listId, live: { results, query } }: HelpSearchResultsProps) {
  const dispatch = useAppDispatch();
  const active = useAppSelector(selectActiveResult);

  useEffect(() => {
    if (active === null) return;
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  return (
    <Panel id={listId} role="listbox" aria-label={words.results}>
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

export function HelpSearchResults({ listId, live }: HelpSearchResultsProps) {
  const { results, message } = live;
  const hasResults = results.length > 0;
  return (
    <>
      {hasResults && <ResultList listId={listId} live={live} />}
      <div role="status">
        {hasResults && <VisuallyHidden>{words.available(results.length)}</VisuallyHidden>}
        {!hasResults && message && (
          <Panel>
            <p>{message}</p>
          </Panel>
        )}
      </div>
    </>
  );
}
