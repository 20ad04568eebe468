import { keyframes, styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { color, radius } from '../theme/tokens.ts';

const PANES = [0, 1, 2, 3];

const light = keyframes`
  0%, 24.9% { background: ${color.lit}; }
  25%, 100% { background: currentcolor; }
`;

const Window = styled.span<{ $size: number }>`
  display: inline-grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 12%;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  flex: none;
`;

// Clockwise from the top left.
const Square = styled.span`
  /* Its background is all there is to see. */
  forced-color-adjust: none;
  background: currentcolor;
  border-radius: ${radius.pane};
  animation: ${light} 1.2s steps(1) infinite;

  &:nth-child(2) {
    animation-delay: -0.9s;
  }
  &:nth-child(4) {
    animation-delay: -0.6s;
  }
  &:nth-child(3) {
    animation-delay: -0.3s;
  }
  ${media.reducedMotion} {
    &:first-child {
      background: ${color.lit};
    }
  }
`;

export function Spinner({ size = 18 }: { size?: 18 | 20 | 32 | 56 }) {
  return (
    <Window $size={size} aria-hidden="true">
      {PANES.map((pane) => (
        <Square key={pane} />
      ))}
    </Window>
  );
}
