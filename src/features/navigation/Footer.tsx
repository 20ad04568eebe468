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

const TALL = '4fr 3fr 2fr 2fr';
const LOW = 'minmax(17.5rem, 4fr) 5fr 2fr 2fr';

// Below what one reads or fills in: the features in two columns, lines closer to each other, and the copyright below the
// brand, so that nothing is higher than the five links of a list.
const low = css`
  --feature-columns: 2;
  --features-width: 2fr;

  ${media.lg} {
    --link-padding: 0.1875rem;
    --rows: 2;
    display: grid;
    grid-template-columns: ${LOW};
    gap: 12px clamp(24px, 3.4vw, 48px);
    padding-block: 32px 24px;
  }
`;

const Inner = styled.div<{ $variant: FooterVariant }>`
  ${wrap}
  ${({ $variant }) => $variant !== 'street' && low}
`;

const tallColumns = css`
  border-top: 1px solid ${color.duskLine};

  ${media.lg} {
    grid-template-columns: ${TALL};
    gap: clamp(24px, 3.4vw, 48px);
    padding-block: 64px 56px;
  }
`;

// From 1024 px the copyright stands in the same grid.
const lowColumns = css`
  padding-block: 40px 24px;

  ${media.lg} {
    display: contents;
  }
`;

const Columns = styled.div<{ $variant: FooterVariant }>`
  display: grid;
  gap: 32px 24px;
  padding-block: 48px 36px;
  ${({ $variant }) => ($variant === 'street' ? tallColumns : lowColumns)}
`;

// The number and the addresses elsewhere in one row.
const compact = css`
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
`;

const Brand = styled.div<{ $isLow: boolean }>`
  ${media.belowMd} {
    ${compact}
  }
  ${({ $isLow }) =>
    $isLow &&
    css`
      ${media.md} {
        ${compact}
        align-content: start;
      }
    `}
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

const End = styled.p<{ $variant: FooterVariant }>`
  max-width: none;
  padding-block: 18px 24px;
  border-top: 1px solid ${color.duskLine};
  color: var(--text2);
  font-size: 0.9375rem;

  ${({ $variant }) =>
    $variant !== 'street' &&
    css`
      ${media.lg} {
        grid-area: 2 / 1;
        align-self: end;
        padding-block: 0;
        border-top: 0;
      }
    `}
`;

/** The end of every page: its links, the social addresses and the copyright line (spec §2). */
export function Footer({ variant = 'plain' }: { variant?: FooterVariant }) {
  const { line, phone, copyright } = useBrand();
  return (
    <Root>
      <Inner $variant={variant}>
        <Columns $variant={variant}>
          <Brand $isLow={variant !== 'street'}>
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
        <End $variant={variant}>{copyright}</End>
      </Inner>
    </Root>
  );
}
