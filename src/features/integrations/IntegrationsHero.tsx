import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import type { Integration } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { bottomEdge } from '../../shared/marketing/Scene.tsx';
import { integrationsStrings } from '../../strings/integrations.ts';
import { media } from '../../theme/media.ts';
import { hueColors } from '../../theme/mixins.ts';
import { art } from '../../theme/pictureColors.ts';
import { color, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { SignUpButton } from '../../ui/Button.tsx';
import { FallbackImage } from '../../ui/FallbackImage.tsx';
import { Stack, Wide } from '../../ui/Layout.tsx';
import { Display1, Lead } from '../../ui/Text.tsx';
import { OVERVIEW_COUNT } from './integrationsApi.ts';

const Logo = styled(FallbackImage)`
  width: 64%;
  height: auto;
  aspect-ratio: 1;
  object-fit: contain;
`;

const Windows = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.25rem, 1fr));
  gap: 12px;
  padding-bottom: 34px;

  ${media.md} {
    grid-template-columns: repeat(8, 1fr);
  }
`;

const Window = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 6px;
  aspect-ratio: 5 / 7;
  padding-top: 8px;
  background: var(--glass);
  font-size: 0.75rem;
  line-height: 1rem;
  text-align: center;

  ${media.lg} {
    align-content: center;
    font-size: 0.875rem;
  }

  &::after {
    content: '';
    position: absolute;
    inset: auto -5px -6px;
    height: 6px;
    background: var(--sill);
  }
`;

const LitWindow = styled(Window).attrs({ as: AppLink })`
  grid-column: span 2;
  display: flex;
  flex-wrap: wrap;
  place-content: center;
  gap: 0 12px;
  aspect-ratio: auto;
  background: ${color.lit};
  ${type.h4}

  &:hover {
    background: ${color.litHover};
  }
`;

const Panel = styled.div`
  ${hueColors('stone')}
  ${bottomEdge}
  margin-top: 24px;
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
    <Wide as="section">
      <Panel>
        <Heading>
          <Display1>{integrationsStrings.title}</Display1>
          <Lead>{integrationsStrings.lead}</Lead>
          <SignUpButton>{integrationsStrings.closing.action}</SignUpButton>
        </Heading>
        <Windows>
          {Array.from({ length: Number(OVERVIEW_COUNT) }, (_, index) => {
            const { logo_url: logo, name } = integrations[index] ?? {};
            return (
              <Window key={index}>
                {logo && <Logo src={logo} width={64} height={64} fetchPriority="low" />}
                {name}
              </Window>
            );
          })}
          <LitWindow to={paths.allIntegrations}>
            {integrationsStrings.allApps}
            <ArrowRight size={22} strokeWidth={2} aria-hidden="true" />
          </LitWindow>
        </Windows>
      </Panel>
    </Wide>
  );
}
