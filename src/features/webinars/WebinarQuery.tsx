import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { asApiError } from '../../api/apiError.ts';
import type { ReadResult } from '../../api/useReadOnce.ts';
import { paths } from '../../contract/paths.ts';
import { errorStrings } from '../../strings/common.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { color, space } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FullPageMessage } from '../../ui/FullPageMessage.tsx';
import { Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { QueryError } from '../../ui/StateCard.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

const Loading = styled(Wrap)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 18px;
  min-height: 60vh;
  color: ${color.ink2};
  font-weight: 540;
`;

/** The whole page while its event or video is on its way; its words are the page's heading meanwhile. */
function WebinarLoading({ children }: { children: string }) {
  return (
    <Loading role="status">
      <Spinner size={32} />
      <h1>{children}</h1>
    </Loading>
  );
}

const Failure = styled(Wrap)`
  padding-block: clamp(40px, 5vw, 80px) ${space.section};
`;

interface WebinarFailedProps {
  /** Said when there is no such event or video. */
  words: { title: string; text: string };
  status: number;
  onTryAgain: () => void;
}

/** Whether an answer says that what was asked for does not exist. */
const isMissing = (status: number) => status === 404 || status === 410;

/** In place of an event or a video that does not exist or did not arrive. */
function WebinarFailed({ words, status, onTryAgain }: WebinarFailedProps) {
  if (!isMissing(status)) {
    return (
      <>
        <PageMeta title={errorStrings.title} description={errorStrings.text} />
        <Failure>
          <QueryError headingLevel={1} onTryAgain={onTryAgain} />
        </Failure>
      </>
    );
  }
  return (
    <>
      <PageMeta title={words.title} description={words.text} />
      <FullPageMessage
        title={words.title}
        text={words.text}
        actions={<ButtonLink to={paths.webinars}>{webinarsStrings.backToWebinars}</ButtonLink>}
      />
    </>
  );
}

interface WebinarQueryProps<Webinar> {
  result: ReadResult<Webinar>;
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
  const { data: webinar, error, refetch } = result;
  if (result.isError) {
    return (
      <WebinarFailed
        words={words.notFound}
        status={asApiError(error).status}
        onTryAgain={refetch}
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
