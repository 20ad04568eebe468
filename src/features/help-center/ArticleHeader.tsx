import { css, styled } from 'styled-components';
import type { Author, HelpArticle } from '../../contract/entities';
import { paths } from '../../contract/paths';
import { helpCenterCopy } from '../../copy/help-center';
import { shortDate } from '../../lib/dates';
import { visuallyHidden } from '../../theme/mixins';
import { color } from '../../theme/tokens';
import { Avatar } from '../../ui/Avatar';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Display3 } from '../../ui/Text';

const words = helpCenterCopy.article;

const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 36px;
`;

const Head = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 22px;
  max-width: 860px;
`;

const Title = styled(Display3)<{ $isLoading: boolean }>`
  overflow-wrap: anywhere;
  ${({ $isLoading }) =>
    $isLoading &&
    css`
      ${visuallyHidden}
    `}
`;

const Byline = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px 24px;
  color: ${color.ink3};
  font-size: 15px;
  line-height: 20px;
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

const stepsTo = (title: string, article: HelpArticle | undefined) => {
  const { category_id: id = '', category_name: name = '' } = article ?? {};
  return [
    { label: helpCenterCopy.name, to: paths.helpCenter },
    ...(name ? [{ label: name, to: id ? paths.helpCategory(id) : undefined }] : []),
    { label: title },
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

/**
 * Breadcrumb, title, author and date; what is not known is left out. One `h1` stays in place while the article
 * arrives: focus is on it after a navigation and must not be lost.
 */
export function ArticleHeader({ article }: { article: HelpArticle | undefined }) {
  const title = article?.title || words.loading;
  const day = shortDate(article?.updated_at ?? '');
  return (
    <Root>
      <Breadcrumb items={stepsTo(title, article)} />
      <Head>
        <Title dir="auto" $isLoading={!article}>
          {title}
        </Title>
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
      </Head>
    </Root>
  );
}
