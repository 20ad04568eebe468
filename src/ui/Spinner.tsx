import { keyframes, styled } from 'styled-components';
import { color, media, radius } from '../theme/tokens.ts';

const light = keyframes`
  0%, 24.9% { background: ${color.lit}; }
  25%, 100% { background: currentcolor; }
`;

const Panes = styled.span<{ $size: number }>`
  display: inline-grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 12%;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  flex: none;

  span {
    /* Its background is all there is to see. */
    forced-color-adjust: none;
    background: currentcolor;
    border-radius: ${radius.pane};
    animation: ${light} 1.2s steps(1) infinite;
  }
  span:nth-child(2) {
    animation-delay: -0.9s;
  }
  span:nth-child(4) {
    animation-delay: -0.6s;
  }
  span:nth-child(3) {
    animation-delay: -0.3s;
  }
  ${media.reducedMotion} {
    span:first-child {
      background: ${color.lit};
    }
  }
`;

export function Spinner({ size = 18 }: { size?: 18 | 20 | 32 | 56 }) {
  return (
    <Panes $size={size} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
    </Panes>
  );
}
