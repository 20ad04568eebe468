import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { HelpSearchResult } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { forcedChosen, forcedEdge } from '../../theme/mixins.ts';
import { color, shadow } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { helpCenterApi } from './helpCenterApi.ts';
import {
  resultFocused,
  selectActiveResult,
  selectIsDropdownOpen,
  selectLiveQuery,
} from './helpSearchSlice.ts';
import { resultTitle, resultTrail } from './helpTexts.ts';
import { Highlighted } from './Highlighted.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';

interface LiveResults {
  status: 'closed' | 'loading' | 'failed' | 'ready';
  query: string;
  /** Those with an article; empty unless `ready`. */
  results: readonly HelpSearchResult[];
}

const NONE: readonly HelpSearchResult[] = [];

/** The results of the dropdown. `data` belongs to the current query: a late response never replaces a newer one. */
export const useLiveResults = (): LiveResults => {
  const isOpen = useAppSelector(selectIsDropdownOpen);
  const query = useAppSelector(selectLiveQuery);
  const { data, isError } = useReadOnce(
    helpCenterApi.endpoints.searchHelp,
    query === '' ? skipToken : query,
  );
  if (!isOpen) return { status: 'closed', query, results: NONE };
  if (isError) return { status: 'failed', query, results: NONE };
  if (!data) return { status: 'loading', query, results: NONE };
  return { status: 'ready', query, results: data.filter(({ slug }) => slug !== '') };
};

const words = helpCenterStrings.search;

const Panel = styled.div`
  position: absolute;
  inset: calc(100% + 8px) 0 auto;
  max-height: min(496px, 62vh);
  padding: 8px;
  border-radius: 16px;
  background: ${color.white};
  box-shadow: ${shadow.sh3}, ${shadow.hair};
  ${forcedEdge}
  color: ${color.ink};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Option = styled(AppLink)`
  --focus: ${color.dusk};
  display: grid;
  padding: 0.875rem 16px;
  border-radius: 10px;
  line-height: 1.75rem;
  overflow-wrap: anywhere;

  &:hover,
  &[aria-selected='true'] {
    background: ${color.limewash};
  }
  &[aria-selected='true'] {
    box-shadow: inset 3px 0 ${color.lit};
    ${forcedChosen}
  }
  &:focus-visible {
    border-radius: 10px;
    outline-offset: -3px;
  }
`;

const Title = styled.span`
  font-weight: 560;
`;

const Trail = styled.span`
  color: ${color.ink3};
  font-size: 0.875rem;
  line-height: 1.5rem;
`;

const Message = styled.p`
  padding: 0.875rem 16px;
  color: ${color.ink2};
`;

const messages = {
  closed: '',
  loading: words.searching,
  failed: words.failed,
  ready: words.none,
} as const;

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

interface HelpSearchResultsProps {
  listId: string;
  live: LiveResults;
}

/** Links, so that a result can be opened in a new tab. */
function ResultList({ listId, live: { results, query } }: HelpSearchResultsProps) {
  const dispatch = useAppDispatch();
  const active = useAppSelector(selectActiveResult);

  useEffect(() => {
    if (active === null) return;
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  return (
    <Panel id={listId} role="listbox" aria-label={words.results}>
      {results.map((result, index) => (
        <Option
          key={`${index} ${result.slug}`}
          id={optionId(listId, index)}
          role="option"
          aria-selected={index === active}
          to={paths.helpArticle(result.slug)}
          onFocus={() => dispatch(resultFocused(index))}
        >
          <Title>
            <Highlighted text={resultTitle(result)} query={query} />
          </Title>{' '}
          <Trail>{resultTrail(result)}</Trail>
        </Option>
      ))}
    </Panel>
  );
}

export function HelpSearchResults({ listId, live }: HelpSearchResultsProps) {
  const { status, results } = live;
  const message = messages[status];
  return (
    <>
      {results.length > 0 && <ResultList listId={listId} live={live} />}
      <div role="status">
        {results.length > 0 ? (
          <VisuallyHidden>{words.available(results.length)}</VisuallyHidden>
        ) : (
          message && (
            <Panel>
              <Message>{message}</Message>
            </Panel>
          )
        )}
      </div>
    </>
  );
}
