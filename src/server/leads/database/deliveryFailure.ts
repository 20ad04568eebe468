/** A delivery that failed. The message names no visitor, so it may be logged. */
export class DeliveryFailure extends Error {}

/** A delivery that would fail at every retry; the cause says why. */
export class PermanentFailure extends Error {
  constructor(cause: unknown) {
    super('permanent failure', { cause });
  }
}

/** A code for the log: messages of other servers and databases may contain personal data. */
export const errorCode = (error: unknown): string => {
  if (error instanceof DeliveryFailure) return error.message;
  const { code, responseCode, name } = Object(error) as Record<string, unknown>;
  // The code of a DOMException is a meaningless number.
  const text = typeof code === 'string' ? code : name;
  return [text, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
};

/** An AggregateError of several addresses has a code and no message. */
export const errorMessage = (error: unknown): string => {
  const { message, code } = Object(error) as { message?: string; code?: unknown };
  return message || String(code ?? error);
};
