import type { SerializedError } from '@reduxjs/toolkit';
import { styled } from 'styled-components';
import { UNREACHABLE_MESSAGE, type ApiError } from '../../api/apiError';
import { asApiError, readStatus } from '../../api/readStatus';
import type { LegalDocument } from '../../contract/entities';
import { legalCopy, type LegalPageCopy } from '../../copy/legal';
import { shortDate } from '../../lib/dates';
import { color, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { PageHeader, Wrap } from '../../ui/Layout';
import { PageMeta } from '../../ui/PageMeta';
import { PaneSpinner } from '../../ui/PaneSpinner';
import { Display2, Lead, Small } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { LegalArticle } from './LegalArticle';

const Page = styled(Wrap)`
  padding-bottom: ${space.section};
`;

const Head = styled(PageHeader)`
  display: grid;
  gap: 20px;
`;

const Spinner = styled.div`
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
interface LegalRead {
  data?: LegalDocument;
  error?: ApiError | SerializedError;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LegalPageProps {
  copy: LegalPageCopy;
  path: string;
  read: LegalRead;
}

function LegalBody({ copy, path, read }: LegalPageProps) {
  const { data, error, isFetching, refetch } = read;
  if (readStatus(read) === 'failed') {
    return (
      <Failure>
        <Lead role="alert">{copy.failed(asApiError(error).message || UNREACHABLE_MESSAGE)}</Lead>
        <Button onClick={() => void refetch()} busy={isFetching}>
          {legalCopy.tryAgain}
        </Button>
      </Failure>
    );
  }
  if (!data) {
    return (
      <Spinner role="status">
        <PaneSpinner size={56} />
        <VisuallyHidden>{copy.loading}</VisuallyHidden>
      </Spinner>
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
            {legalCopy.updated} <time dateTime={updated}>{updated}</time>
          </Small>
        )}
      </Head>
      <LegalBody copy={copy} path={path} read={read} />
    </Page>
  );
}
