import { styled } from 'styled-components';
import { integrationsStrings } from '../../strings/integrations.ts';
import { art } from '../../theme/illustrationColors.ts';
import { hueColors } from '../../theme/mixins.ts';
import { color, radius } from '../../theme/tokens.ts';
import { Wide } from '../../ui/Layout.tsx';
import { Display1, Lead } from '../../ui/Text.tsx';
import { IntegrationsIllustration } from './IntegrationsIllustration.tsx';
import { sill } from '../../shared/marketing/sillStyles.ts';

const Top = styled.section`
  padding-top: 24px;
`;

const Facade = styled.div`
  ${hueColors('stone')}
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

/** A stone house front; each connected app shows in a window. The one centered hero of the site. */
export function IntegrationsHero() {
  return (
    <Top>
      <Wide>
        <Facade>
          <Words>
            <Display1>{integrationsStrings.title}</Display1>
            <Lead>{integrationsStrings.lead}</Lead>
          </Words>
          <IntegrationsIllustration />
        </Facade>
      </Wide>
    </Top>
  );
}
