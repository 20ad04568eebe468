import { skipToken } from '@reduxjs/toolkit/query';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../../api/useRead.ts';
import type { Id } from '../../contract/entities.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { H3 } from '../../ui/Text.tsx';
import { helpCenterApi, placeOfTopic } from './helpCenterApi.ts';
import { relatedArticles } from './helpCenterSelectors.ts';
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

/** The other articles of its subcategory. A read that is slow or fails leaves them out: the article is whole without them. */
export function MoreArticles({ categoryId, slug }: MoreArticlesProps) {
  const headingId = useId();
  const { data } = useRead(
    helpCenterApi.endpoints.getTopicsBeside,
    categoryId === '' ? skipToken : placeOfTopic(categoryId, slug),
  );
  const beside = relatedArticles(data, slug);
  if (!beside) return null;
  return (
    <Root aria-labelledby={headingId}>
      <H3 as="h2" id={headingId}>
        {helpCenterStrings.article.moreIn(beside.name)}
      </H3>
      <TopicList topics={beside.topics} />
    </Root>
  );
}
