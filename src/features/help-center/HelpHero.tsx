import { styled } from 'styled-components';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { darkGround } from '../../theme/mixins.ts';
import { color, layer } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/Layout.tsx';
import { Display2 } from '../../ui/Text.tsx';
import { HelpSearch } from './HelpSearch.tsx';

// Above the cards, which the dropdown covers.
const Root = styled.section`
  ${darkGround}
  position: relative;
  z-index: ${layer.sticky};
  background: ${color.dusk};
`;

const Rooftops = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;

  img {
    position: absolute;
    bottom: 0;
    left: 50%;
    width: max(1440px, 100%);
    max-width: none;
    height: auto;
    transform: translate(-50%, 51%);
  }
`;

const Words = styled(Wrap)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 32px;
  padding-block: clamp(56px, 6vw, 96px) clamp(150px, 13vw, 212px);
  text-align: center;
`;

/** The question, and the box for it, over the roofs of the street. */
export function HelpHero() {
  return (
    <Root>
      <Rooftops aria-hidden="true">
        <img src="/street/street-night.svg" alt="" width={1440} height={420} decoding="async" />
      </Rooftops>
      <Words>
        <Display2>{helpCenterStrings.home.title}</Display2>
        <HelpSearch />
      </Words>
    </Root>
  );
}
