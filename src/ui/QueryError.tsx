import { paths } from '../contract/paths.ts';
import { errorStrings } from '../strings/errors.ts';
import { retryStrings } from '../strings/retry.ts';
import { Button, ButtonLink } from './Button.tsx';
import { ErrorState } from './ErrorState.tsx';
import { RetryButton } from './Retry.tsx';

interface QueryErrorProps {
  query: { isFetching: boolean; refetch: () => void };
  text?: string;
  headingLevel?: 1;
}

export function QueryError({ query, text = errorStrings.text, headingLevel }: QueryErrorProps) {
  return (
    <ErrorState
      title={errorStrings.title}
      text={text}
      headingLevel={headingLevel}
      isRetrying={query.isFetching}
      actions={
        <>
          <RetryButton isRetrying={query.isFetching} onRetry={query.refetch}>
            {retryStrings.tryAgain}
          </RetryButton>
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
