import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { SNIPPET_CHARACTERS } from '../../contract/constants.ts';
import type { HelpSearchResult } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { snippet } from '../../lib/html.ts';
import { NextStep } from '../../shared/marketing/NextStep.tsx';
import { OfficeFront } from '../../shared/marketing/OfficeFront.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useAppSelector, useTexts } from '../../store/hooks.ts';
import { cards } from '../../strings/cards.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { darkGround } from '../../theme/mixins.ts';
import { street } from '../../theme/pictureColors.ts';
import { color, layer, media, radius, space } from '../../theme/tokens.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Container, Grid, Section, Wide } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { Display2, H3, VisuallyHidden } from '../../ui/Text.tsx';
import { CategoryWindows } from './CategoryWindows.tsx';
import { cardText, HelpCard, HelpCardGrid, HelpCardSkeletons } from './HelpCard.tsx';
import { helpCenterApi } from './helpCenterApi.ts';
import { HelpSearch } from './HelpSearch.tsx';
import { listenToHelpSearch, selectHelpSearch, selectSubmittedQuery } from './helpSearchSlice.ts';
import { firstMatch, Highlighted } from './Highlighted.tsx';
import { PopularLinks } from './PopularLinks.tsx';
import { TopicList } from './TopicList.tsx';

const { articleCount, home, results } = helpCenterStrings;

// The dropdown covers the cards.
const Hero = styled(Wide)`
  position: relative;
  margin-top: 16px;
  z-index: ${layer.sticky};
`;

const Sky = styled.section`
  ${darkGround}
  position: relative;
  border-radius: ${radius.stage};
  background: ${street.eveningSky};
`;

const Rooftops = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  border-radius: ${radius.stage};

  > div {
    position: absolute;
    bottom: 0;
    left: 50%;
    width: max(1080px, 100%);
    transform: translateX(-50%);
  }
  img {
    width: 100%;
    height: auto;
  }
`;

const STREET_HEIGHT = 420;

const HeroContent = styled(Grid)`
  position: relative;
  z-index: 1;
  justify-items: center;
  padding: clamp(48px, 5.4vw, 88px) 16px clamp(192px, 21vw - 24px, 396px);
  text-align: center;

  /* The chimneys of the street stay below the links. */
  ${media.md} {
    padding-bottom: clamp(224px, 21vw - 24px, 396px);
  }
`;

function Categories() {
  const texts = useTexts('help-center');
  const result = useReadOnce(helpCenterApi.endpoints.getHelpCategories);
  if (result.isLoading) {
    return (
      <div role="status">
        <VisuallyHidden>{home.loading}</VisuallyHidden>
        <HelpCardSkeletons />
      </div>
    );
  }
  if (result.isError) return <QueryError query={result} />;
  const categories = result.data ?? [];
  if (categories.length === 0) return <EmptyState title={home.empty} text={texts.empty} />;
  return <CategoryWindows categories={categories} />;
}

const Popular = styled(Grid)`
  padding-top: 24px;

  ul {
    columns: 2 24rem;
    column-gap: 64px;
  }
`;

function PopularTopics() {
  const { data = [] } = useReadOnce(helpCenterApi.endpoints.getHelpCategories);
  const topics = data
    .flatMap(({ subcategories }) => subcategories.flatMap((each) => each.topics).slice(0, 1))
    .filter(({ slug, title }) => slug !== '' && title !== '')
    .slice(0, 6);
  if (topics.length === 0) return null;
  return (
    <Popular as="section" $gap={16}>
      <H3>{results.popular}</H3>
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

function ResultCards({ query }: { query: string }) {
  const search = useReadOnce(helpCenterApi.endpoints.searchHelp, query);
  const { data, isLoading, isError } = search;
  const found = data ?? [];
  const isEmpty = data?.length === 0;
  return (
    <Grid $gap={24}>
      <H3 as="h2">{results.title(query)}</H3>
      <div role="status">
        {isLoading && <Count>{results.loading}</Count>}
        {found.length > 0 && <Count>{articleCount(found.length)}</Count>}
        {isEmpty && (
          <EmptyState
            title={results.empty}
            text={results.emptyText}
            link={{ to: paths.helpCenter, label: results.browse }}
          />
        )}
      </div>
      {isLoading && <HelpCardSkeletons />}
      {isError && <QueryError query={search} />}
      {isEmpty && <PopularTopics />}
      {found.length > 0 && (
        <HelpCardGrid>
          {found.map((result, index) => {
            const { id, title, slug, category } = result;
            const excerpt = excerptOf(result, query);
            return (
              <HelpCard
                key={`${index} ${id}`}
                index={index}
                title={title}
                text={<Highlighted text={cardText(result)} query={query} />}
                excerpt={excerpt && <Highlighted text={excerpt} query={query} />}
                category={category?.name ?? ''}
                link={
                  slug === '' ? undefined : { to: paths.helpArticle(slug), label: cards.readMore }
                }
                headingLevel={3}
              />
            );
          })}
        </HelpCardGrid>
      )}
    </Grid>
  );
}

const Cards = styled(Container)`
  padding-block: clamp(56px, 6vw, 88px) ${space.section};
`;

function HelpCenterPage() {
  const { meta, title } = useTexts('help-center');
  const query = useAppSelector(selectSubmittedQuery);
  return (
    <>
      <PageMeta
        title={query === '' ? meta.title : results.title(query)}
        description={meta.description}
        // Search results are not indexed.
        path={query === '' ? paths.helpCenter : undefined}
      />
      <Hero>
        <Sky>
          <HeroContent $gap={32}>
            <Display2>{title}</Display2>
            <HelpSearch />
            {query === '' && <PopularLinks />}
          </HeroContent>
          {/* After the content, whose height decides where the street is. */}
          <Rooftops aria-hidden="true">
            <div>
              <img
                src="/street/street-night.svg"
                alt=""
                width={1440}
                height={STREET_HEIGHT}
                decoding="async"
              />
              <OfficeFront height={STREET_HEIGHT} isLit />
            </div>
          </Rooftops>
        </Sky>
      </Hero>
      <Cards>{query === '' ? <Categories /> : <ResultCards query={query} />}</Cards>
      <Section as={Container} $flush>
        <NextStep offer="support" />
      </Section>
    </>
  );
}

export const helpCenterPage: PageModule = {
  Page: HelpCenterPage,
  api: helpCenterApi,
  listeners: [listenToHelpSearch],
  searchParams: { select: selectHelpSearch, steps: ['q'] },
};
