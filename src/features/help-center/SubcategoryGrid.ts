import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';

/** Subcategories in two columns from 768 px (spec §2, Help category). */
export const SubcategoryGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px 64px;

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
