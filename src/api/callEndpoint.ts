import type {
  ApiRequest,
  ApiSuccess,
  CallParams,
  CallPayload,
  ReadName,
  SentName,
} from '../contract/calls.ts';

/** What RTK Query needs to know of a call. */
interface CallEndpoint<Argument, Result> {
  query: (argument: Argument) => ApiRequest;
  /** Never there: the types of argument and result are read off this object. */
  transformResponse?: (answer: unknown) => Result;
}

/** Whether a call's path says all there is to say. */
type IsWithoutParams<Name extends ReadName> = keyof CallParams<Name> extends never ? true : false;

/**
 * The endpoint of a read, without its tags; argument and result have their types from the table of calls:
 * `build.query({ ...callQuery('post', (id: Id) => ({ id })), providesTags: ... })`.
 * @param toParams makes the call's parameters of the endpoint's argument
 */
export const callQuery = <Name extends ReadName, Argument>(
  name: Name,
  ...[toParams]: IsWithoutParams<Name> extends true
    ? []
    : [toParams: (argument: Argument) => CallParams<Name>]
): CallEndpoint<IsWithoutParams<Name> extends true ? void : Argument, CallPayload<Name>> => ({
  query: (argument) => ({ name, params: toParams?.(argument as Argument) ?? {} }) as ApiRequest,
});

/** The endpoint of what is sent: `build.mutation(callMutation('requestDemo', (lead: Lead<DemoRequest>) => ...))`. */
export const callMutation = <Name extends SentName, Argument>(
  name: Name,
  toRequest: (argument: Argument) => Omit<ApiRequest<Name>, 'name'>,
): CallEndpoint<Argument, ApiSuccess<CallPayload<Name>>> => ({
  query: (argument) => ({ ...toRequest(argument), name }) as ApiRequest,
});
