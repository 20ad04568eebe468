import { skipToken } from '@reduxjs/toolkit/query/react';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { HelpSearchResult } from '../../contract/entities.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { helpCenterApi } from './helpCenterApi.ts';
import { selectIsDropdownOpen, selectLiveQuery } from './helpSearchSlice.ts';

export interface LiveResults {
  /** `closed`: there is no dropdown. */
  status: 'closed' | 'loading' | 'failed' | 'ready';
  /** The query they belong to. */
  query: string;
  /** Those that can be opened; empty unless `ready`. */
  results: readonly HelpSearchResult[];
}

const NONE: readonly HelpSearchResult[] = [];

/**
 * What the dropdown shows. `data` belongs to the current query alone, so an answer that comes late never
 * takes the place of a newer one.
 */
export const useLiveResults = (): LiveResults => {
  const isOpen = useAppSelector(selectIsDropdownOpen);
  const query = useAppSelector(selectLiveQuery);
  const { data, isLoading, isError } = useReadOnce(
    helpCenterApi.endpoints.searchHelp,
    query === '' ? skipToken : query,
  );

  if (!isOpen) return { status: 'closed', query, results: NONE };
  if (query === '') return { status: 'loading', query, results: NONE };
  const results = data?.filter(({ slug }) => slug !== '') ?? NONE;
  if (isLoading) return { status: 'loading', query, results };
  return { status: isError ? 'failed' : 'ready', query, results };
};
