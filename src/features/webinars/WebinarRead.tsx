import type { ReactNode } from 'react';
import { asApiError, readStatus } from '../../api/readStatus';
import { webinarsCopy } from '../../copy/webinars';
import { PageMeta } from '../../ui/PageMeta';
import { WebinarFailed } from './WebinarFailed';
import { WebinarLoading } from './WebinarLoading';

interface WebinarReadProps<Webinar> {
  result: {
    currentData?: Webinar;
    error?: Parameters<typeof asApiError>[0];
    refetch: () => unknown;
  };
  words: {
    /** The page's title meanwhile. */
    loadingPage: string;
    loading: string;
    notFound: { title: string; text: string };
  };
  children: (webinar: NonNullable<Webinar>) => ReactNode;
}

/** An event or a video once it has arrived; until then, and if it never does, a page that says so. */
export function WebinarRead<Webinar>({ result, words, children }: WebinarReadProps<Webinar>) {
  // Not `data`, which is the last one's until this one has arrived.
  const { currentData: webinar, error, refetch } = result;
  const status = readStatus({ data: webinar, error });
  if (status === 'failed') {
    return (
      <WebinarFailed
        words={words.notFound}
        status={asApiError(error).status}
        onTryAgain={() => void refetch()}
      />
    );
  }
  if (!webinar) {
    return (
      <>
        <PageMeta title={words.loadingPage} description={webinarsCopy.home.description} />
        <WebinarLoading>{words.loading}</WebinarLoading>
      </>
    );
  }
  return children(webinar);
}
