import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { darkGround, wide, wrap } from '../theme/mixins.ts';
import { space } from '../theme/tokens.ts';

/** Content between the gutters, at most 1280 px. */
export const Wrap = styled.div`
  ${wrap}
`;

/** A panel that reaches 24 to 32 px past the text on each side. */
export const Wide = styled.div`
  ${wide}
`;

/** A section with the house's vertical rhythm. `$flush` leaves out the space above. */
export const Section = styled.section<{ $flush?: boolean }>`
  padding-block: ${({ $flush }) => ($flush ? '0' : space.section)} ${space.section};
`;

/** At most two of these on a page, the night street being one. */
export const DarkSection = styled.section`
  ${darkGround}
  padding-block: ${space.section};
`;

/** Heading at the left, lead at the right, both on the last baseline: 7:5 from 1024 px. */
export const SplitHead = styled.div`
  display: grid;
  gap: 24px;

  ${media.lg} {
    grid-template-columns: 7fr 5fr;
    column-gap: 64px;
    align-items: end;
  }
`;

/** The head of a page that starts on the wall: spec'd space above and below. */
export const PageHeader = styled.header`
  padding-block: clamp(48px, 5.6vw, 88px) clamp(40px, 4.4vw, 64px);
`;

/** Three columns of cards from 1024 px, two from 768 px, where an odd last one has a row to itself. */
export const CardGrid = styled.ul`
  display: grid;
  gap: 40px 24px;

  ${media.md} {
    grid-template-columns: 1fr 1fr;

    ${media.belowLg} {
      > li:last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
  }
  ${media.lg} {
    grid-template-columns: repeat(3, 1fr);
  }
  > li {
    min-width: 0;
  }
`;

/** Title at the left, a link at the right: a long title takes two lines and the link stays where it is. */
export const SectionHead = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: end;
  gap: 20px;
  margin-bottom: 36px;

  > :first-child {
    min-width: 0;
  }
  > a {
    flex: none;
  }
`;
