import { css } from 'styled-components';
import { cardFrame } from '../../theme/mixins.ts';
import { color, radius } from '../../theme/tokens.ts';

/** The steps of a guide, numbered on tiles, with the names of controls raised. Lists within a step keep plain numbers. */
export const stepStyles = css`
  > p:first-child {
    color: ${color.ink};
    font-size: clamp(1.1875rem, 2.2vw, 1.375rem);
    line-height: 1.5;
  }
  > ol {
    margin-top: 20px;
    padding: 8px clamp(16px, 3.6vw, 28px);
    ${cardFrame}
  }
  /* A picture of the steps, and the steps below its sill. */
  > p:has(> span > img):has(+ ol) {
    border-radius: ${radius.card} ${radius.card} 0 0;

    + ol {
      margin-top: 0;
      border-radius: 0 0 ${radius.card} ${radius.card};
    }
  }
  > ol > li {
    margin: 0;
    padding-block: 1.0625rem;
    padding-inline-start: clamp(2.875rem, 9vw, 3.5rem);
    line-height: 1.6;
  }
  > ol > li + li {
    border-top: 1px solid ${color.line};
  }
  > ol > li::before {
    content: counter(list-item);
    top: 0.9375rem;
    display: grid;
    place-items: center;
    width: 2.125rem;
    height: 2.125rem;
    border-radius: ${radius.small};
    background: ${color.dusk};
    color: ${color.white};
    font-size: 1rem;
    font-weight: 600;
    line-height: 1;
  }
  > ol > li strong {
    padding: 0.12em 0.3em;
    border-radius: ${radius.badge};
    background: ${color.plaster};
    box-shadow: inset 0 -1.5px ${color.line2};
    color: ${color.ink};
  }
`;
