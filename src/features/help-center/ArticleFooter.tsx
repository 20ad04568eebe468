import { Camera, CirclePlay, MessageCircle, UsersRound } from 'lucide-react';
import { styled } from 'styled-components';
import type { Author } from '../../contract/entities';
import { navigation, socialAddress, socialLinks } from '../../copy/navigation';
import { color, radius } from '../../theme/tokens';
import { AuthorBox } from '../../ui/AuthorBox';

// The icons, not their 44 px targets, stand under the words.
const Links = styled.ul`
  display: flex;
  gap: 4px;
  margin-left: -12px;

  a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${radius.small};
    color: ${color.ink2};
  }
  a:hover {
    background: ${color.plaster};
    color: ${color.ink};
  }
`;

const icons = {
  conversations: MessageCircle,
  network: UsersRound,
  photos: Camera,
  videos: CirclePlay,
};

function SocialIcons() {
  return (
    <Links aria-label={navigation.socialLabel}>
      {socialLinks.map(({ name, label }) => {
        const Icon = icons[name];
        return (
          <li key={name}>
            <a href={socialAddress(name)} rel="noopener" aria-label={label}>
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            </a>
          </li>
        );
      })}
    </Links>
  );
}

/** Who wrote the article, and the house's four addresses elsewhere (spec §2, Help article). */
export function ArticleFooter({ author }: { author: Author | null }) {
  if (!author?.name) return <SocialIcons />;
  return (
    <AuthorBox author={author}>
      <SocialIcons />
    </AuthorBox>
  );
}
