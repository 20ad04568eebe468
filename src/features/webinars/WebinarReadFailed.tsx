import { paths } from '../../contract/paths';
import { errorCopy } from '../../copy/errors';
import { Button, ButtonLink } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';

interface WebinarReadFailedProps {
  onTryAgain: () => void;
  /** Makes the title a heading where the page has no other. */
  headingLevel?: 1;
}

/** In place of what did not arrive; the spec has no words of its own for it (§8). */
export function WebinarReadFailed({ onTryAgain, headingLevel }: WebinarReadFailedProps) {
  return (
    <ErrorState
      title={errorCopy.title}
      text={errorCopy.text}
      headingLevel={headingLevel}
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
