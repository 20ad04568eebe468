import { createContext, use } from 'react';
import { callPath, type CallName, type CallPayload } from '../../contract/calls.ts';

/** The server's answer to a form sent without scripts. It is rendered into the same page, which has no scripts. */
export interface NoScriptAnswer {
  action: string;
  values: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
  message: string;
  /** Free slots near a demo time that was taken: ISO instants, soonest first. */
  alternatives?: readonly string[] | undefined;
  /** The `data` of the response; null for a form that was refused. */
  data: unknown;
}

/** Null in every page with scripts, which keep their answers in the store. */
export const NoScriptAnswerContext = createContext<NoScriptAnswer | null>(null);

export const useNoScriptAnswer = (action: string): NoScriptAnswer | null => {
  const answer = use(NoScriptAnswerContext);
  return answer?.action === action ? answer : null;
};

/** The payload of that answer; null for a form that was refused, and with scripts. */
export const useNoScriptPayload = <Name extends CallName>(
  ...call: Parameters<typeof callPath<Name>>
): CallPayload<Name> | null =>
  (useNoScriptAnswer(callPath(...call))?.data ?? null) as CallPayload<Name> | null;
