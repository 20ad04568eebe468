import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { HelpCategory, HelpSearchResult, HelpTopic } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { controls } from '../../strings/common.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { Grid } from '../../ui/Layout.tsx';
import { EmptyState, QueryError } from '../../ui/StateCard.tsx';
import { H3 } from '../../ui/Text.tsx';
import { HelpCard, HelpCardGrid, HelpCardSkeletons } from './HelpCard.tsx';
import { helpCenterApi } from './helpCenterApi.ts';
import { cardText, resultExcerpt, resultTitle } from './helpTexts.ts';
import { Highlighted } from './Highlighted.tsx';
import { TopicList } from './TopicList.tsx';

const words = helpCenterStrings.results;

const Popular = styled.section`
  display: grid;
  gap: 16px;
  padding-top: 24px;

  ${media.md} {
    ul {
      columns: 2;
      column-gap: 48px;
    }
    li {
      break-inside: avoid;
    }
  }
`;

const POPULAR_COUNT = 6;

/** The first topics of the categories. */
const popularTopics = (categories: readonly HelpCategory[]): HelpTopic[] =>
  categories
    .flatMap(({ subcategories }) => subcategories.flatMap(({ topics }) => topics).slice(0, 1))
    .filter(({ slug, title }) => slug !== '' && title !== '')
    .slice(0, POPULAR_COUNT);

function PopularTopics() {
  const { data } = useReadOnce(helpCenterApi.endpoints.getHelpCategories);
  const topics = popularTopics(data ?? []);
  if (topics.length === 0) return null;
  return (
    <Popular>
      <H3>{words.popular}</H3>
      <TopicList topics={topics} />
    </Popular>
  );
}

const Count = styled.p`
  color: ${color.ink2};
  font-size: 0.9375rem;
  line-height: 1.5rem;
`;

interface ResultStatusProps {
  isLoading: boolean;
  /** Undefined until the results have loaded. */
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
          link={{ to: paths.helpCenter, label: words.browse }}
        />
      )}
    </div>
  );
}

interface ResultCardProps {
  result: HelpSearchResult;
  query: string;
  index: number;
}

function ResultCard({ result, query, index }: ResultCardProps) {
  const { slug, category } = result;
  const excerpt = resultExcerpt(result, query);
  return (
    <HelpCard
      index={index}
      title={resultTitle(result)}
      text={<Highlighted text={cardText(result)} query={query} />}
      excerpt={excerpt && <Highlighted text={excerpt} query={query} />}
      category={category?.name ?? ''}
      link={slug === '' ? undefined : { to: paths.helpArticle(slug), label: controls.readMore }}
      headingLevel={3}
    />
  );
}

const Title = styled(H3)`
  overflow-wrap: anywhere;
`;

/** The results of a submitted query. */
export function ResultCards({ query }: { query: string }) {
  const { data, isLoading, isError, isSuccess, refetch } = useReadOnce(
    helpCenterApi.endpoints.searchHelp,
    query,
  );
  const results = data?.filter((result) => resultTitle(result) !== '') ?? [];
  return (
    <Grid $gap={24}>
      <Title as="h2">{words.title(query)}</Title>
      <ResultStatus isLoading={isLoading} count={data && results.length} />
      {isLoading && <HelpCardSkeletons />}
      {isError && <QueryError onTryAgain={refetch} />}
      {isSuccess && results.length === 0 && <PopularTopics />}
      {results.length > 0 && (
        <HelpCardGrid>
          {results.map((result, index) => (
            <li key={`${index} ${result.id}`}>
              <ResultCard result={result} query={query} index={index} />
            </li>
          ))}
        </HelpCardGrid>
      )}
    </Grid>
  );
}
