import { paths } from '../../contract/paths';
import { helpCenterCopy } from '../../copy/help-center';
import { ButtonLink } from '../../ui/Button';
import { FullPageMessage } from '../../ui/FullPageMessage';
import { PageMeta } from '../../ui/PageMeta';

const words = helpCenterCopy.article;

/** In place of an article that does not exist or did not arrive (spec §8, Help article). */
export function ArticleFailed({ status }: { status: number }) {
  const text = status === 404 ? words.missing : words.failed;
  return (
    <>
      <PageMeta title={words.errorTitle} description={text} />
      <FullPageMessage
        title={words.errorTitle}
        text={text}
        actions={<ButtonLink to={paths.helpCenter}>{helpCenterCopy.back}</ButtonLink>}
      />
    </>
  );
}
