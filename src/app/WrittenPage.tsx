import { useParams } from 'react-router-dom';
import { asApiError } from '../api/apiError.ts';
import { useReadOnce } from '../api/useReadOnce.ts';
import { paths } from '../contract/paths.ts';
import { legalApi } from '../features/legal/legalApi.ts';
import { LegalPage } from '../features/legal/LegalPage.tsx';
import { NotFoundPage } from '../features/not-found/NotFoundPage.tsx';
import { NextStep } from '../shared/marketing/NextStep.tsx';
import type { PageModule } from '../shared/routing/lazyPage.ts';
import { HiddenRibbon } from '../ui/HiddenRibbon.tsx';
import { Container, Section } from '../ui/Layout.tsx';
import { errorStrings } from '../strings/errors.ts';
import { PageTexts } from './PageTexts.tsx';

const NOT_FOUND = ['not-found'] as const;

function WrittenPage() {
  const { slug = '' } = useParams();
  const query = useReadOnce(legalApi.endpoints.getPage, slug);
  const { data, error, isLoading, isError } = query;
  if (isError && asApiError(error).status === 404)
    return (
      <PageTexts texts={NOT_FOUND}>
        <NotFoundPage />
      </PageTexts>
    );
  const { loading, title: failed } = errorStrings;
  const { title = isError ? failed : loading, description = '' } = data ?? {};
  const strings = { title, description, loading, failed: (message: string) => message };
  return (
    <>
      <HiddenRibbon hidden={data?.hidden} />
      <LegalPage
        strings={strings}
        path={paths.page(slug)}
        query={query}
        isUntitled={isLoading}
        standfirst
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
