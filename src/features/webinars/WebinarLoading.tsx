import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { Wrap } from '../../ui/Layout.tsx';

const Root = styled(Wrap)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 18px;
  min-height: 60vh;
  color: ${color.ink2};
  font-weight: 540;
`;

/** The whole page while its event or video is on its way; its words are the page's heading meanwhile. */
export function WebinarLoading({ children }: { children: string }) {
  return (
    <Root role="status">
      <Spinner size={32} />
      <h1>{children}</h1>
    </Root>
  );
}
