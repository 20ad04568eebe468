import type {
  ApiRequest,
  ApiSuccess,
  CallParams,
  CallPayload,
  ReadName,
  SentName,
} from '../contract/calls.ts';

interface CallEndpoint<Argument, Result> {
  query: (argument: Argument) => ApiRequest;
  /** Only for type inference; never set. */
  transformResponse?: (answer: unknown) => Result;
}

type IsWithoutParams<Name extends ReadName> = keyof CallParams<Name> extends never ? true : false;

/** A query endpoint typed by the calls table: `build.query({ ...callQuery('post', (id: Id) => ({ id })) })`. */
export const callQuery = <Name extends ReadName, Argument>(
  name: Name,
  ...[toParams]: IsWithoutParams<Name> extends true
    ? []
    : [toParams: (argument: Argument) => CallParams<Name>]
): CallEndpoint<IsWithoutParams<Name> extends true ? void : Argument, CallPayload<Name>> => ({
  query: (argument) => ({ name, params: toParams?.(argument as Argument) ?? {} }) as ApiRequest,
});

/** A mutation endpoint: `build.mutation(callMutation('requestDemo', (lead: Lead<DemoRequest>) => ...))`. */
export const callMutation = <Name extends SentName, Argument>(
  name: Name,
  toRequest: (argument: Argument) => Omit<ApiRequest<Name>, 'name'>,
): CallEndpoint<Argument, ApiSuccess<CallPayload<Name>>> => ({
  query: (argument) => ({ ...toRequest(argument), name }) as ApiRequest,
});
