import { styled } from 'styled-components';
import { integrationsStrings } from '../../strings/integrations.ts';
import { art } from '../../theme/pictureColors.ts';
import { media } from '../../theme/media.ts';
import { darkGround } from '../../theme/mixins.ts';
import { color, radius, space } from '../../theme/tokens.ts';
import { Wide } from '../../ui/Layout.tsx';
import { SignUpButton } from '../../ui/Button.tsx';
import { Display2, Lead } from '../../ui/Text.tsx';

const DECK = 248;
const HANGERS = 29;
const PITCH = 40.714;
/** The two hangers that would hang inside a tower. */
const IN_TOWER = [7, 21];

/** Height of the cable at `x`: a quadratic curve between two ends, sagging towards `middle`. */
const sag = (x: number, from: number, to: number, heights: readonly [number, number, number]) => {
  const t = (x - from) / (to - from);
  const [start, middle, end] = heights;
  return start * (1 - t) ** 2 + 2 * middle * t * (1 - t) + end * t ** 2;
};

const cableHeight = (x: number): number => {
  if (x < 300) return sag(x, -10, 300, [200, 150, 36]);
  if (x < 880) return sag(x, 300, 880, [36, 326, 36]);
  return sag(x, 880, 1190, [36, 150, 200]);
};

const hangers = Array.from({ length: HANGERS }, (_, index) => index)
  .filter((index) => !IN_TOWER.includes(index))
  .map((index) => {
    const x = 20 + index * PITCH;
    return `M${Math.round(x)} ${Math.round(cableHeight(x))}V${DECK}`;
  })
  .join('');

const Drawing = styled.svg`
  width: 100%;
  height: auto;

  ${media.belowMd} {
    width: 820px;
    max-width: none;
    margin-left: -120px;
  }
`;

/** The suspension bridge of the automation section; one window in its towers is lit. */
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
      <path d={hangers} stroke={art.roofOnDusk} strokeWidth="2" />
      <rect x="285" y="90" width="30" height="40" fill={art.darkGlass} />
      <rect x="865" y="90" width="30" height="40" fill={color.lit} />
    </Drawing>
  );
}

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

/** Connecting an automation platform with over 7,000 apps. */
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
