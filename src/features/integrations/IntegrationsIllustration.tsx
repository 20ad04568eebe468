import { styled } from 'styled-components';
import { useAppSelector } from '../../store/hooks.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { selectIntegrations } from './integrationsSelectors.ts';
import { WindowLogo } from './WindowLogo.tsx';

const WINDOWS = Array.from({ length: 20 }, (_, index) => index);

/** Windows in the order apps move in. The seventh app, the bridge to all others, gets the lit one. */
const MOVING_IN = [0, 2, 3, 5, 6, 8, 11, 10, 12, 13, 15, 16, 18, 19];
const LIT_WINDOW = 11;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: 12px;
  padding-bottom: 34px;

  ${media.md} {
    grid-template-columns: repeat(10, 1fr);
    gap: 14px;
  }
`;

const Window = styled.div<{ $lit: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 5;
  background: ${({ $lit }) => ($lit ? color.lit : 'var(--glass)')};

  /* Mullions, where no logo hides them. */
  &:empty::before {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(var(--tint), var(--tint)) 50% 0 / 3px 100% no-repeat,
      linear-gradient(var(--tint), var(--tint)) 0 50% / 100% 3px no-repeat;
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto -5px -6px;
    height: 6px;
    background: var(--sill);
  }
`;

/** Ten by two windows with the apps' logos: a picture, the list below says it in words. */
export function IntegrationsIllustration() {
  const integrations = useAppSelector(selectIntegrations);
  return (
    <Grid aria-hidden="true">
      {WINDOWS.map((window) => {
        const logo = integrations[MOVING_IN.indexOf(window)]?.logo_url;
        return (
          <Window key={window} $lit={window === LIT_WINDOW}>
            {logo && <WindowLogo src={logo} />}
          </Window>
        );
      })}
    </Grid>
  );
}
