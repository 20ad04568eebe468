import { styled } from 'styled-components';
import type { PostSummary } from '../../contract/entities.ts';
import { blogStrings } from '../../strings/blog.ts';
import { type } from '../../theme/mixins.ts';
import { color, media } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { CardLink } from '../../ui/CardLink.ts';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { hueFor } from '../../ui/hueFor.ts';
import { Cluster, Grid } from '../../ui/Layout.tsx';
import { CardBody } from '../../ui/Text.tsx';
import { PostDay } from './PostDay.tsx';
import { postPath } from './postPaths.ts';

/** A list with room for two posts beside each other. */
const WIDE_LIST = '@container (min-width: 68rem)';

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${WIDE_LIST} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: clamp(40px, 4.4vw, 64px);
  }
`;

/** The first post of a full page, beside three others in a wide list. */
const LEAD = ':first-child:has(~ :nth-child(6))';

const Row = styled.li`
  & + & {
    border-top: 1px solid ${color.line2};
  }
  ${WIDE_LIST} {
    &:nth-child(2) {
      border-top: 0;
    }
    &${LEAD} {
      grid-row: span 3;
    }
  }
`;

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) 5.5rem;
  align-items: start;
  gap: 0.875rem clamp(1rem, 2.4vw, 2rem);
  padding-block: 1.75rem;

  /* The link covers the picture, which follows it. */
  a::after {
    z-index: 1;
  }
  ${Row}:first-child & {
    padding-top: 0;
  }
  ${media.md} {
    grid-template-columns: 16.5rem minmax(0, 1fr);
    row-gap: 0.5rem;
  }
  ${WIDE_LIST} {
    grid-template-columns: 15rem minmax(0, 1fr);
    column-gap: 1.75rem;

    ${Row}:nth-child(2) & {
      padding-top: 0;
    }
    ${Row}${LEAD} & {
      grid-template: auto auto 1fr / minmax(0, 1fr);
      row-gap: 1rem;
    }
  }
`;

const Head = styled(Grid).attrs({ $gap: 8 })`
  ${media.md} {
    grid-area: 1 / 2;
  }
  ${WIDE_LIST} {
    ${Row}${LEAD} & {
      grid-area: 2 / 1;
    }
  }
`;

/** On phones it is below the picture, because there is no room for a line of text beside it. */
const Rest = styled(Grid).attrs({ $gap: 8 })`
  grid-column: 1 / -1;

  ${media.md} {
    grid-area: 2 / 2;
  }
  ${WIDE_LIST} {
    ${Row}${LEAD} & {
      grid-area: 3 / 1;
      max-width: 36rem;
    }
  }
`;

const Cover = styled(CoverImage)`
  aspect-ratio: 1;

  ${media.md} {
    grid-area: 1 / 1 / 3;
    aspect-ratio: 16 / 10;
  }
  ${WIDE_LIST} {
    ${Row}${LEAD} & {
      grid-area: 1 / 1;
      aspect-ratio: 6 / 5;
    }
  }
`;

const Title = styled.h2`
  ${type.h3}
  font-size: clamp(1.25rem, 2vw, 1.625rem);
  overflow-wrap: break-word;

  ${WIDE_LIST} {
    font-size: 1.375rem;

    ${Row}${LEAD} & {
      font-size: 2rem;
      line-height: 1.15;
    }
  }
  ${Card}:hover & {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
`;

const Meta = styled(Cluster).attrs({ as: 'p', $gap: '8px 12px' })`
  color: ${color.ink3};
  font-size: 0.9375rem;
  line-height: 1.25rem;

  /* Whether a date fits beside the category would depend on its name. */
  ${media.belowMd} {
    > :has(> time) {
      flex-basis: 100%;
    }
  }
`;

const Author = styled(Meta)`
  color: ${color.ink2};

  ${media.md} {
    margin-top: 8px;
  }
`;

const Photo = styled(Avatar)`
  ${media.belowMd} {
    display: none;
  }
`;

interface PostRowsProps {
  posts: readonly PostSummary[];
  /** Covers in the first view. */
  priorityCount: number;
}

/** The index of all posts: a line of text and the author, unlike the blog's cards. */
export function PostRows({ posts, priorityCount }: PostRowsProps) {
  return (
    <Rows>
      {posts.map((post, index) => {
        const { title, category, description, author, reading_minutes: minutes } = post;
        return (
          <Row key={postPath(post)}>
            <Card>
              <Head>
                <Meta>
                  {category && <Badge hue={hueFor(category)}>{category}</Badge>}
                  {(post.updated_at || post.created_at) && <PostDay post={post} />}
                </Meta>
                <Title>
                  <CardLink to={postPath(post)}>{title}</CardLink>
                </Title>
              </Head>
              <Cover src={post.cover_photo} radius="small" priority={index < priorityCount} />
              <Rest>
                {description && <CardBody>{description}</CardBody>}
                <Author as="div">
                  {author?.name && (
                    <>
                      <Photo name={author.name} photo={author.profile_photo} size={32} />
                      <span>{author.name}</span>
                    </>
                  )}
                  {minutes > 0 && <span>{blogStrings.post.minutes(minutes)}</span>}
                </Author>
              </Rest>
            </Card>
          </Row>
        );
      })}
    </Rows>
  );
}
