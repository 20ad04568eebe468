import { styled } from 'styled-components';
import type { PostSummary } from '../../contract/entities.ts';
import { media } from '../../theme/media.ts';
import { darkGround } from '../../theme/mixins.ts';
import { color, motion, radius } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { H3 } from '../../ui/Text.tsx';
import { postPath, postPathById } from './postSummary.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > li {
    display: grid;
  }
`;

const Topic = styled.article`
  ${darkGround}
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.dusk};
`;

const Cover = styled(CoverImage)`
  border-radius: 0;

  ${media.belowMd} {
    aspect-ratio: 5 / 4;
  }

  img {
    transition: transform 400ms ${motion.ease};
  }
  ${Topic}:hover & img {
    transform: scale(1.025);
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  align-content: start;
  padding: 1.75rem 32px 2.125rem;
`;

const TitleLink = styled(AppLink)`
  &:hover {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
`;

const TextLink = styled(AppLink)`
  display: block;
  max-width: 52ch;
  font-size: 1rem;
  line-height: 1.5;
  color: ${color.onDusk2};

  &:hover {
    color: ${color.onDusk};
  }
`;

function TopicCard({ topic }: { topic: PostSummary }) {
  const bySlug = postPath(topic);
  return (
    <Topic>
      {/* Hidden from the keyboard and from screen readers: the links below lead to the same post. */}
      <AppLink to={bySlug} tabIndex={-1} aria-hidden="true">
        <Cover src={topic.cover_photo} />
      </AppLink>
      <Words>
        <H3 dir="auto">
          <TitleLink to={postPathById(topic)}>{topic.title}</TitleLink>
        </H3>
        {topic.description && (
          <TextLink to={bySlug} dir="auto">
            {topic.description}
          </TextLink>
        )}
      </Words>
    </Topic>
  );
}

/** Two large cards. Image and text lead to the post by its slug, the title by its id. */
export function TrendingTopics({ topics }: { topics: readonly PostSummary[] }) {
  return (
    <List>
      {topics.map((topic) => (
        <li key={postPath(topic)}>
          <TopicCard topic={topic} />
        </li>
      ))}
    </List>
  );
}
