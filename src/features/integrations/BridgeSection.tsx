import { styled } from 'styled-components';
import { integrationsStrings } from '../../strings/integrations.ts';
import { darkGround } from '../../theme/mixins.ts';
import { color, radius, space } from '../../theme/tokens.ts';
import { Wide } from '../../ui/Layout.tsx';
import { SignUpButton } from '../../ui/SignUpButton.tsx';
import { Display2, Lead } from '../../ui/Text.tsx';
import { BridgeIllustration } from './BridgeIllustration.tsx';

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
  const { title, text, action } = integrationsStrings.bridge;
  return (
    <Place>
      <Wide>
        <Panel>
          <Words>
            <Display2 as="h2">{title}</Display2>
            <Lead>{text}</Lead>
            <SignUpButton variant="lit">{action}</SignUpButton>
          </Words>
          <BridgeIllustration />
        </Panel>
      </Wide>
    </Place>
  );
}
