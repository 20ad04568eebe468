import type { HelpTopic } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { LinkRow } from '../../ui/LinkRow.tsx';

/** Links to articles; a topic without a slug is plain text. */
export function TopicList({ topics }: { topics: readonly HelpTopic[] }) {
  return (
    <ul>
      {topics.map(({ id, slug, title }, index) => (
        <li key={`${index} ${id}`}>
          <LinkRow to={slug && paths.helpArticle(slug)}>{title}</LinkRow>
        </li>
      ))}
    </ul>
  );
}
