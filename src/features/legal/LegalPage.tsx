import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { asApiError, UNREACHABLE_MESSAGE } from '../../api/apiError.ts';
import { useReadOnce, type ReadResult } from '../../api/useReadOnce.ts';
import type { LegalDocument, SafeHtml } from '../../contract/entities.ts';
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

function Head({ title, updated }: { title: string; updated: string }) {
  return (
    <Stack as={PageHeader} $gap={20}>
      <Display2>{title}</Display2>
      {updated && (
        <Small>
          {legalStrings.updated} <time dateTime={updated}>{updated}</time>
        </Small>
      )}
    </Stack>
  );
}

interface DocumentProps {
  strings: LegalPageStrings;
  query: ReadResult<LegalDocument>;
  /** Instead of the whole text. */
  text: SafeHtml | undefined;
}

function Document({ strings, query, text }: DocumentProps) {
  const { data, error, isLoading, isError, isFetching, refetch } = query;
  return (
    <>
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
          <RichText html={text ?? data.content} />
        </ArticleLayout>
      )}
    </>
  );
}

interface LegalPageProps {
  strings: LegalPageStrings;
  path: string;
  query: ReadResult<LegalDocument>;
  /** The title arrives with the document. */
  isUntitled?: boolean;
  /** In place of the title and the day of the last change. */
  head?: ReactNode;
  text?: SafeHtml | undefined;
}

export function LegalPage({ strings, path, query, isUntitled, head, text }: LegalPageProps) {
  const { title, description } = strings;
  const updated = shortDate(query.data?.updated_at ?? '');
  return (
    <>
      {isUntitled ? (
        <LoadingMeta title={title} />
      ) : (
        <PageMeta
          title={title}
          section={legalStrings.section}
          description={description}
          path={path}
        />
      )}
      {head}
      <Section as={Container} $flush>
        {head === undefined && <Head title={title} updated={updated} />}
        <Document strings={strings} query={query} text={text} />
      </Section>
    </>
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
