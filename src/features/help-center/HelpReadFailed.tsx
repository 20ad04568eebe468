import { paths } from '../../contract/paths';
import { errorCopy } from '../../copy/errors';
import { Button, ButtonLink } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';

/** In place of cards that did not arrive (spec §8, route errors). */
export function HelpReadFailed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <ErrorState
      title={errorCopy.title}
      text={errorCopy.text}
      actions={
        <>
          <Button onClick={onTryAgain}>{errorCopy.tryAgain}</Button>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {errorCopy.refresh}
          </Button>
          <ButtonLink variant="secondary" to={paths.home}>
            {errorCopy.goHome}
          </ButtonLink>
        </>
      }
    />
  );
}
