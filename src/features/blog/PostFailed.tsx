import { paths } from '../../contract/paths.ts';
import { blogStrings } from '../../strings/blog.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FullPageMessage } from '../../ui/FullPageMessage.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** In place of a post that does not exist or did not arrive (spec §8, Post load). */
export function PostFailed({ status }: { status: number }) {
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
