import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';

const TRANSOM = '36%';

/** The glass of a lit pane, lighter above its transom. */
export const litGlass = `linear-gradient(${color.litSoft} ${TRANSOM}, ${color.lit} 0)`;

/** The container sets the hue (`hueColors`). It can set `--glass` to light the other panes. */
const Glass = styled.div`
  --bar: 3px;
  flex: none;
  forced-color-adjust: none;
  border: calc(var(--bar) + 2px) solid var(--deep);
  background:
    linear-gradient(var(--deep) 0 0) 0 ${TRANSOM} / 100% var(--bar) no-repeat,
    repeating-linear-gradient(
        90deg,
        var(--deep) 0 var(--bar),
        transparent 0 calc(100% / var(--panes))
      )
      calc(-1 * var(--bar)) / calc(100% + var(--bar)) no-repeat,
    var(--first, ${litGlass}) 0 / calc(100% / var(--panes)) no-repeat,
    var(--glass, color-mix(in srgb, var(--deep) 22%, var(--tint)));
`;

const MOST_PANES = 16;

/** A window with a transom and a pane for each article, the first of them lit. */
export const Sash = styled(Glass).attrs({
  'aria-hidden': true,
  'data-screen-only': true,
})<{ $articles: number }>`
  --panes: ${({ $articles }) => Math.min(Math.max($articles, 1), MOST_PANES)};
  ${({ $articles }) => $articles === 0 && '--first: none;'}
`;
