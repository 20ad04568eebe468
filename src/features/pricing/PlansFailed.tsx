import { paths } from '../../contract/paths';
import { pricingCopy } from '../../copy/pricing';
import { Button, ButtonLink } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';

const { failed } = pricingCopy;

/** In place of plans that did not arrive (spec §8, route errors). */
export function PlansFailed({ onTryAgain }: { onTryAgain: () => void }) {
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
