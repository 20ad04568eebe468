import { styled } from 'styled-components';
import type { ApiError } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { space } from '../../theme/tokens.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/StateCard.tsx';
import { Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

const words = helpCenterStrings.category;

const Place = styled(Wrap)`
  padding-block: clamp(48px, 5.6vw, 88px) ${space.section};
`;

interface CategoryFailedProps {
  error: ApiError;
  onTryAgain: () => void;
}

/** In place of a category that does not exist or did not arrive: "Error: " plus the message. */
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
            <ButtonLink to={paths.helpCenter}>{helpCenterStrings.back}</ButtonLink>
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
