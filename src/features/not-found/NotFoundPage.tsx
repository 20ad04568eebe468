import { notFoundCopy } from '../../copy/notFound';
import { paths } from '../../contract/paths';
import { ButtonLink } from '../../ui/Button';
import { FullPageMessage } from '../../ui/FullPageMessage';
import { PageMeta } from '../../ui/PageMeta';

/** Every address that is not in the route table (spec §2); the server answers it with 404. */
export function NotFoundPage() {
  const { goHome, helpCenter, text, title } = notFoundCopy;
  return (
    <>
      <PageMeta title={title} description={text} />
      <FullPageMessage
        title={title}
        text={text}
        actions={
          <>
            <ButtonLink to={paths.home}>{goHome}</ButtonLink>
            <ButtonLink variant="secondary" to={paths.helpCenter}>
              {helpCenter}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
