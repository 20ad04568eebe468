import type { LegalDocument } from '../../contract/entities';
import { legalCopy } from '../../copy/legal';
import { useTableOfContents } from '../../store/useTableOfContents';
import { ContentsBeside } from '../../ui/ContentsBeside';
import { RichText } from '../../ui/RichText';

interface LegalArticleProps {
  document: LegalDocument;
  /** Where it is read. */
  path: string;
}

/** The document's text with its contents at the left; nothing else. */
export function LegalArticle({ document, path }: LegalArticleProps) {
  const contents = useTableOfContents(path);
  return (
    <ContentsBeside headings={document.headings} title={legalCopy.contents} {...contents}>
      <RichText html={document.content} />
    </ContentsBeside>
  );
}
