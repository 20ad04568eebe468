import { styled } from 'styled-components';
import type { Author, HelpArticle } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { shortDate } from '../../lib/dates.ts';
import { color } from '../../theme/tokens.ts';
import { ArticleHeader } from '../../shared/article/ArticleHeader.tsx';
import { Avatar } from '../../ui/Avatar.tsx';

const words = helpCenterStrings.article;

const Byline = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px 24px;
  color: ${color.ink3};
  font-size: 0.9375rem;
  line-height: 1.25rem;
`;

const Writer = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: 56ch;
  overflow-wrap: anywhere;

  strong {
    display: block;
    color: ${color.ink};
    font-weight: 580;
  }
`;

const trailTo = (article: HelpArticle | undefined) => {
  const { category_id: id = '', category_name: name = '' } = article ?? {};
  return [
    { label: helpCenterStrings.name, to: paths.helpCenter },
    ...(name ? [{ label: name, to: id ? paths.helpCategory(id) : undefined }] : []),
  ];
};

function AuthorLine({ author }: { author: Author }) {
  return (
    <Writer>
      <Avatar name={author.name} photo={author.profile_photo} size={44} />
      <span>
        <strong>{author.name}</strong>
        {author.bio}
      </span>
    </Writer>
  );
}

/** Breadcrumb, title, author and date; what is not known is left out. */
export function HelpArticleHeader({ article }: { article: HelpArticle | undefined }) {
  const day = shortDate(article?.updated_at ?? '');
  return (
    <ArticleHeader
      trail={trailTo(article)}
      title={article && (article.title || helpCenterStrings.name)}
      loading={words.loading}
      variant="d3"
    >
      {article && (
        <Byline>
          {article.author?.name && <AuthorLine author={article.author} />}
          {day && (
            <span>
              {words.updated} <time dateTime={day}>{day}</time>
            </span>
          )}
        </Byline>
      )}
    </ArticleHeader>
  );
}
