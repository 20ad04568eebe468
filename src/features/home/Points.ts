import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';

export const Points = styled.ul`
  width: 100%;
  margin-top: 4px;
`;

export const Point = styled.li`
  padding: clamp(0.375rem, 1vw, 0.8125rem) 0;
  border-top: 1px solid ${color.line};
  color: var(--text2);
  font-size: 1rem;
  line-height: 1.5rem;

  b {
    color: ${color.ink};
    font-weight: 580;
  }
`;
