import { css, styled } from 'styled-components';
import type { FooterVariant } from '../../shared/routing/siteRoute.ts';
import { media } from '../../theme/media.ts';
import { darkGround, wrap } from '../../theme/mixins.ts';
import { color } from '../../theme/tokens.ts';
import { useBrand } from '../../ui/SiteContext.ts';
import { SocialLinks } from '../../ui/SocialLinks.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { Logo } from './Logo.tsx';

const Root = styled.footer`
  ${darkGround}
`;

// In a row: the number, and the addresses elsewhere.
const inRow = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 9px 16px;

  > :nth-child(n) {
    margin-top: 0;
  }
  > :nth-child(2) {
    flex: 0 0 100%;
    max-width: none;
  }
`;

// The brand with its addresses elsewhere at the right, its line with the number.
const inPairs = css`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 4px 16px;

  > :nth-child(n) {
    max-width: none;
    margin-top: 0;
  }
  > :nth-child(n + 3) {
    grid-column: 2;
    justify-self: end;
  }
  > :last-child {
    grid-row: 1;
  }
`;

// Below what one reads or fills in: the features in two columns, lines closer to each other, and the copyright below the
// brand, so that nothing is higher than the five links of a list.
const low = css`
  --feature-columns: 2;

  ${media.lg} {
    --link-padding: 0.1875rem;
    display: grid;
    grid-template-columns: minmax(264px, 4fr) 5fr 2fr 2.3fr;
    gap: 12px clamp(32px, 3.3vw, 48px);
    padding-block: 32px 24px;

    > :first-child {
      display: contents;
    }
    > :first-child > :first-child {
      ${inRow}
      align-content: start;
    }
    > :last-child {
      grid-area: 2 / 1;
      padding: 0;
      border: 0;
    }
  }
`;

const Inner = styled.div<{ $variant: FooterVariant }>`
  ${wrap}
  ${({ $variant }) => $variant !== 'street' && low}
`;

const Columns = styled.div<{ $variant: FooterVariant }>`
  display: grid;
  gap: 24px;
  padding-block: 32px 20px;
  border-top: 1px solid
    ${({ $variant }) => ($variant === 'street' ? color.duskLine : 'transparent')};

  ${media.lg} {
    gap: 48px;
    grid-template-columns: 4fr 3fr 2fr 2fr;
    padding-block: 64px 56px;
  }
`;

const Brand = styled.div`
  ${media.belowMd} {
    ${inRow}
  }
  ${media.md} {
    ${media.belowLg} {
      ${inPairs}
    }
  }
`;

const Line = styled.p`
  max-width: 30ch;
  margin-top: 9px;
  color: var(--text2);
  font-size: 1rem;
`;

/** As high as the links beside it, for fingers. */
const Call = styled.a`
  display: inline-block;
  padding-block: 0.1875rem;
`;

const Social = styled(SocialLinks)`
  margin-top: 22px;

  /* At the right edge, too, it is the icons that stand on it. */
  ${media.belowLg} {
    margin-right: -11px;
  }
  a:hover {
    color: ${color.lit};
  }
`;

const End = styled.p`
  max-width: none;
  padding-block: 16px 20px;
  border-top: 1px solid ${color.duskLine};
  color: var(--text2);
  font-size: 0.9375rem;
`;

/** The end of every page: its links, the social addresses and the copyright line (spec §2). */
export function Footer({ variant = 'plain' }: { variant?: FooterVariant }) {
  const { line, phone, copyright } = useBrand();
  return (
    <Root>
      <Inner $variant={variant}>
        <Columns $variant={variant}>
          <Brand>
            <Logo onDark />
            <Line>{line}</Line>
            {phone && (
              <Line>
                <Call href={phone.href}>{phone.number}</Call>
              </Line>
            )}
            <Social iconSize={22} />
          </Brand>
          <FooterLinks />
        </Columns>
        <End>{copyright}</End>
      </Inner>
    </Root>
  );
}
