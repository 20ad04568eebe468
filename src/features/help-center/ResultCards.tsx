import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { SNIPPET_CHARACTERS } from '../../contract/constants.ts';
import type { HelpSearchResult } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { snippet } from '../../lib/html.ts';
import { controls } from '../../strings/common.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { Grid } from '../../ui/Layout.tsx';
import { EmptyState, QueryError } from '../../ui/StateCard.tsx';
import { H3 } from '../../ui/Text.tsx';
import { cardText, HelpCard, HelpCardGrid, HelpCardSkeletons } from './HelpCard.tsx';
import { helpCenterApi } from './helpCenterApi.ts';
import { firstMatch, Highlighted } from './Highlighted.tsx';
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

/** Popular topics are the first topics of the categories. */
const POPULAR_COUNT = 6;

function PopularTopics() {
  const { data = [] } = useReadOnce(helpCenterApi.endpoints.getHelpCategories);
  const topics = data
    .flatMap(({ subcategories }) => subcategories.flatMap((each) => each.topics).slice(0, 1))
    .filter(({ slug, title }) => slug !== '' && title !== '')
    .slice(0, POPULAR_COUNT);
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

/** 100 characters of the content around the match; '' if the card's text has a match. */
const excerptOf = (result: HelpSearchResult, query: string): string => {
  if (firstMatch(cardText(result), query) !== '') return '';
  const match = firstMatch(result.content, query);
  return match && snippet(result.content, SNIPPET_CHARACTERS, match);
};

interface ResultCardProps {
  result: HelpSearchResult;
  query: string;
  index: number;
}

function ResultCard({ result, query, index }: ResultCardProps) {
  const { title, slug, category } = result;
  const excerpt = excerptOf(result, query);
  return (
    <HelpCard
      index={index}
      title={title}
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
  const { data, isLoading, isError, refetch } = useReadOnce(
    helpCenterApi.endpoints.searchHelp,
    query,
  );
  const results = data ?? [];
  const isEmpty = data?.length === 0;
  return (
    <Grid $gap={24}>
      <Title as="h2">{words.title(query)}</Title>
      <div role="status">
        {isLoading && <Count>{words.loading}</Count>}
        {results.length > 0 && <Count>{words.count(results.length)}</Count>}
        {isEmpty && (
          <EmptyState
            title={words.empty}
            text={words.emptyText}
            link={{ to: paths.helpCenter, label: words.browse }}
          />
        )}
      </div>
      {isLoading && <HelpCardSkeletons />}
      {isError && <QueryError onTryAgain={refetch} />}
      {isEmpty && <PopularTopics />}
      {results.length > 0 && (
        <HelpCardGrid>
          {results.map((result, index) => (
            <ResultCard key={`${index} ${result.id}`} result={result} query={query} index={index} />
          ))}
        </HelpCardGrid>
      )}
    </Grid>
  );
}
