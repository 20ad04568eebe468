import { paths } from '../contract/paths';
import { errorCopy } from '../copy/errors';
import { Button, ButtonLink } from './Button';
import { ErrorState } from './ErrorState';

interface ReadFailedProps {
  onTryAgain: () => void;
  /** What did not arrive, where the general words would say too little. */
  text?: string;
  /** Makes the title a heading where the page has no other. */
  headingLevel?: 1;
}

/** In place of what did not arrive and has no words of its own in the spec (§8, route errors). */
export function ReadFailed({ onTryAgain, text = errorCopy.text, headingLevel }: ReadFailedProps) {
  return (
    <ErrorState
      title={errorCopy.title}
      text={text}
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
