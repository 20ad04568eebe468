import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { Id } from '../../contract/entities.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { H3 } from '../../ui/Text.tsx';
import { helpCenterApi } from './helpCenterApi.ts';
import { relatedArticles, topicAfter } from './helpCenterSelectors.ts';
import { nextStepStrings } from '../../strings/nextStep.ts';
import { paths } from '../../contract/paths.ts';
import { NextStep } from '../../shared/marketing/NextStep.tsx';
import { TopicList } from './TopicList.tsx';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 720px;
`;

interface MoreArticlesProps {
  categoryId: Id;
  /** The article that is being read. */
  slug: string;
}

/**
 * The other articles of its subcategory, and the next step. A read that is slow or fails leaves articles out: the one
 * that is read is whole without them.
 */
export function MoreArticles({ categoryId, slug }: MoreArticlesProps) {
  const headingId = useId();
  const { data } = useReadOnce(
    helpCenterApi.endpoints.getTopicsBeside,
    categoryId === '' ? skipToken : { id: categoryId, slug },
  );
  const beside = relatedArticles(data, slug);
  const next = topicAfter(data, slug);
  return (
    <>
      {beside && (
        <Root aria-labelledby={headingId}>
          <H3 as="h2" id={headingId}>
            {helpCenterStrings.article.moreIn(beside.name)}
          </H3>
          <TopicList topics={beside.topics} />
        </Root>
      )}
      <NextStep
        offer="demo"
        next={
          next && {
            label: nextStepStrings.topic,
            title: next.title,
            to: paths.helpArticle(next.slug),
          }
        }
      />
    </>
  );
}
