/** Something was not taken. Its message names no visitor, so that it may be logged. */
export class DeliveryFailure extends Error {}

/** Something will never be taken, however often it is tried; the cause says why. */
export class PermanentFailure extends Error {
  /** @param cause what the receiver said: a DeliveryFailure, or an error of its own */
  constructor(cause: unknown) {
    super('it will never be taken', { cause });
  }
}

/** Why something failed, for the log: a code, for the words of other servers and databases may name a visitor. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof DeliveryFailure) return error.message;
  const { code, responseCode, name } = Object(error) as Record<string, unknown>;
  // A DOMException has a number for a code, which tells nobody anything.
  const word = typeof code === 'string' ? code : name;
  return [word, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
};

/** What an error says, for the operator; that of a host with several addresses says nothing, and has a code. */
export const wordsOf = (error: unknown): string => {
  const { message, code } = Object(error) as { message?: string; code?: unknown };
  return message || String(code ?? error);
};
