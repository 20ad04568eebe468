import { styled } from 'styled-components';
import type { Integration } from '../../contract/entities.ts';
import { bottomEdge } from '../../shared/marketing/Scene.tsx';
import { integrationsStrings } from '../../strings/integrations.ts';
import { media } from '../../theme/media.ts';
import { hueColors } from '../../theme/mixins.ts';
import { art } from '../../theme/pictureColors.ts';
import { color, radius } from '../../theme/tokens.ts';
import { SignUpButton } from '../../ui/Button.tsx';
import { FallbackImage } from '../../ui/FallbackImage.tsx';
import { Stack, Wide } from '../../ui/Layout.tsx';
import { Display1, Lead } from '../../ui/Text.tsx';

const Logo = styled(FallbackImage)`
  width: 64%;
  height: auto;
  aspect-ratio: 1;
  object-fit: contain;
`;

const WINDOW_COUNT = 16;
/** The windows of the integrations. The seventh, which connects to all others, has the lit one. */
const OCCUPIED_WINDOWS = [0, 1, 2, 3, 5, 6, 10, 7, 8, 11, 12, 13, 14, 15];
const LIT_WINDOW = 10;

const Windows = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 12px;
  padding-bottom: 34px;

  ${media.md} {
    grid-template-columns: repeat(8, 1fr);
    gap: 14px;
  }
`;

const Window = styled.div<{ $lit: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 5;
  background: ${({ $lit }) => ($lit ? color.lit : 'var(--glass)')};

  /* Bars of a window without a logo. */
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

const Top = styled(Wide)`
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

const Heading = styled(Stack).attrs({ $gap: 20, $justify: 'center' })`
  margin-bottom: clamp(40px, 4.4vw, 64px);
  text-align: center;
`;

export function IntegrationsHero({ integrations }: { integrations: readonly Integration[] }) {
  return (
    <Top as="section">
      <Panel>
        <Heading>
          <Display1>{integrationsStrings.title}</Display1>
          <Lead>{integrationsStrings.lead}</Lead>
          <SignUpButton>{integrationsStrings.bridge.action}</SignUpButton>
        </Heading>
        <Windows aria-hidden="true">
          {Array.from({ length: WINDOW_COUNT }, (_, index) => {
            const logo = integrations[OCCUPIED_WINDOWS.indexOf(index)]?.logo_url;
            return (
              <Window key={index} $lit={index === LIT_WINDOW}>
                {logo && <Logo src={logo} width={64} height={64} fetchPriority="low" />}
              </Window>
            );
          })}
        </Windows>
      </Panel>
    </Top>
  );
}
