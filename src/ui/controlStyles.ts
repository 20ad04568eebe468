import { css } from 'styled-components';
import { color, motion, radius, size } from '../theme/tokens.ts';

/** The look of an input, a select or a text area. `aria-invalid` and `disabled` change it. */
export const controlStyles = css`
  width: 100%;
  height: ${size.control};
  padding: 0 16px;
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.white};
  color: ${color.ink};
  font-size: 1.0625rem;
  font-weight: 450;
  line-height: 1.3;
  letter-spacing: -0.01em;
  text-overflow: ellipsis;
  transition: border-color ${motion.fast};

  &::placeholder {
    color: ${color.ink3};
    opacity: 1;
  }
  &:hover {
    border-color: ${color.ink};
  }
  &[aria-invalid='true'] {
    border: 2px solid ${color.brick};
    padding-inline: 15px;
    background: ${color.brickWash};
  }
  &:focus,
  &:focus-visible {
    border: 2px solid ${color.ink};
    padding-inline: 15px;
    border-radius: ${radius.control};
    outline: 3px solid ${color.lit};
    outline-offset: 0;
  }
  &:disabled {
    border: 1px solid ${color.control};
    padding-inline: 16px;
    background: ${color.plaster};
    color: ${color.ink3};
    opacity: 1;
    cursor: not-allowed;
  }
`;
