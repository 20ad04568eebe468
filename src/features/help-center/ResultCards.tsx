import { styled } from 'styled-components';
import { readStatus, type ReadStatus } from '../../api/readStatus';
import type { HelpSearchResult } from '../../contract/entities';
import { paths } from '../../contract/paths';
import { helpCenterCopy } from '../../copy/help-center';
import { useAppDispatch } from '../../store/hooks';
import { color } from '../../theme/tokens';
import { EmptyState } from '../../ui/EmptyState';
import { HelpCategoryCard } from '../../ui/HelpCategoryCard';
import { ReadFailed } from '../../ui/ReadFailed';
import { H3 } from '../../ui/Text';
import { categoryIcon } from './categoryIcon';
import { useSearchHelpQuery } from './helpCenterApi';
import { HelpCardGrid } from './HelpCardGrid';
import { HelpCardSkeletons } from './HelpCardSkeletons';
import { searchCleared } from './helpSearchSlice';
import { resultText, resultTitle } from './helpTexts';
import { Highlighted } from './Highlighted';
import { NothingFound } from './NothingFound';

const words = helpCenterCopy.results;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

const Title = styled(H3)`
  overflow-wrap: anywhere;
`;

const Count = styled.p`
  color: ${color.ink2};
  font-size: 15px;
  line-height: 24px;
`;

interface ResultCardProps {
  result: HelpSearchResult;
  query: string;
  index: number;
}

function ResultCard({ result, query, index }: ResultCardProps) {
  return (
    <HelpCategoryCard
      index={index}
      title={resultTitle(result)}
      text={<Highlighted text={resultText(result, query)} query={query} />}
      icon={categoryIcon(result.category?.name ?? '')}
      to={result.slug === '' ? undefined : paths.helpArticle(result.slug)}
      headingLevel={3}
    />
  );
}

/** Says in one place, as a live region, that a search is under way, how much it found, or that it found nothing. */
function ResultStatus({ status, count }: { status: ReadStatus; count: number }) {
  const dispatch = useAppDispatch();
  return (
    <div role="status">
      {status === 'loading' && <Count>{words.loading}</Count>}
      {status === 'ready' && count > 0 && <Count>{words.count(count)}</Count>}
      {status === 'ready' && count === 0 && (
        <EmptyState
          title={words.empty}
          text={words.emptyText}
          link={{
            to: paths.helpCenter,
            label: words.browse,
            onClick: () => dispatch(searchCleared()),
          }}
        />
      )}
    </div>
  );
}

/** What a submitted query finds (spec §4: Enter switches the card list to search results). */
export function ResultCards({ query }: { query: string }) {
  // Not `data`, which is the last query's until this one's has arrived.
  const { currentData, error, refetch } = useSearchHelpQuery(query);
  const status = readStatus({ data: currentData, error });
  const results = currentData?.filter((result) => resultTitle(result) !== '') ?? [];
  return (
    <Root>
      <Title as="h2">{words.title(query)}</Title>
      <ResultStatus status={status} count={results.length} />
      {status === 'loading' && <HelpCardSkeletons />}
      {status === 'failed' && <ReadFailed onTryAgain={() => void refetch()} />}
      {status === 'ready' && results.length === 0 && <NothingFound query={query} />}
      {results.length > 0 && (
        <HelpCardGrid>
          {results.map((result, index) => (
            <li key={`${index} ${result.id}`}>
              <ResultCard result={result} query={query} index={index} />
            </li>
          ))}
        </HelpCardGrid>
      )}
    </Root>
  );
}
