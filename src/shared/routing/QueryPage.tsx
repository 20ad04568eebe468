import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { asApiError } from '../../api/apiError.ts';
import type { ReadResult } from '../../api/useReadOnce.ts';
import { errorStrings } from '../../strings/errors.ts';
import { color, space } from '../../theme/tokens.ts';
import { FullPageMessage } from '../../ui/FullPageMessage.tsx';
import { Container } from '../../ui/Layout.tsx';
import { LoadingMeta, PageMeta } from '../../ui/PageMeta.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

const Loading = styled(Container)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 18px;
  min-height: 60vh;
  color: ${color.ink2};
  font-weight: 540;
`;

const Failure = styled(Container)`
  padding-block: clamp(40px, 5vw, 80px) ${space.section};
`;

interface Message {
  title: string;
  text: string;
}

interface QueryPageProps<Result> {
  query: ReadResult<Result>;
  /** The tab's title until the result is known. */
  title: string;
  loading: string;
  missing: Message;
  /** Shown for status 410; defaults to `missing`. */
  gone?: Message;
  actions: ReactNode;
  children: (result: NonNullable<Result>) => ReactNode;
}

/** A page about the result of one query. It has an `h1` in every state. */
export function QueryPage<Result>(props: QueryPageProps<Result>) {
  const { query, title, loading, missing, gone = missing, actions, children } = props;
  if (query.data) return children(query.data);
  if (!query.isError) {
    return (
      <>
        <LoadingMeta title={title} />
        <Loading role="status">
          <Spinner size={32} />
          <h1>{loading}</h1>
        </Loading>
      </>
    );
  }
  const { status } = asApiError(query.error);
  if (status !== 404 && status !== 410) {
    return (
      <>
        <PageMeta title={errorStrings.title} description={errorStrings.text} />
        <Failure>
          <QueryError headingLevel={1} query={query} />
        </Failure>
      </>
    );
  }
  const message = status === 410 ? gone : missing;
  return (
    <>
      <PageMeta title={message.title} description={message.text} />
      <FullPageMessage {...message} actions={actions} />
    </>
  );
}
