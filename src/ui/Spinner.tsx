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

// The panes light in turn: top left, top right, bottom right, bottom left.
const Square = styled.span`
  /* With the visitor's own colors, too: a ground is all it has. */
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
  /* Where nothing moves, one pane is lit. */
  ${media.reducedMotion} {
    &:first-child {
      background: ${color.lit};
    }
  }
`;

/** The one loader of the site: four panes lighting in turn. Words beside it say what is loading. */
export function Spinner({ size = 18 }: { size?: 18 | 20 | 32 | 56 }) {
  return (
    <Window $size={size} aria-hidden="true">
      {PANES.map((pane) => (
        <Square key={pane} />
      ))}
    </Window>
  );
}
