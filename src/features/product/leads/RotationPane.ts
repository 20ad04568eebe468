import { styled } from 'styled-components';
import { color, media } from '../../../theme/tokens.ts';

/** Its last part stands at the bottom. */
export const RotationPane = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding: 18px 18px 20px;

  > :last-child {
    margin-top: auto;
  }
  ${media.md} {
    padding: 26px 28px 28px;
  }
  ${media.lg} {
    padding-inline: 24px;
  }
`;

export const Muted = styled.span`
  color: ${color.ink3};
  font-size: 0.875rem;
`;
