import { styled } from 'styled-components';
import { featureNames, navigation } from '../../strings/navigation.ts';
import { FEATURE_SLUGS, paths } from '../../contract/paths.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { ELEMENT_IDS } from '../../contract/elementIds.ts';

const Groups = styled.nav`
  display: grid;
  /* Two beside each other where their longest word fits. */
  grid-template-columns: repeat(auto-fill, minmax(min(max(7.5rem, 34%), 100%), 1fr));
  gap: 20px 24px;

  li {
    break-inside: avoid;
  }
  /* The features in two columns, under those of the groups. */
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

interface FooterPage {
  to: string;
  label: string;
}

const groups: { title: string; pages: FooterPage[] }[] = [
  {
    title: navigation.features,
    pages: FEATURE_SLUGS.map((slug) => ({ to: paths.feature(slug), label: featureNames[slug] })),
  },
  {
    title: navigation.resources,
    pages: [
      { to: paths.helpCenter, label: navigation.helpCenter },
      { to: paths.requestDemo, label: navigation.footerRequestDemo },
      { to: paths.blog, label: navigation.blog },
      { to: paths.webinars, label: navigation.webinars },
      { to: paths.whatsNew, label: navigation.whatsNew },
    ],
  },
  {
    title: navigation.company,
    pages: [
      { to: paths.about, label: navigation.aboutUs },
      { to: paths.pricing, label: navigation.pricing },
      { to: paths.integrations, label: navigation.integrations },
      { to: paths.termsOfServices, label: navigation.termsOfServices },
      { to: paths.privacyPolicy, label: navigation.privacyPolicy },
    ],
  },
];

/** The footer's three lists of pages (spec §2, Shared layout), and those of the navbar: its menus stay shut without scripts. */
export function FooterLinks() {
  return (
    <Groups id={ELEMENT_IDS.footerNav} aria-label={navigation.footerLabel}>
      {groups.map(({ title, pages }) => (
        <div key={title}>
          <GroupTitle>{title}</GroupTitle>
          <ul>
            {pages.map(({ to, label }) => (
              <li key={to}>
                <PageLink to={to}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Groups>
  );
}
