import { styled } from 'styled-components';
import type { HelpTopic } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { LinkRow } from '../../ui/LinkRow.tsx';

const List = styled.ul`
  columns: 2 24rem;
  column-gap: 64px;

  li {
    break-inside: avoid;
  }
`;

/** Links to articles, in two columns where they fit; a topic without a slug is plain text. */
export function TopicList({ topics }: { topics: readonly HelpTopic[] }) {
  return (
    <List>
      {topics.map(({ id, slug, title }, index) => (
        <li key={`${index} ${id}`}>
          <LinkRow to={slug && paths.helpArticle(slug)}>{title}</LinkRow>
        </li>
      ))}
    </List>
  );
}
