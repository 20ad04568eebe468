import { useParams } from 'react-router-dom';
import { asApiError } from '../../api/apiError.ts';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { paths } from '../../contract/paths.ts';
import { blogStrings } from '../../strings/blog.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FullPageMessage } from '../../ui/FullPageMessage.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { blogApi } from './blogApi.ts';
import { FeedLink } from './FeedLink.tsx';
import { PostArticle } from './PostArticle.tsx';

/** In place of a post that does not exist or did not arrive. */
function PostFailed({ status }: { status: number }) {
  const { title, text } = status === 404 ? blogStrings.notFound : blogStrings.failed;
  return (
    <>
      <PageMeta title={title} description={text} />
      <FullPageMessage
        title={title}
        text={text}
        actions={<ButtonLink to={paths.blog}>{blogStrings.backToBlog}</ButtonLink>}
      />
    </>
  );
}

/** A blog post; `id` in the address may be its slug or its id. */
export function PostPage() {
  const { id = '' } = useParams();
  const { data: post, error, isError } = useReadOnce(blogApi.endpoints.getPost, id);

  if (isError) {
    return <PostFailed status={asApiError(error).status} />;
  }
  return (
    <>
      <FeedLink />
      <PostArticle post={post} addressId={id} />
    </>
  );
}

export const postPage: PageModule = {
  Page: PostPage,
  api: blogApi,
};
