import { styled } from 'styled-components';
import { errorStrings } from '../strings/errors.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const Center = styled.div`
  display: grid;
  place-items: center;
  min-height: 60vh;
`;

/** Shown while a page's code is on its way. */
export function PageLoading() {
  return (
    <Center role="status">
      <Spinner size={32} />
      <VisuallyHidden>{errorStrings.loading}</VisuallyHidden>
    </Center>
  );
}
