import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { asApiError, readStatus } from '../../api/readStatus';
import { useAppDispatch } from '../../store/hooks';
import { useGetPostQuery } from './blogApi';
import { faqClosed } from './faqSlice';
import { FeedLink } from './FeedLink';
import { PostArticle } from './PostArticle';
import { PostFailed } from './PostFailed';

/** The questions that were opened belong to one post; those of the next start closed. */
const useCloseOnLeaving = (id: string) => {
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(faqClosed()), [dispatch, id]);
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
