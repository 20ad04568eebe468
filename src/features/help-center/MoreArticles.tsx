import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { HelpSubcategory, HelpTopic, Id } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { NextStep } from '../../shared/marketing/NextStep.tsx';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { nextStepStrings } from '../../strings/nextStep.ts';
import { Grid } from '../../ui/Layout.tsx';
import { H3 } from '../../ui/Text.tsx';
import { helpCenterApi } from './helpCenterApi.ts';
import { TopicList } from './TopicList.tsx';

const isReadable = ({ slug, title }: HelpTopic): boolean => slug !== '' && title !== '';

/** The other articles of an article's subcategory, and the next article of its category. */
export const pickTopics = (subcategories: readonly HelpSubcategory[], slug: string) => {
  const subcategory = subcategories.find(({ topics }) =>
    topics.some((topic) => topic.slug === slug),
  );
  const others = (subcategory?.topics ?? []).filter(
    (topic) => topic.slug !== slug && isReadable(topic),
  );
  const topics = subcategories.flatMap((each) => each.topics);
  const index = topics.findIndex((topic) => topic.slug === slug);
  return {
    more: subcategory && others.length > 0 ? { name: subcategory.name, topics: others } : undefined,
    next: index < 0 ? undefined : topics.slice(index + 1).find(isReadable),
  };
};

const Section = styled(Grid)`
  max-width: 720px;
`;

/** Other articles, left out while they load and if they fail, and the next step. */
export function MoreArticles({ categoryId, slug }: { categoryId: Id; slug: string }) {
  const headingId = useId();
  const { data = [] } = useReadOnce(
    helpCenterApi.endpoints.getTopicsBeside,
    categoryId === '' ? skipToken : { id: categoryId, slug },
  );
  const { more, next } = pickTopics(data, slug);
  const { topic: label } = nextStepStrings;
  return (
    <>
      {more && (
        <Section as="section" $gap={16} aria-labelledby={headingId}>
          <H3 as="h2" id={headingId}>
            {helpCenterStrings.article.moreIn(more.name)}
          </H3>
          <TopicList topics={more.topics} />
        </Section>
      )}
      <NextStep
        offer="demo"
        next={next && { label, title: next.title, to: paths.helpArticle(next.slug) }}
      />
    </>
  );
}
