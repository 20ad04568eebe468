import { useEffect } from 'react';
import { asApiError, queryStatus } from '../../api/queryStatus.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { useRouteParam } from '../../shared/routing/RouteAddressContext.ts';
import { ArticleFailed } from './ArticleFailed.tsx';
import { HelpArticleView } from './HelpArticleView.tsx';
import { useGetHelpTopicQuery } from './helpCenterApi.ts';
import { articleLeft, articleOpened } from './helpCenterListeners.ts';

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
  const slug = useRouteParam('slug');
  // Before the read below: its failure is to be heard.
  useOpenArticle(slug);
  // Not `data`, which is the last article's until this one has arrived.
  const { currentData: article, error } = useGetHelpTopicQuery(slug);

  if (queryStatus({ data: article, error }) === 'failed') {
    return <ArticleFailed status={asApiError(error).status} />;
  }
  return <HelpArticleView article={article} slug={slug} />;
}
