import { styled } from 'styled-components';
import { navigation } from '../strings/navigation.ts';
import { iconBox } from '../theme/mixins.ts';
import { radius } from '../theme/tokens.ts';
import { useBrand } from './SiteContext.ts';

// Aligns the icons, not their 44 px targets, with the text.
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-left: -12px;

  a {
    ${iconBox('44px')}
    border-radius: ${radius.small};
    color: var(--text2);
  }
  svg {
    fill: currentColor;
  }
`;

export function SocialLinks({ iconSize = 20, className = '' }) {
  const { name, social } = useBrand();
  if (social.length === 0) return null;
  return (
    <List className={className} aria-label={navigation.socialLabel(name)}>
      {social.map(({ network, label, url }) => (
        <li key={network}>
          <a href={url} rel="noopener" aria-label={label}>
            <svg width={iconSize} height={iconSize} aria-hidden="true">
              <use href={`/social-icons.svg#${network}`} />
            </svg>
          </a>
        </li>
      ))}
    </List>
  );
}
