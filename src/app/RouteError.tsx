import { errorStrings } from '../strings/errors.ts';
import { paths } from '../contract/paths.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { FullPageMessage } from '../ui/FullPageMessage.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';

interface RouteErrorProps {
  /** Replaces the layout as well, because it failed. The link then loads a new document. */
  standalone?: boolean;
}

export function RouteError({ standalone = false }: RouteErrorProps) {
  const message = (
    <>
      <PageMeta title={errorStrings.title} description={errorStrings.text} />
      <FullPageMessage
        title={errorStrings.title}
        text={errorStrings.text}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{errorStrings.refresh}</Button>
            <ButtonLink variant="outlined" to={paths.home} reloadDocument={standalone}>
              {errorStrings.goHome}
            </ButtonLink>
          </>
        }
      />
    </>
  );
  return standalone ? <main>{message}</main> : message;
}
