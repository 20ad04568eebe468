import type { AppDispatch } from '../store/makeStore';

/** Starts a read; resolves when it has settled, and says whether it failed. */
export type Read = (dispatch: AppDispatch) => PromiseLike<{ error?: unknown }>;

interface ReadEndpoint<Argument> {
  initiate: (
    argument: Argument,
    options: { subscribe: false },
  ) => (dispatch: never, getState: never, extra: never) => PromiseLike<{ error?: unknown }>;
}

/** A read that nobody subscribes to: the page's hooks do that when it shows. */
export const read =
  <Argument>(endpoint: ReadEndpoint<Argument>, argument: Argument): Read =>
  (dispatch) =>
    dispatch(
      endpoint.initiate(argument, { subscribe: false }) as unknown as () => PromiseLike<{
        error?: unknown;
      }>,
    );

/** What a page reads. Failing `main` reads decide its status; failing `side` reads leave it whole. */
export interface PageReads {
  main?: Read[];
  side?: Read[];
}
