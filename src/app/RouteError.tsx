import { errorStrings } from '../strings/common.ts';
import { paths } from '../contract/paths.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { FullPageMessage } from '../ui/FullPageMessage.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';

/** The generic error page. `standalone`: it replaces the layout as well. */
export function RouteError({ standalone = false }: { standalone?: boolean }) {
  const message = (
    <>
      <PageMeta title={errorStrings.title} description={errorStrings.text} />
      <FullPageMessage
        title={errorStrings.title}
        text={errorStrings.text}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{errorStrings.refresh}</Button>
            <ButtonLink variant="secondary" to={paths.home} reloadDocument={standalone}>
              {errorStrings.goHome}
            </ButtonLink>
          </>
        }
      />
    </>
  );
  return standalone ? <main>{message}</main> : message;
}
