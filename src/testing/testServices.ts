import { CALLS } from '../contract/calls.ts';
import type {
  ApiAnswer,
  ApiRequest,
  ApiSuccess,
  CallDescription,
  CallName,
  CallParams,
  CallPayload,
  PartName,
} from '../contract/calls.ts';
import type { ApiError } from '../contract/payloads.ts';
import type { AppServices } from '../store/services.ts';
import { answerPart } from './answerPart.ts';

type Answer<Name extends CallName> = ApiAnswer<CallPayload<Name>>;

export type TestAnswer<Name extends CallName> =
  Answer<Name> | ((request: ApiRequest<Name>) => Answer<Name> | Promise<Answer<Name>>);

/** Answers by call. Other calls answer 404. */
export type TestAnswers = { [Name in CallName]?: TestAnswer<Name> };

export const okAnswer = <Payload>(payload: Payload, message = ''): ApiSuccess<Payload> => ({
  status: 200,
  message,
  payload,
});

export const failedAnswer = (status = 500, message = 'The service is down'): ApiError => ({
  status,
  message,
});

/** An answer for these parameters. Others answer 404. */
export const answerFor =
  <Name extends CallName>(params: CallParams<Name>, answer: TestAnswer<Name>): TestAnswer<Name> =>
  (request) => {
    if (JSON.stringify(request.params) !== JSON.stringify(params)) return failedAnswer(404);
    return typeof answer === 'function' ? answer(request) : answer;
  };

/** Answers a call for a part of a list from the answer for the list. */
const answerFromWhole = async (
  answers: TestAnswers,
  { name, params }: ApiRequest,
): Promise<ApiAnswer> => {
  const { partOf }: CallDescription = CALLS[name];
  const answer = partOf && (answers[partOf] as TestAnswer<CallName> | undefined);
  if (!answer) return failedAnswer(404, `No answer for ${name}`);
  const wholeParams = Object.entries(params).filter(([param]) =>
    CALLS[partOf].path.includes(`:${param}`),
  );
  const wholeRequest = { name: partOf, params: Object.fromEntries(wholeParams) };
  const whole = typeof answer === 'function' ? await answer(wholeRequest as ApiRequest) : answer;
  if (!('payload' in whole)) return whole;
  return okAnswer(answerPart(name as PartName, whole.payload as never, params as never));
};

export interface TestServices extends AppServices {
  notify: jest.MockedFunction<AppServices['notify']>;
  navigate: jest.MockedFunction<AppServices['navigate']>;
  copyText: jest.MockedFunction<AppServices['copyText']>;
  /** All requests, in order. */
  requests: ApiRequest[];
}

/** Services that record their calls. Retries are off by default, because they wait for seconds. */
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
        const answer = answers[request.name] as TestAnswer<CallName> | undefined;
        if (answer !== undefined) return typeof answer === 'function' ? answer(request) : answer;
        return answerFromWhole(answers, request);
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
