import { useMemo } from 'react';
import type { LegalDocument } from '../../contract/entities';
import { ContentsBeside } from '../../ui/ContentsBeside';
import { RichText } from '../../ui/RichText';
import { tocHeadings } from '../../ui/TableOfContents';
import { LegalContents } from './LegalContents';

/** The document's text with its contents at the left; nothing else. */
export function LegalArticle({ document }: { document: LegalDocument }) {
  const headings = useMemo(() => tocHeadings(document.headings), [document.headings]);
  return (
    <ContentsBeside contents={headings.length > 0 && <LegalContents headings={headings} />}>
      <RichText html={document.content} />
    </ContentsBeside>
  );
}
