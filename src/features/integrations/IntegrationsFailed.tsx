import { paths } from '../../contract/paths';
import { integrationsCopy } from '../../copy/integrations';
import { Button, ButtonLink } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';

const { failed } = integrationsCopy;

/** In place of a list that did not arrive (spec §8, route errors). */
export function IntegrationsFailed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <ErrorState
      title={failed.title}
      text={failed.text}
      actions={
        <>
          <Button onClick={onTryAgain}>{failed.tryAgain}</Button>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {failed.refresh}
          </Button>
          <ButtonLink variant="secondary" to={paths.home}>
            {failed.goHome}
          </ButtonLink>
        </>
      }
    />
  );
}
