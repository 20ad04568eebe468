import { useId } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { featuresList } from '../../strings/featureCards.ts';
import { FeatureTile } from './FeatureTile.tsx';
import { NavLink } from './NavLink.tsx';
import { panelLink, PanelLine } from './menuStyles.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 2px;
  width: min(616px, calc(100vw - 2 * var(--gutter)));
`;

const FeatureLink = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 14px;
  ${panelLink}
`;

/** The eight features, each a card with a line on what it is for. A link is named by its feature, and described by the line. */
export function FeaturesPanel() {
  const id = useId();
  return (
    <List>
      {featuresList.map(({ slug, name, line }) => (
        <li key={slug}>
          <FeatureLink to={paths.feature(slug)} aria-describedby={`${id}${slug}`}>
            <FeatureTile feature={slug} size={40} />
            <span>
              {name}
              <PanelLine id={`${id}${slug}`} aria-hidden="true">
                {line}
              </PanelLine>
            </span>
          </FeatureLink>
        </li>
      ))}
    </List>
  );
}
