import { css, styled } from 'styled-components';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import type { FooterVariant } from '../../shared/routing/siteRoute.ts';
import { navigation as navigationStrings } from '../../strings/navigation.ts';
import { darkGround, wrap } from '../../theme/mixins.ts';
import { color, media } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { SocialLinks } from '../../ui/SocialLinks.tsx';
import { Logo } from './Logo.tsx';

const Container = styled.footer`
  ${darkGround}
`;

// Logo, then the line, then the phone number and the social links in one row.
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

// Below articles and forms: as low as a list of five links.
const low = css`
  --feature-columns: 2;

  ${media.lg} {
    --link-padding: 0.1875rem;
    display: grid;
    grid-template-columns: minmax(264px, 4.5fr) 6fr 2fr 2.3fr;
    gap: 12px clamp(32px, 3.3vw, 48px);
    padding-block: 32px 24px;

    > :first-child {
      display: contents;
    }
    > :first-child > :first-child {
      ${inRow}
      place-content: start;
      column-gap: 32px;
    }
    > :last-child {
      grid-area: 2 / 1;
      align-self: end;
      padding: 0 0 var(--link-padding);
      border: 0;
    }
  }
`;

const Content = styled.div<{ $variant: FooterVariant }>`
  ${wrap}
  ${({ $variant }) => $variant !== 'street' && low}
`;

const Columns = styled.div`
  display: grid;
  gap: 24px;
  padding-block: 32px 20px;

  ${media.lg} {
    gap: 48px;
    grid-template-columns: 4fr 3fr 2fr 2fr;
    padding-block: 64px 56px;
  }
`;

const Brand = styled.div`
  ${media.belowLg} {
    ${inRow}
  }
`;

const Line = styled.p`
  max-width: 20em;
  margin-top: 9px;
  color: var(--text2);
  font-size: 1rem;
  text-wrap: balance;

  a {
    display: inline-block;
    padding-block: 0.1875rem;
    color: ${color.onDusk};
    box-shadow: inset 0 -2px ${color.lit};
  }
`;

const Social = styled(SocialLinks)`
  margin-top: 22px;

  /* The icons, not their targets, are aligned with the right edge. */
  ${media.belowLg} {
    margin-right: -11px;
  }
  a:hover {
    color: ${color.lit};
  }
`;

const Copyright = styled.p`
  padding-block: 16px 20px;
  border-top: 1px solid ${color.duskLine};
  color: var(--text2);
  font-size: 0.9375rem;
`;

const Groups = styled.nav`
  display: grid;
  /* Two columns where the longest word fits. */
  grid-template-columns: repeat(auto-fill, minmax(min(max(7.5rem, 34%), 100%), 1fr));
  gap: 20px 24px;

  li {
    break-inside: avoid;
  }
  ${media.belowLg} {
    --link-padding: 0.1875rem;

    > :first-child ul {
      columns: 2 7.5rem;
      column-gap: 24px;
    }
  }
  ${media.belowMd} {
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${media.md} {
    grid-template-columns: 2fr 1fr 1fr;
  }
  ${media.lg} {
    grid-area: 1 / 2 / span 2 / -1;
    grid-template-columns: subgrid;
    gap: normal;

    > :first-child ul {
      columns: var(--feature-columns, 1);
    }
  }
`;

const GroupTitle = styled.h2`
  margin-bottom: 8px;
  color: var(--text2);
  font-size: 0.9375rem;
  font-weight: 560;
`;

const PageLink = styled(AppLink)`
  display: inline-block;
  padding: var(--link-padding, 0.3125rem) 0;
  font-size: 1rem;
  line-height: 1.5rem;

  &:hover {
    box-shadow: inset 0 -2px ${color.lit};
  }
`;

export function Footer({ variant = 'plain' }: { variant?: FooterVariant }) {
  const { pages = {}, brand, navigation } = useSite();
  const { line, phone, copyright } = brand;
  return (
    <Container>
      <Content $variant={variant}>
        <Columns>
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
          <Groups id={ELEMENT_IDS.footerNav} aria-label={navigationStrings.footerLabel}>
            {navigation.footer.map(({ name, title, links }) => (
              <div key={name}>
                <GroupTitle>{title}</GroupTitle>
                <ul>
                  {[...links, ...(pages[name] ?? [])].map(({ path, label }) => (
                    <li key={path}>
                      <PageLink to={path}>{label}</PageLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Groups>
        </Columns>
        <Copyright>{copyright}</Copyright>
      </Content>
    </Container>
  );
}
