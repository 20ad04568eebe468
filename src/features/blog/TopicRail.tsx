import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { blogStrings } from '../../strings/blog.ts';
import { color, media } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { taggedPath } from './PostSection.tsx';

const Rail = styled.nav`
  font-size: 1rem;
  line-height: 1.5rem;

  ul {
    display: flex;
    gap: 8px;
    overflow-x: auto;
    /* To the edge of the window, where it goes on. */
    margin-inline: calc(-1 * var(--gutter));
    padding: 4px var(--gutter);
  }
  ${media.lg} {
    position: sticky;
    top: 116px;
    align-self: start;

    ul {
      display: block;
      margin: 0;
      padding: 0;
      border-left: 1px solid ${color.line2};
    }
  }
`;

const Title = styled.p`
  margin-bottom: 0.625rem;
  font-weight: 600;
`;

const Topic = styled(AppLink)`
  display: block;
  padding: 0.625rem 14px;
  border-radius: 10px;
  box-shadow: inset 0 0 0 1px ${color.line2};
  color: ${color.ink2};
  white-space: nowrap;

  &:hover {
    color: ${color.ink};
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
  &[aria-current] {
    background: ${color.litWash};
    box-shadow: inset 0 0 0 1.5px ${color.litEdge};
    color: ${color.ink};
    font-weight: 600;
  }
  ${media.lg} {
    border-radius: 0;
    box-shadow: none;
    white-space: normal;

    &[aria-current] {
      margin-left: -1px;
      background: none;
      box-shadow: inset 4px 0 ${color.lit};
    }
  }
`;

/** Beside the list, and above it on phones. */
export function TopicRail({ topics, current }: { topics: readonly string[]; current: string }) {
  const isCurrent = (topic: string) => topic.toLowerCase() === current.toLowerCase();
  const { topic: title, allTopics } = blogStrings.allPosts;
  return (
    <Rail aria-label={title}>
      <Title aria-hidden="true">{title}</Title>
      <ul>
        <li>
          <Topic to={paths.allPosts} aria-current={current === '' ? 'page' : undefined}>
            {allTopics}
          </Topic>
        </li>
        {topics.map((topic) => (
          <li key={topic}>
            <Topic to={taggedPath(topic)} aria-current={isCurrent(topic) ? 'page' : undefined}>
              {topic}
            </Topic>
          </li>
        ))}
      </ul>
    </Rail>
  );
}
