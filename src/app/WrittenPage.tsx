import { useParams } from 'react-router-dom';
import { asApiError } from '../api/apiError.ts';
import { type ReadResult, useReadOnce } from '../api/useReadOnce.ts';
import type { WrittenPage as Page } from '../contract/entities.ts';
import { labelOfPage, type SiteNavigation } from '../contract/navigation.ts';
import { paths } from '../contract/paths.ts';
import { legalApi } from '../features/legal/legalApi.ts';
import { LegalPage } from '../features/legal/LegalPage.tsx';
import { splitOpening } from '../features/legal/splitOpening.ts';
import { WrittenHead } from '../features/legal/WrittenHead.tsx';
import { NotFoundPage } from '../features/not-found/NotFoundPage.tsx';
import { NextStep } from '../shared/marketing/NextStep.tsx';
import type { PageModule } from '../shared/routing/lazyPage.ts';
import { HiddenRibbon } from '../ui/HiddenRibbon.tsx';
import { Container, Section } from '../ui/Layout.tsx';
import type { BreadcrumbItem } from '../ui/PageMeta.tsx';
import { useSite } from '../ui/SiteContext.ts';
import { errorStrings } from '../strings/errors.ts';
import type { LegalPageStrings } from '../strings/legal.ts';
import { PageTexts } from './PageTexts.tsx';

const NOT_FOUND = ['not-found'] as const;

const trailTo = (parent: string, navigation: SiteNavigation): BreadcrumbItem[] => {
  const label = labelOfPage(navigation, parent);
  return label ? [{ label, to: parent }] : [];
};

const wordsOf = (page: ReadResult<Page>): LegalPageStrings => {
  const { loading, title: failed } = errorStrings;
  const { title = page.isError ? failed : loading, description = '' } = page.data ?? {};
  return { title, description, loading, failed: (message) => message };
};

function WrittenPage() {
  const { slug = '' } = useParams();
  const { navigation } = useSite();
  const query = useReadOnce(legalApi.endpoints.getPage, slug);
  const { data, error, isLoading, isError } = query;
  if (isError && asApiError(error).status === 404)
    return (
      <PageTexts texts={NOT_FOUND}>
        <NotFoundPage />
      </PageTexts>
    );
  const strings = wordsOf(query);
  const trail = trailTo(data?.parent ?? '', navigation);
  const opening = data && splitOpening(data.content);
  return (
    <>
      <HiddenRibbon hidden={data?.hidden} />
      <LegalPage
        strings={strings}
        path={paths.page(slug)}
        query={query}
        isUntitled={isLoading}
        head={<WrittenHead title={strings.title} trail={trail} opening={opening} />}
        text={opening?.text}
      />
      {data && (
        <Section as={Container} $flush>
          <NextStep offer="demo" />
        </Section>
      )}
    </>
  );
}

export const writtenPage: PageModule = { Page: WrittenPage, api: legalApi };
