import { styled } from 'styled-components';
import { featureNames } from '../../strings/navigation.ts';
import { FEATURE_SLUGS, paths } from '../../contract/paths.ts';
import { FeatureTile } from './FeatureTile.tsx';
import { NavLink } from './NavLink.tsx';
import { panelLink } from './menuStyles.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 2px;
  width: 616px;
`;

const FeatureLink = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 14px;
  ${panelLink}
`;

/** The eight features, each a card. */
export function FeaturesPanel() {
  return (
    <List>
      {FEATURE_SLUGS.map((slug) => (
        <li key={slug}>
          <FeatureLink to={paths.feature(slug)}>
            <FeatureTile feature={slug} size={40} />
            {featureNames[slug]}
          </FeatureLink>
        </li>
      ))}
    </List>
  );
}
