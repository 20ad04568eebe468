import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { asApiError, readStatus } from '../../api/readStatus';
import { useAppDispatch } from '../../store/hooks';
import { tableOfContentsClosed } from '../../store/tableOfContentsSlice';
import { useGetPostQuery } from './blogApi';
import { faqClosed } from './faqSlice';
import { FeedLink } from './FeedLink';
import { PostArticle } from './PostArticle';
import { PostFailed } from './PostFailed';

/** What was folded out belongs to one post; the next one starts closed. */
const useCloseOnLeaving = (id: string) => {
  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      dispatch(faqClosed());
      dispatch(tableOfContentsClosed());
    },
    [dispatch, id],
  );
};

/** A blog post; `id` in the address may be its slug or its id (spec §2, Blog post). */
export function PostPage() {
  const { id = '' } = useParams();
  // Not `data`, which is the last post's until this one has arrived.
  const { currentData: post, error } = useGetPostQuery(id);
  useCloseOnLeaving(id);

  if (readStatus({ data: post, error }) === 'failed') {
    return <PostFailed status={asApiError(error).status} />;
  }
  return (
    <>
      <FeedLink />
      <PostArticle post={post} addressId={id} />
    </>
  );
}
