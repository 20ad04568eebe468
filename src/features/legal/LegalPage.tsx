import type { SerializedError } from '@reduxjs/toolkit';
import { styled } from 'styled-components';
import { UNREACHABLE_MESSAGE } from '../../api/apiError.ts';
import { asApiError, queryStatus } from '../../api/queryStatus.ts';
import type { ApiError, LegalDocument } from '../../contract/entities.ts';
import { legalStrings, type LegalPageStrings } from '../../strings/legal.ts';
import { shortDate } from '../../lib/dates.ts';
import { color, space } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHeader, Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Display2, Lead, Small } from '../../ui/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { LegalArticle } from './LegalArticle.tsx';

const Page = styled(Wrap)`
  padding-bottom: ${space.section};
`;

const Head = styled(PageHeader)`
  display: grid;
  gap: 20px;
`;

const SpinnerBox = styled.div`
  display: grid;
  place-items: center;
  min-height: 40vh;
  color: ${color.line2};
`;

const Failure = styled.div`
  display: grid;
  justify-items: start;
  gap: 28px;
  overflow-wrap: anywhere;
`;

/** What the page needs of a query hook's result. */
interface LegalQuery {
  data?: LegalDocument;
  error?: ApiError | SerializedError;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LegalPageProps {
  copy: LegalPageStrings;
  path: string;
  read: LegalQuery;
}

function LegalBody({ copy, path, read }: LegalPageProps) {
  const { data, error, isFetching, refetch } = read;
  if (queryStatus(read) === 'failed') {
    return (
      <Failure>
        <Lead role="alert">{copy.failed(asApiError(error).message || UNREACHABLE_MESSAGE)}</Lead>
        <Button onClick={() => void refetch()} busy={isFetching}>
          {legalStrings.tryAgain}
        </Button>
      </Failure>
    );
  }
  if (!data) {
    return (
      <SpinnerBox role="status">
        <Spinner size={56} />
        <VisuallyHidden>{copy.loading}</VisuallyHidden>
      </SpinnerBox>
    );
  }
  return <LegalArticle document={data} path={path} />;
}

/** A legal document (spec §2, Privacy Policy and Terms of Services). The title stands there before the text does. */
export function LegalPage({ copy, path, read }: LegalPageProps) {
  const updated = shortDate(read.data?.updated_at ?? '');
  return (
    <Page>
      <PageMeta title={copy.title} description={copy.description} path={path} />
      <Head>
        <Display2>{copy.title}</Display2>
        {updated && (
          <Small>
            {legalStrings.updated} <time dateTime={updated}>{updated}</time>
          </Small>
        )}
      </Head>
      <LegalBody copy={copy} path={path} read={read} />
    </Page>
  );
}
