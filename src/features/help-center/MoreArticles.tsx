import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId } from 'react';
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

/** The other articles of the subcategory, and the next step. */
export function MoreArticles({ categoryId, slug }: { categoryId: Id; slug: string }) {
  const headingId = useId();
  const { data = [] } = useReadOnce(
    helpCenterApi.endpoints.getTopicsBeside,
    categoryId === '' ? skipToken : { id: categoryId, slug },
  );
  const { more, next } = pickTopics(data, slug);
  return (
    <>
      {more.length > 0 && (
        <Grid as="section" $gap={16} aria-labelledby={headingId}>
          <H3 as="h2" id={headingId}>
            {helpCenterStrings.article.related}
          </H3>
          <TopicList topics={more} />
        </Grid>
      )}
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
    </>
  );
}
