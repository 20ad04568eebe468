import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { HelpSearchResult } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { controls } from '../../strings/common.ts';
import { color } from '../../theme/tokens.ts';
import { EmptyState, QueryError } from '../../ui/StateCard.tsx';
import { H3 } from '../../ui/Text.tsx';
import { HelpCard, HelpCardGrid, HelpCardSkeletons } from './HelpCard.tsx';
import { categoryIcon } from './categoryIcon.tsx';
import { helpCenterApi } from './helpCenterApi.ts';
import { cardText, resultExcerpt, resultTitle } from './helpTexts.ts';
import { Highlighted } from './Highlighted.tsx';
import { NothingFound } from './NothingFound.tsx';

const words = helpCenterStrings.results;

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
  font-size: 0.9375rem;
  line-height: 1.5rem;
`;

interface ResultCardProps {
  result: HelpSearchResult;
  query: string;
  index: number;
}

function ResultCard({ result, query, index }: ResultCardProps) {
  const excerpt = resultExcerpt(result, query);
  return (
    <HelpCard
      index={index}
      title={resultTitle(result)}
      text={<Highlighted text={cardText(result)} query={query} />}
      excerpt={excerpt && <Highlighted text={excerpt} query={query} />}
      icon={categoryIcon(result.category?.name ?? '')}
      link={
        result.slug === ''
          ? undefined
          : { to: paths.helpArticle(result.slug), label: controls.readMore }
      }
      headingLevel={3}
    />
  );
}

/** Says in one place, as a live region, that a search is under way, how much it found, or that it found nothing. */
interface ResultStatusProps {
  isLoading: boolean;
  /** Undefined until the results have arrived. */
  count: number | undefined;
}

function ResultStatus({ isLoading, count }: ResultStatusProps) {
  return (
    <div role="status">
      {isLoading && <Count>{words.loading}</Count>}
      {count !== undefined && count > 0 && <Count>{words.count(count)}</Count>}
      {count === 0 && (
        <EmptyState
          title={words.empty}
          text={words.emptyText}
          link={{
            to: paths.helpCenter,
            label: words.browse,
          }}
        />
      )}
    </div>
  );
}

/** What a submitted query finds (Enter switches the card list to search results). */
export function ResultCards({ query }: { query: string }) {
  const { data, isLoading, isError, isSuccess, refetch } = useReadOnce(
    helpCenterApi.endpoints.searchHelp,
    query,
  );
  const results = data?.filter((result) => resultTitle(result) !== '') ?? [];
  return (
    <Root>
      <Title as="h2">{words.title(query)}</Title>
      <ResultStatus isLoading={isLoading} count={data && results.length} />
      {isLoading && <HelpCardSkeletons />}
      {isError && <QueryError onTryAgain={refetch} />}
      {isSuccess && results.length === 0 && <NothingFound query={query} />}
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
