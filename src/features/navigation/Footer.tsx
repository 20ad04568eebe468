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

const Inner = styled.div`
  ${wrap}
`;

const tall = css`
  grid-template-columns: 4fr 3fr 2fr 2fr;
  padding-block: 64px 56px;
`;

// Below what one reads or fills in: the features in two columns, so that nothing is higher than the brand.
const low = css`
  --feature-columns: 2;
  grid-template-columns: 4fr 5fr 2fr 2fr;
  padding-block: 44px 28px;
`;

const Columns = styled.div<{ $variant: FooterVariant }>`
  display: grid;
  gap: 32px 24px;
  padding-block: 48px 36px;
  border-top: 1px solid
    ${({ $variant }) => ($variant === 'street' ? color.duskLine : 'transparent')};

  ${media.lg} {
    gap: 48px;
    ${({ $variant }) => ($variant === 'street' ? tall : low)}
  }
`;

// Phones have the number and the addresses elsewhere in one row.
const Brand = styled.div`
  ${media.belowMd} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 9px 16px;

    && > * {
      margin-top: 0;
    }
    > :nth-child(2) {
      flex: 0 0 100%;
      max-width: none;
    }
  }
`;

const Line = styled.p`
  max-width: 30ch;
  margin-top: 9px;
  color: var(--text2);
  font-size: 1rem;
`;

const Social = styled(SocialLinks)`
  margin-top: 22px;

  a:hover {
    color: ${color.lit};
  }
`;

const End = styled.p`
  max-width: none;
  padding-block: 18px 24px;
  border-top: 1px solid ${color.duskLine};
  color: var(--text2);
  font-size: 0.9375rem;
`;

/** The end of every page: its links, the social addresses and the copyright line (spec §2). */
export function Footer({ variant = 'plain' }: { variant?: FooterVariant }) {
  const { line, phone, copyright } = useBrand();
  return (
    <Root>
      <Inner>
        <Columns $variant={variant}>
          <Brand>
            <Logo onDark />
            <Line>{line}</Line>
            {phone && (
              <Line>
                <a href={phone.href}>{phone.number}</a>
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
