import { styled } from 'styled-components';
import { CardGrid } from '../../ui/Layout.tsx';

/** Boxes of equal gaps: these cards have edges. */
export const HelpCardGrid = styled(CardGrid)`
  gap: 24px;
`;
