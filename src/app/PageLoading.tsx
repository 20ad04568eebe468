import { styled } from 'styled-components';
import { errorCopy } from '../copy/errors';
import { PaneSpinner } from '../ui/PaneSpinner';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Center = styled.div`
  display: grid;
  place-items: center;
  min-height: 60vh;
`;

/** Shown while a page's code is on its way. */
export function PageLoading() {
  return (
    <Center role="status">
      <PaneSpinner size={32} />
      <VisuallyHidden>{errorCopy.loading}</VisuallyHidden>
    </Center>
  );
}
