import { styled } from 'styled-components';
import { navigation } from '../../strings/navigation.ts';
import { color, layer, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { ELEMENT_IDS } from '../../contract/elementIds.ts';

const Root = styled.a`
  position: fixed;
  z-index: ${layer.menu};
  top: 12px;
  left: 12px;
  display: inline-flex;
  align-items: center;
  min-height: 3.5rem;
  padding: 0 24px;
  border-radius: ${radius.control};
  background: ${color.dusk};
  color: ${color.white};
  ${type.button}

  &:not(:focus) {
    transform: translateY(calc(-100% - 24px));
  }
`;

/** The first thing that Tab reaches: past the navigation, to the page. */
export function SkipLink() {
  return <Root href={`#${ELEMENT_IDS.main}`}>{navigation.skipToContent}</Root>;
}
