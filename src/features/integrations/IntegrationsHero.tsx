import { styled } from 'styled-components';
import { integrationsCopy } from '../../copy/integrations';
import { art } from '../../theme/art';
import { doorColors } from '../../theme/mixins';
import { color, radius } from '../../theme/tokens';
import { Wide } from '../../ui/Layout';
import { Display1, Lead } from '../../ui/Text';
import { HeroWindows } from './HeroWindows';
import { sill } from '../../ui/sill';

const Top = styled.section`
  padding-top: 24px;
`;

const Facade = styled.div`
  ${doorColors('integrations')}
  ${sill}
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

/** A stone house front; each connected app shows in a window. The one centred hero of the site. */
export function IntegrationsHero() {
  return (
    <Top>
      <Wide>
        <Facade>
          <Words>
            <Display1>{integrationsCopy.title}</Display1>
            <Lead>{integrationsCopy.lead}</Lead>
          </Words>
          <HeroWindows />
        </Facade>
      </Wide>
    </Top>
  );
}
