import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { asApiError, readStatus } from '../../api/readStatus';
import { useAppDispatch } from '../../store/hooks';
import { ArticleFailed } from './ArticleFailed';
import { HelpArticleView } from './HelpArticleView';
import { useGetHelpTopicQuery } from './helpCenterApi';
import { articleLeft, articleOpened } from './helpCenterListeners';

/** Tells the effects which article is on screen. */
const useOpenArticle = (slug: string) => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(articleOpened({ slug }));
    return () => void dispatch(articleLeft());
  }, [dispatch, slug]);
};

/** A help article (spec §2, Help article). */
export function HelpArticlePage() {
  const { slug = '' } = useParams();
  // Before the read below: its failure is to be heard.
  useOpenArticle(slug);
  // Not `data`, which is the last article's until this one has arrived.
  const { currentData: article, error } = useGetHelpTopicQuery(slug);

  if (readStatus({ data: article, error }) === 'failed') {
    return <ArticleFailed status={asApiError(error).status} />;
  }
  return <HelpArticleView article={article} slug={slug} />;
}
