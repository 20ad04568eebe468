import { styled } from 'styled-components';
import type { Author } from '../../contract/entities.ts';
import { color } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  overflow-wrap: anywhere;

  strong {
    display: block;
    color: ${color.ink};
    font-weight: 580;
  }
`;

export function AuthorLine({ author, children }: { author: Author; children: string }) {
  return (
    <Row>
      <Avatar name={author.name} photo={author.profile_photo} size={44} />
      <span>
        <strong>{author.name}</strong>
        {children}
      </span>
    </Row>
  );
}
