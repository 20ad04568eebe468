import { Camera, CirclePlay, MessageCircle, UsersRound } from 'lucide-react';
import { styled } from 'styled-components';
import { navigation, socialAddress, socialLinks } from '../../copy/navigation';
import { color, radius } from '../../theme/tokens';

// The icons, not their 44 px targets, stand on the gutter.
const Root = styled.ul`
  display: flex;
  gap: 4px;
  margin: 22px 0 0 -12px;

  a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${radius.small};
    color: var(--text2);
  }
  a:hover {
    color: ${color.lit};
  }
`;

const icons = {
  conversations: MessageCircle,
  network: UsersRound,
  photos: Camera,
  videos: CirclePlay,
};

/** The brand's four addresses elsewhere. */
export function SocialLinks() {
  return (
    <Root aria-label={navigation.socialLabel}>
      {socialLinks.map(({ name, label }) => {
        const Icon = icons[name];
        return (
          <li key={name}>
            <a href={socialAddress(name)} rel="noopener" aria-label={label}>
              <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
            </a>
          </li>
        );
      })}
    </Root>
  );
}
