import { Camera, CirclePlay, MessageCircle, UsersRound } from 'lucide-react';
import { styled } from 'styled-components';
import { navigation, socialAddress, socialLinks } from '../strings/navigation.ts';
import { radius } from '../theme/tokens.ts';

// The icons, not their 44 px targets, stand on the edge.
const List = styled.ul`
  display: flex;
  gap: 4px;
  margin-left: -12px;

  a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${radius.small};
    color: var(--text2);
  }
`;

const icons = {
  facebook: MessageCircle,
  linkedin: UsersRound,
  instagram: Camera,
  youtube: CirclePlay,
};

interface SocialLinksProps {
  /** Pixels. */
  iconSize?: number;
  className?: string;
}

/** The brand's four addresses elsewhere. */
export function SocialLinks({ iconSize = 20, className }: SocialLinksProps) {
  return (
    <List className={className} aria-label={navigation.socialLabel}>
      {socialLinks.map(({ name, label }) => {
        const Icon = icons[name];
        return (
          <li key={name}>
            <a href={socialAddress(name)} rel="noopener" aria-label={label}>
              <Icon size={iconSize} strokeWidth={1.75} aria-hidden="true" />
            </a>
          </li>
        );
      })}
    </List>
  );
}
