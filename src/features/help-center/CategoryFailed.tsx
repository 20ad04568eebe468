import { styled } from 'styled-components';
import type { ApiError } from '../../api/apiError';
import { paths } from '../../contract/paths';
import { helpCenterCopy } from '../../copy/help-center';
import { space } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { Wrap } from '../../ui/Layout';
import { PageMeta } from '../../ui/PageMeta';

const words = helpCenterCopy.category;

const Place = styled(Wrap)`
  padding-block: clamp(48px, 5.6vw, 88px) ${space.section};
`;

interface CategoryFailedProps {
  error: ApiError;
  onTryAgain: () => void;
}

/** In place of a category that does not exist or did not arrive: "Error: " plus the message (spec §8). */
export function CategoryFailed({ error, onTryAgain }: CategoryFailedProps) {
  const title = words.error(error.message || words.unknownError);
  return (
    <Place>
      <PageMeta title={title} description={title} />
      <ErrorState
        title={title}
        headingLevel={1}
        actions={
          <>
            <ButtonLink to={paths.helpCenter}>{helpCenterCopy.back}</ButtonLink>
            {error.status !== 404 && (
              <Button variant="secondary" onClick={onTryAgain}>
                {words.tryAgain}
              </Button>
            )}
          </>
        }
      />
    </Place>
  );
}
