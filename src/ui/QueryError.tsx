import { paths } from '../contract/paths.ts';
import { errorStrings } from '../strings/errors.ts';
import { Button, ButtonLink } from './Button.tsx';
import { ErrorState } from './ErrorState.tsx';

interface QueryErrorProps {
  onTryAgain: () => void;
  /** What did not arrive, where the general words would say too little. */
  text?: string;
  /** Makes the title a heading where the page has no other. */
  headingLevel?: 1;
}

/** Shown for a failed query that has no text for its error. */
export function QueryError({
  onTryAgain,
  text = errorStrings.text,
  headingLevel,
}: QueryErrorProps) {
  return (
    <ErrorState
      title={errorStrings.title}
      text={text}
      headingLevel={headingLevel}
      actions={
        <>
          <Button onClick={onTryAgain}>{errorStrings.tryAgain}</Button>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {errorStrings.refresh}
          </Button>
          <ButtonLink variant="secondary" to={paths.home}>
            {errorStrings.goHome}
          </ButtonLink>
        </>
      }
    />
  );
}
