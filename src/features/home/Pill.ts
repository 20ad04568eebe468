import { styled } from 'styled-components';
import { color, panelWidth, radius } from '../../theme/tokens.ts';

/** Keeps two lines of room in every phase. */
export const Pill = styled.p`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  width: 28.25rem;
  min-width: 0;
  height: 3.75rem;
  padding: 8px 16px;
  border-radius: ${radius.control};
  background: ${color.duskDeep};
  color: ${color.onDusk};
  font-size: 1rem;
  line-height: 1.375rem;
  word-spacing: 0;

  /* With a background, the invitation looks like a text field. */
  &:has(> :only-child) {
    padding: 0;
    background: none;
  }
  > :last-child {
    min-width: 0;
    text-wrap: pretty;
  }
  small {
    display: block;
    color: ${color.onDusk2};
    font-size: 0.875rem;
    line-height: 1.25rem;
  }
  a {
    color: ${color.white};
    text-decoration: underline ${color.lit} 2px;
    text-underline-offset: 3px;
  }
  ${panelWidth.belowLg} {
    flex: 1;
    width: auto;
  }
  ${panelWidth.belowMd} {
    flex: none;
    padding: 8px 14px;
    font-size: 0.9375rem;
    line-height: 1.3125rem;

    small {
      font-size: 0.8125rem;
      line-height: 1.1875rem;
    }
  }
  ${panelWidth.belowSm} {
    gap: 10px;
    padding: 8px 10px;
    font-size: 0.875rem;
    line-height: 1.1875rem;

    small {
      font-size: 0.75rem;
    }
  }
`;
