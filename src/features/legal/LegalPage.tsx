import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { asApiError, UNREACHABLE_MESSAGE } from '../../api/apiError.ts';
import type { ReadResult } from '../../api/useReadOnce.ts';
import type { LegalDocument, SafeHtml } from '../../contract/entities.ts';
import { legalStrings, type LegalPageStrings } from '../../strings/legal.ts';
import { color } from '../../theme/tokens.ts';
import { ArticleLayout } from '../../shared/article/ArticleLayout.tsx';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import { Alert, RetryButton } from '../../ui/Retry.tsx';
import { Container, Section, Stack } from '../../ui/Layout.tsx';
import { LoadingMeta, PageMeta } from '../../ui/PageMeta.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Lead, VisuallyHidden } from '../../ui/Text.tsx';

const Loading = styled.div`
  display: grid;
  place-items: center;
  min-height: 40vh;
  color: ${color.line2};
`;

const Failure = styled(Stack)`
  overflow-wrap: anywhere;
`;

/** On screens, a line above each section. */
const Text = styled.div`
  @media screen {
    > div > * + h2 {
      margin-top: 1.75em;
      padding-top: 1.375em;
      border-top: 1px solid ${color.line2};
    }
  }
`;

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
          <Text>
            <RichText html={text ?? data.content} />
          </Text>
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
  /** The title, and what opens the document. */
  head: ReactNode;
  text?: SafeHtml | undefined;
}

export function LegalPage({ strings, path, query, isUntitled, head, text }: LegalPageProps) {
  const { title, description } = strings;
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
        <Document strings={strings} query={query} text={text} />
      </Section>
    </>
  );
}
