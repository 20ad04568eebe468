import { notFoundStrings } from '../../strings/notFound.ts';
import { paths } from '../../contract/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FullPageMessage } from '../../ui/FullPageMessage.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** Every address that is not in the route table (spec §2); the server answers it with 404. */
export function NotFoundPage() {
  const { goHome, helpCenter, text, title } = notFoundStrings;
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
