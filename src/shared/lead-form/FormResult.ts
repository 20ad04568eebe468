import { createContext, use } from 'react';

/**
 * A form that was sent without scripts, as the server answers it: by the same page, with what was typed, with what is
 * wrong, or with what came of it. Such a page is never cached and carries no scripts.
 */
export interface FormResult {
  /** Address of the call, so that only its own form takes it up. */
  action: string;
  values: Readonly<Record<string, string>>;
  /** Message by field name; empty when the form was taken. */
  fields: Readonly<Record<string, string>>;
  /** What the server said, shown above the fields of a form that was not taken. */
  message: string;
  /** Free hours near one that is not: ISO instants, soonest first. */
  alternatives?: readonly string[] | undefined;
  /** The `data` of the answer; null for a form that was not taken. */
  data: unknown;
}

export const FormResultContext = createContext<FormResult | null>(null);

/** The form that was sent to `action` without scripts; null in every other case. */
export const useFormResult = (action: string): FormResult | null => {
  const sent = use(FormResultContext);
  return sent?.action === action ? sent : null;
};
