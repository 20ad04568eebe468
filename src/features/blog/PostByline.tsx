import { styled } from 'styled-components';
import type { Post } from '../../contract/entities.ts';
import { blogStrings } from '../../strings/blog.ts';
import { shortDate } from '../../lib/dates.ts';
import { readingMinutes } from '../../lib/readingTime.ts';
import { color } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';

const words = blogStrings.post;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px 28px;
  font-size: 15px;
  line-height: 24px;
  color: ${color.ink3};
`;

const Author = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  color: ${color.ink};
  font-weight: 580;
  overflow-wrap: anywhere;
`;

function Day({ label, timestamp }: { label: string; timestamp: string }) {
  const day = shortDate(timestamp);
  if (!day) return null;
  return (
    <span>
      {label} <time dateTime={day}>{day}</time>
    </span>
  );
}

/** Author, reading time, and the days of publishing and of the last change; what is not known is left out. */
export function PostByline({ post }: { post: Post }) {
  const { author, reading_minutes, created_at, updated_at } = post;
  return (
    <Root>
      {author?.name && (
        <Author>
          <Avatar name={author.name} photo={author.profile_photo} size={44} />
          {author.name}
        </Author>
      )}
      <span>{words.minutes(Math.max(reading_minutes, readingMinutes(0)))}</span>
      <Day label={words.published} timestamp={created_at} />
      <Day label={words.updated} timestamp={updated_at} />
    </Root>
  );
}
