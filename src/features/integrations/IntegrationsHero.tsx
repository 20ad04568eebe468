import { styled } from 'styled-components';
import { integrationsStrings } from '../../strings/integrations.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { art } from '../../theme/pictureColors.ts';
import { media } from '../../theme/media.ts';
import { hueColors } from '../../theme/mixins.ts';
import { color, radius } from '../../theme/tokens.ts';
import { bottomEdge } from '../../shared/marketing/Scene.tsx';
import { Wide } from '../../ui/Layout.tsx';
import { Display1, Lead } from '../../ui/Text.tsx';
import { useImageFailure } from '../../ui/useImageFailure.ts';
import { selectFirstIntegrations } from './integrationsSelectors.ts';

const Logo = styled.img`
  width: 64%;
  height: auto;
  aspect-ratio: 1;
  object-fit: contain;
`;

/** A logo behind a hero window; nothing at all when it can't be loaded, then the window stands empty. */
function WindowLogo({ src }: { src: string }) {
  const { hasFailed, imageRef, handleError } = useImageFailure(src);
  if (hasFailed) return null;
  return (
    <Logo
      ref={imageRef}
      src={src}
      alt=""
      width={64}
      height={64}
      fetchPriority="low"
      onError={handleError}
    />
  );
}

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
function IntegrationsIllustration() {
  const integrations = useAppSelector(selectFirstIntegrations);
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

const Top = styled.section`
  padding-top: 24px;
`;

const Panel = styled.div`
  ${hueColors('stone')}
  ${bottomEdge}
  padding: clamp(48px, 6vw, 88px) clamp(20px, 4vw, 56px) 0;
  border-radius: ${radius.stage};
  background: var(--tint);
  --glass: ${art.stoneGlass};
  --sill: ${color.white};
`;

const Words = styled.div`
  display: grid;
  gap: 20px;
  justify-items: center;
  margin-bottom: clamp(40px, 4.4vw, 64px);
  text-align: center;
`;

/** A stone house front; each connected app shows in a window. The one centered hero of the site. */
export function IntegrationsHero() {
  return (
    <Top>
      <Wide>
        <Panel>
          <Words>
            <Display1>{integrationsStrings.title}</Display1>
            <Lead>{integrationsStrings.lead}</Lead>
          </Words>
          <IntegrationsIllustration />
        </Panel>
      </Wide>
    </Top>
  );
}
