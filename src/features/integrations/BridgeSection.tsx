import { styled } from 'styled-components';
import { integrationsStrings } from '../../strings/integrations.ts';
import { art } from '../../theme/pictureColors.ts';
import { media } from '../../theme/media.ts';
import { darkGround } from '../../theme/mixins.ts';
import { color, radius, space } from '../../theme/tokens.ts';
import { SignUpButton } from '../../ui/Button.tsx';
import { Grid, Stack, Wide } from '../../ui/Layout.tsx';
import { Display2, Lead } from '../../ui/Text.tsx';

/** From the cables to the deck. */
const HANGERS =
  'M20 190V248M61 174V248M101 156V248M142 136V248M183 113V248M224 88V248M264 61V248M346 78V248M386 110V248' +
  'M427 135V248M468 155V248M509 170V248M549 178V248M590 181V248M631 178V248M671 170V248M712 155V248M753 135V248' +
  'M794 110V248M834 78V248M916 61V248M956 88V248M997 113V248M1038 136V248M1079 156V248M1119 174V248M1160 190V248';

const Drawing = styled.svg`
  width: 100%;
  height: auto;

  ${media.belowMd} {
    width: 820px;
    max-width: none;
    margin-left: -120px;
  }
`;

function BridgeIllustration() {
  return (
    <Drawing viewBox="0 0 1180 300" aria-hidden="true">
      <path d="M0 250h1180" stroke={color.limewash} strokeWidth="8" />
      <path d="M0 262h1180" stroke={color.lit} strokeWidth="4" />
      <path d="M300 30v270M880 30v270" stroke={art.facadeShade} strokeWidth="34" />
      <path d="M300 30v220M880 30v220" stroke={art.facade} strokeWidth="34" />
      <path
        d="M-10 200Q150 150 300 36q290 290 580 0 150 114 310 164"
        fill="none"
        stroke={color.limewash}
        strokeWidth="5"
      />
      <path d={HANGERS} stroke={art.roofOnDusk} strokeWidth="2" />
      <rect x="285" y="90" width="30" height="40" fill={art.darkGlass} />
      <rect x="865" y="90" width="30" height="40" fill={color.lit} />
    </Drawing>
  );
}

const Spaced = styled.section`
  padding-bottom: ${space.section};
`;

const Panel = styled(Grid).attrs({ $gap: 40 })`
  ${darkGround}
  overflow: hidden;
  padding: clamp(36px, 6vw, 88px) clamp(24px, 5vw, 80px) 0;
  border-radius: ${radius.stage};
  background: ${color.dusk};
`;

const Text = styled(Stack).attrs({ $gap: 22, $justify: 'start' })`
  max-width: 640px;
`;

/** A platform that connects over 7,000 apps. */
export function BridgeSection() {
  const { title, text, action } = integrationsStrings.bridge;
  return (
    <Spaced>
      <Wide>
        <Panel>
          <Text>
            <Display2 as="h2">{title}</Display2>
            <Lead>{text}</Lead>
            <SignUpButton variant="lit">{action}</SignUpButton>
          </Text>
          <BridgeIllustration />
        </Panel>
      </Wide>
    </Spaced>
  );
}
