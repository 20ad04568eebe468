import type { HelpArticle } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { snippet, stripTags } from '../../lib/html.ts';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** Characters of a description that search engines show. */
const DESCRIPTION_CHARACTERS = 160;

interface ArticleMetaProps {
  article: HelpArticle | undefined;
  slug: string;
}

/** The head of an article's document. */
export function ArticleMeta({ article, slug }: ArticleMetaProps) {
  if (!article) return <PageMeta title={helpCenterStrings.article.loading} description="" />;
  const { title, description, content } = article;
  return (
    <PageMeta
      title={title}
      description={description || snippet(stripTags(content), DESCRIPTION_CHARACTERS) || title}
      path={paths.helpArticle(slug)}
      type="article"
    />
  );
}
