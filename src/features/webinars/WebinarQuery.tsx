import type { ReactNode } from 'react';
import { asApiError, queryStatus } from '../../api/queryStatus.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { WebinarFailed } from './WebinarFailed.tsx';
import { WebinarLoading } from './WebinarLoading.tsx';

interface WebinarQueryProps<Webinar> {
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
export function WebinarQuery<Webinar>({ result, words, children }: WebinarQueryProps<Webinar>) {
  // Not `data`, which is the last one's until this one has arrived.
  const { currentData: webinar, error, refetch } = result;
  const status = queryStatus({ data: webinar, error });
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
        <PageMeta title={words.loadingPage} description={webinarsStrings.home.description} />
        <WebinarLoading>{words.loading}</WebinarLoading>
      </>
    );
  }
  return children(webinar);
}
