/** A command that can't be run; the message is for the operator. */
export class CommandError extends Error {}
