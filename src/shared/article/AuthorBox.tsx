import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Author } from '../../contract/entities.ts';
import { color, radius, shadow } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Grid } from '../../ui/Layout.tsx';
import { H4 } from '../../ui/Text.tsx';

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 20px;
  max-width: 720px;
  padding: 1.75rem 28px;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair};
`;

const Content = styled(Grid)`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Bio = styled.p`
  color: ${color.ink2};
  font-size: 1rem;
  line-height: 1.55;
`;

export function AuthorBox({ author, children }: { author: Author; children?: ReactNode }) {
  return (
    <Box>
      <Avatar name={author.name} photo={author.profile_photo} size={72} />
      <Content $gap={4}>
        <H4 as="h2">{author.name}</H4>
        {author.bio && <Bio>{author.bio}</Bio>}
        {children}
      </Content>
    </Box>
  );
}
