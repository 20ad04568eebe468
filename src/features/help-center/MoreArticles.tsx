import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { HelpSubcategory, HelpTopic, Id } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { NextStep } from '../../shared/marketing/NextStep.tsx';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { nextStepStrings } from '../../strings/nextStep.ts';
import { media, size } from '../../theme/tokens.ts';
import { Grid, Stack } from '../../ui/Layout.tsx';
import { H3 } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { helpCenterApi } from './helpCenterApi.ts';
import { TopicList } from './TopicList.tsx';

const isReadable = ({ slug, title }: HelpTopic): boolean => slug !== '' && title !== '';

export const firstTopic = (subcategories: readonly HelpSubcategory[]): HelpTopic | undefined =>
  subcategories.flatMap(({ topics }) => topics).find(isReadable);

/** The next article of an article's category, and the others of its subcategory. */
export const pickTopics = (subcategories: readonly HelpSubcategory[], slug: string) => {
  const subcategory = subcategories.find(({ topics }) =>
    topics.some((topic) => topic.slug === slug),
  );
  const topics = subcategories.flatMap((each) => each.topics);
  const index = topics.findIndex((topic) => topic.slug === slug);
  const next = index < 0 ? undefined : topics.slice(index + 1).find(isReadable);
  const more = (subcategory?.topics ?? []).filter(
    (topic) => topic.slug !== slug && topic !== next && isReadable(topic),
  );
  return { more, next };
};

interface ArticleProps {
  categoryId: Id;
  slug: string;
}

const useTopics = ({ categoryId, slug }: ArticleProps) => {
  const { data = [] } = useReadOnce(
    helpCenterApi.endpoints.getTopicsBeside,
    categoryId === '' ? skipToken : { id: categoryId, slug },
  );
  return pickTopics(data, slug);
};

export const Beside = styled(Stack).attrs({ $gap: 20, $justify: 'start' })`
  grid-template-columns: minmax(0, 1fr);
  max-width: ${size.text};
  overflow-wrap: anywhere;

  ${media.xl} {
    font-size: 0.9375rem;
  }
`;

// Beside the text it is as quiet as the table of contents.
const Related = styled(Grid).attrs({ as: 'section', $gap: 16 })`
  width: 100%;

  ${media.xl} {
    gap: 0;

    h2 {
      font: inherit;
      font-weight: 600;
      letter-spacing: 0;
    }
    svg {
      display: none;
    }
    li:first-child {
      border: 0;
    }
  }
`;

function RelatedTopics({ topics }: { topics: readonly HelpTopic[] }) {
  const headingId = useId();
  return (
    <Related aria-labelledby={headingId}>
      <H3 as="h2" id={headingId}>
        {helpCenterStrings.article.related}
      </H3>
      <TopicList topics={topics} />
    </Related>
  );
}

/** The other articles of the subcategory, and the way to those of the category. */
export function MoreArticles({
  categoryName,
  ...article
}: ArticleProps & { categoryName: string }) {
  const { more } = useTopics(article);
  return (
    <Beside>
      {more.length > 0 && <RelatedTopics topics={more} />}
      {categoryName && (
        <TextLink to={paths.helpCategory(article.categoryId)}>
          {helpCenterStrings.article.allOf(categoryName)}
        </TextLink>
      )}
    </Beside>
  );
}

export function NextArticle(article: ArticleProps) {
  const { next } = useTopics(article);
  return (
    <NextStep
      offer="support"
      next={
        next && {
          label: nextStepStrings.read,
          title: next.title,
          to: paths.helpArticle(next.slug),
        }
      }
    />
  );
}
