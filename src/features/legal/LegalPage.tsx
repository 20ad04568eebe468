import { styled } from 'styled-components';
import { asApiError, UNREACHABLE_MESSAGE } from '../../api/apiError.ts';
import { useReadOnce, type ReadResult } from '../../api/useReadOnce.ts';
import type { LegalDocument } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import {
  legalStrings,
  type LegalPageStrings,
  privacyPolicyStrings,
  termsOfServicesStrings,
} from '../../strings/legal.ts';
import { shortDate } from '../../lib/dates.ts';
import { color } from '../../theme/tokens.ts';
import { ArticleLayout } from '../../shared/article/ArticleLayout.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import { Alert, RetryButton } from '../../ui/Retry.tsx';
import { Container, PageHeader, Section, Stack } from '../../ui/Layout.tsx';
import { LoadingMeta, PageMeta } from '../../ui/PageMeta.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Display2, Lead, Small, VisuallyHidden } from '../../ui/Text.tsx';
import { legalApi } from './legalApi.ts';

const Loading = styled.div`
  display: grid;
  place-items: center;
  min-height: 40vh;
  color: ${color.line2};
`;

const Failure = styled(Stack)`
  overflow-wrap: anywhere;
`;

interface LegalPageProps {
  strings: LegalPageStrings;
  path: string;
  query: ReadResult<LegalDocument>;
  /** The title arrives with the document. */
  isUntitled?: boolean;
  /** Opens the text with its first paragraph in large type. */
  standfirst?: boolean;
}

export function LegalPage({ strings, path, query, isUntitled, standfirst }: LegalPageProps) {
  const { data, error, isLoading, isError, isFetching, refetch } = query;
  const updated = shortDate(data?.updated_at ?? '');
  return (
    <Section as={Container} $flush>
      {isUntitled ? (
        <LoadingMeta title={strings.title} />
      ) : (
        <PageMeta
          title={strings.title}
          section={legalStrings.section}
          description={strings.description}
          path={path}
        />
      )}
      <Stack as={PageHeader} $gap={20}>
        <Display2>{strings.title}</Display2>
        {updated && (
          <Small>
            {legalStrings.updated} <time dateTime={updated}>{updated}</time>
          </Small>
        )}
      </Stack>
      {isLoading && (
        <Loading role="status">
          <Spinner size={56} />
          <VisuallyHidden>{strings.loading}</VisuallyHidden>
        </Loading>
      )}
      {isError && (
        <Failure $gap={28} $justify="start">
          <Alert as={Lead} isRetrying={isFetching}>
            {strings.failed(asApiError(error).message || UNREACHABLE_MESSAGE)}
          </Alert>
          <RetryButton isRetrying={isFetching} onRetry={refetch}>
            {legalStrings.tryAgain}
          </RetryButton>
        </Failure>
      )}
      {data && (
        <ArticleLayout headings={data.headings} title={legalStrings.contents}>
          <RichText html={data.content} standfirst={standfirst} />
        </ArticleLayout>
      )}
    </Section>
  );
}

function PrivacyPolicyPage() {
  const query = useReadOnce(legalApi.endpoints.getPrivacyPolicy);
  return <LegalPage strings={privacyPolicyStrings} path={paths.privacyPolicy} query={query} />;
}

function TermsOfServicesPage() {
  const query = useReadOnce(legalApi.endpoints.getTermsOfService);
  return <LegalPage strings={termsOfServicesStrings} path={paths.termsOfServices} query={query} />;
}

export const privacyPolicyPage: PageModule = { Page: PrivacyPolicyPage, api: legalApi };
export const termsOfServicesPage: PageModule = { Page: TermsOfServicesPage, api: legalApi };
