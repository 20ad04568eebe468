import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 16;

/** A token of 128 bits for a private link. */
export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
