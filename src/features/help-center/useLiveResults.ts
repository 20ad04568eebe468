import { skipToken } from '@reduxjs/toolkit/query';
import { readStatus, type ReadStatus } from '../../api/readStatus';
import type { HelpSearchResult } from '../../contract/entities';
import { useAppSelector } from '../../store/hooks';
import { useSearchHelpQuery } from './helpCenterApi';
import { selectIsDropdownOpen, selectLiveQuery } from './helpSearchSlice';

export interface LiveResults {
  /** `closed`: there is no dropdown. */
  status: 'closed' | ReadStatus;
  /** The query they belong to. */
  query: string;
  /** Those that can be opened; empty unless `ready`. */
  results: readonly HelpSearchResult[];
}

const NONE: readonly HelpSearchResult[] = [];

/**
 * What the dropdown shows. `currentData` belongs to the current query alone, so an answer that comes late never
 * takes the place of a newer one.
 */
export const useLiveResults = (): LiveResults => {
  const isOpen = useAppSelector(selectIsDropdownOpen);
  const query = useAppSelector(selectLiveQuery);
  const { currentData, error } = useSearchHelpQuery(query === '' ? skipToken : query);

  if (!isOpen) return { status: 'closed', query, results: NONE };
  if (query === '') return { status: 'loading', query, results: NONE };
  const results = currentData?.filter(({ slug }) => slug !== '') ?? NONE;
  return { status: readStatus({ data: currentData, error }), query, results };
};
