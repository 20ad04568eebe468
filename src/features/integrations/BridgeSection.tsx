import { styled } from 'styled-components';
import { integrationsCopy } from '../../copy/integrations';
import { darkGround } from '../../theme/mixins';
import { color, radius, space } from '../../theme/tokens';
import { Wide } from '../../ui/Layout';
import { SignUpButton } from '../../ui/SignUpButton';
import { Display2, Lead } from '../../ui/Text';
import { BridgeDrawing } from './BridgeDrawing';

const Place = styled.section`
  padding-bottom: ${space.section};
`;

const Panel = styled.div`
  ${darkGround}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  overflow: hidden;
  padding: clamp(36px, 6vw, 88px) clamp(24px, 5vw, 80px) 0;
  border-radius: ${radius.stage};
  background: ${color.dusk};
`;

const Words = styled.div`
  display: grid;
  gap: 22px;
  justify-items: start;
  max-width: 640px;
`;

/** Connecting an automation platform with over 7,000 apps (spec §2, Integrations). */
export function BridgeSection() {
  const { title, text, action } = integrationsCopy.bridge;
  return (
    <Place>
      <Wide>
        <Panel>
          <Words>
            <Display2 as="h2">{title}</Display2>
            <Lead>{text}</Lead>
            <SignUpButton variant="lit">{action}</SignUpButton>
          </Words>
          <BridgeDrawing />
        </Panel>
      </Wide>
    </Place>
  );
}
