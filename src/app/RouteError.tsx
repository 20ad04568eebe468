import { errorCopy } from '../copy/errors';
import { paths } from '../contract/paths';
import { Button, ButtonLink } from '../ui/Button';
import { FullPageMessage } from '../ui/FullPageMessage';
import { PageMeta } from '../ui/PageMeta';

/** The generic error page (spec §2, Error page). `standalone`: the layout itself failed, so it brings its own main. */
export function RouteError({ standalone = false }: { standalone?: boolean }) {
  const message = (
    <>
      <PageMeta title={errorCopy.title} description={errorCopy.text} />
      <FullPageMessage
        title={errorCopy.title}
        text={errorCopy.text}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{errorCopy.refresh}</Button>
            <ButtonLink variant="secondary" to={paths.home} reloadDocument={standalone}>
              {errorCopy.goHome}
            </ButtonLink>
          </>
        }
      />
    </>
  );
  return standalone ? <main>{message}</main> : message;
}
