import { css, styled } from 'styled-components';
import { art } from '../../theme/pictureColors.ts';
import { media } from '../../theme/media.ts';
import { darkGround, hueColors } from '../../theme/mixins.ts';
import { color, motion, radius, shadow, type Hue } from '../../theme/tokens.ts';

const quiet = css`
  --tick: ${color.leaf};
  --rule: ${color.line};
  background: ${color.white};
  box-shadow: ${shadow.hair};
`;

const popular = css`
  ${darkGround}
  --tint: ${art.duskSky};
  --deep: ${color.lit};
  --tick: ${color.lit};
  --rule: ${color.duskLine};
  background: ${color.dusk};
`;

export const PlanFrame = styled.article<{ $popular: boolean; $fits?: boolean; $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
  ${({ $popular }) => ($popular ? popular : quiet)}
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: ${radius.card};
  outline: 4px solid ${({ $fits }) => ($fits ? color.lit : 'transparent')};
  outline-offset: 3px;
  transition: outline-color ${motion.base};
`;

const padding = 'clamp(20px, 9.2vw, 36px)';

export const PlanPicture = styled.div`
  display: flex;
  align-items: flex-end;
  height: 124px;
  padding-inline: ${padding};
  background: var(--tint);
  border-bottom: 8px solid var(--deep);

  svg {
    width: auto;
    max-height: calc(100% - 12px);
  }
`;

/** The features are below the offer, or next to it where the card is as wide as the page. */
export const PlanBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 16px;
  padding: 1.5rem ${padding} 2.25rem;

  ${media.md} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px 32px;
    align-content: start;
  }
  > * {
    grid-column: 1;
  }
  ${media.lg} {
    display: flex;
    gap: 16px;
  }
`;

export const PlanTicks = styled.ul`
  display: grid;
  gap: 11px;
  padding-top: 20px;
  border: 0 solid var(--rule);
  border-top-width: 1px;
  align-content: start;
  font-size: 1rem;
  line-height: 1.5rem;

  li {
    display: flex;
    gap: 11px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: var(--tick);
  }
  ${media.md} {
    && {
      grid-area: 1 / 2 / span 5;
    }
    padding: 0.25rem 0 0 32px;
    border-width: 0 0 0 1px;
  }
  ${media.lg} {
    padding: 1.25rem 0 0;
    border-width: 1px 0 0;
  }
`;
