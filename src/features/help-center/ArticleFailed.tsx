import { paths } from '../../contract/paths.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FullPageMessage } from '../../ui/FullPageMessage.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

const words = helpCenterStrings.article;

/** In place of an article that does not exist or did not arrive (spec §8, Help article). */
export function ArticleFailed({ status }: { status: number }) {
  const text = status === 404 ? words.missing : words.failed;
  return (
    <>
      <PageMeta title={words.errorTitle} description={text} />
      <FullPageMessage
        title={words.errorTitle}
        text={text}
        actions={<ButtonLink to={paths.helpCenter}>{helpCenterStrings.back}</ButtonLink>}
      />
    </>
  );
}
