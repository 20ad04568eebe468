import { styled } from 'styled-components';
import { featureNames, navigation } from '../../strings/navigation.ts';
import { FEATURE_SLUGS, paths } from '../../contract/paths.ts';
import { color } from '../../theme/tokens.ts';
import { ButtonLink, ExternalButton } from '../../ui/Button.tsx';
import { SignUpButton } from '../../ui/SignUpButton.tsx';
import { useBrand } from '../../ui/SiteContext.ts';
import { FeatureTile } from './FeatureTile.tsx';
import { MobileGroup } from './MobileGroup.tsx';
import { NavLink } from './NavLink.tsx';
import { resourceLinks } from './resourceLinks.ts';
import { sheetRow } from './menuStyles.ts';

const Sheet = styled.div`
  position: fixed;
  inset: var(--nav-height) 0 0;
  display: flex;
  flex-direction: column;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 var(--gutter);
  background: ${color.limewash};
`;

const Row = styled(NavLink)`
  ${sheetRow}
`;

const SubLink = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 3.25rem;
  font-size: 1.0625rem;
  font-weight: 520;

  &[aria-current='page'] {
    font-weight: 620;
  }
`;

const Actions = styled.div`
  display: grid;
  gap: 12px;
  margin-top: auto;
  padding-top: 24px;
`;

// However many entries are open above it; in a window as low as a few of them it goes with them.
const InReach = styled.div`
  padding-block: 12px max(24px, env(safe-area-inset-bottom));
  background: ${color.limewash};

  @media (min-height: 420px) {
    position: sticky;
    bottom: 0;
  }
`;

function SheetLinks() {
  return (
    <ul>
      <MobileGroup group="features" label={navigation.features}>
        {FEATURE_SLUGS.map((slug) => (
          <li key={slug}>
            <SubLink to={paths.feature(slug)}>
              <FeatureTile feature={slug} size={36} />
              {featureNames[slug]}
            </SubLink>
          </li>
        ))}
      </MobileGroup>
      <li>
        <Row to={paths.pricing}>{navigation.pricing}</Row>
      </li>
      <li>
        <Row to={paths.integrations}>{navigation.integrations}</Row>
      </li>
      <MobileGroup group="resources" label={navigation.resources}>
        {resourceLinks.map(({ to, title }) => (
          <li key={to}>
            <SubLink to={to}>{title}</SubLink>
          </li>
        ))}
      </MobileGroup>
    </ul>
  );
}

/** The full-height menu below the bar, up to 1023 px. */
export function MobileSheet({ id }: { id: string }) {
  const { login } = useBrand();
  return (
    <Sheet id={id}>
      <SheetLinks />
      <Actions>
        <ExternalButton href={login} variant="ghost" fullWidth>
          {navigation.login}
        </ExternalButton>
        <ButtonLink to={paths.requestDemo} variant="secondary" fullWidth>
          {navigation.requestDemo}
        </ButtonLink>
      </Actions>
      <InReach>
        <SignUpButton fullWidth>{navigation.getStarted}</SignUpButton>
      </InReach>
    </Sheet>
  );
}
