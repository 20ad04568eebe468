import type { LegalDocument } from '../../contract/entities.ts';
import { legalStrings } from '../../strings/legal.ts';
import { useTableOfContents } from '../../shared/article/useTableOfContents.ts';
import { ArticleLayout } from '../../shared/article/ArticleLayout.tsx';
import { RichText } from '../../shared/rich-text/RichText.tsx';

interface LegalArticleProps {
  document: LegalDocument;
  /** Where it is read. */
  path: string;
}

/** The document's text with its contents at the left; nothing else. */
export function LegalArticle({ document, path }: LegalArticleProps) {
  const contents = useTableOfContents(path);
  return (
    <ArticleLayout headings={document.headings} title={legalStrings.contents} {...contents}>
      <RichText html={document.content} />
    </ArticleLayout>
  );
}
