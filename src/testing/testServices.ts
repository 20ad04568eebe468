import type { ApiAnswer, ApiRequest } from '../api/baseQuery.ts';
import type { AppServices } from '../store/services.ts';

/** An answer of the API: given at once, made from the request, or kept back until the test wants it. */
export type TestAnswer = ApiAnswer | ((request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>);

/** Answers by path (without the query) or by `METHOD path`. A path that is not named answers 404. */
export type TestAnswers = Record<string, TestAnswer>;

export const siteAnswer = (data: unknown): ApiAnswer => ({ status: 200, body: { data: { data } } });
export const apiAnswer = (data: unknown): ApiAnswer => ({ status: 200, body: { data } });
export const failedAnswer = (status = 500, message = 'The service is down'): ApiAnswer => ({
  status,
  body: { status, message },
});

export interface TestServices extends AppServices {
  notify: jest.MockedFunction<AppServices['notify']>;
  navigate: jest.MockedFunction<AppServices['navigate']>;
  copyText: jest.MockedFunction<AppServices['copyText']>;
  /** Every request that left the store, in order. */
  requests: ApiRequest[];
}

/** Services that record what effects do. Retries are off unless asked for: they wait for seconds. */
export const makeTestServices = (
  answers: TestAnswers = {},
  { retries = false } = {},
): TestServices => {
  const requests: ApiRequest[] = [];
  const storage = new Map<string, string>();
  return {
    requests,
    transport: {
      retries,
      send: async (request) => {
        requests.push(request);
        const path = request.path.split('?')[0]!;
        const answer = answers[`${request.method ?? 'GET'} ${path}`] ?? answers[path];
        if (answer === undefined) return failedAnswer(404, `No answer for ${path}`);
        return typeof answer === 'function' ? answer(request) : answer;
      },
    },
    notify: jest.fn(),
    navigate: jest.fn(),
    copyText: jest.fn<Promise<void>, [string]>(() => Promise.resolve()),
    tabStorage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
  };
};
