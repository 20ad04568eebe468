import { paths } from '../../contract/paths';
import { blogCopy } from '../../copy/blog';
import { ButtonLink } from '../../ui/Button';
import { FullPageMessage } from '../../ui/FullPageMessage';
import { PageMeta } from '../../ui/PageMeta';

/** In place of a post that does not exist or did not arrive (spec §8, Post load). */
export function PostFailed({ status }: { status: number }) {
  const { title, text } = status === 404 ? blogCopy.notFound : blogCopy.failed;
  return (
    <>
      <PageMeta title={title} description={text} />
      <FullPageMessage
        title={title}
        text={text}
        actions={<ButtonLink to={paths.blog}>{blogCopy.backToBlog}</ButtonLink>}
      />
    </>
  );
}
