import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';

/** A small window: what is fixed to the real one stands in here. */
export const Stage = styled.div<{ $height: number }>`
  --nav-height: 0px;
  position: relative;
  width: 240px;
  max-width: 100%;
  height: ${({ $height }) => $height}px;
  overflow: hidden;
  contain: layout;
  background: ${color.plaster};
`;
