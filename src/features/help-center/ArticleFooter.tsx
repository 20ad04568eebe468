import { styled } from 'styled-components';
import type { Author } from '../../contract/entities.ts';
import { color } from '../../theme/tokens.ts';
import { AuthorBox } from '../../shared/article/AuthorBox.tsx';
import { SocialLinks } from '../../ui/SocialLinks.tsx';

const Links = styled(SocialLinks)`
  a:hover {
    background: ${color.plaster};
    color: ${color.ink};
  }
`;

/** Who wrote the article, and the house's four addresses elsewhere (spec §2, Help article). */
export function ArticleFooter({ author }: { author: Author | null }) {
  if (!author?.name) return <Links />;
  return (
    <AuthorBox author={author}>
      <Links />
    </AuthorBox>
  );
}
