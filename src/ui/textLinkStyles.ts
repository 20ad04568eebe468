import { css } from 'styled-components';
import { color, motion } from '../theme/tokens.ts';

/** The lit underline of a text link; it rises where `background-size` is set to `textLinkRisen`. */
export const textLinkStyles = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  padding: 0.25rem 0;
  font-weight: 580;
  line-height: 1.5rem;
  background: linear-gradient(${color.lit}, ${color.lit}) 0 100% / 100% 3px no-repeat;
  transition: background-size 200ms ${motion.ease};
`;

export const textLinkRisen = '100% 45%';
