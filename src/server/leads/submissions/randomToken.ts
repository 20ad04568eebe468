import { randomBytes } from 'node:crypto';

export const randomToken = (): string => randomBytes(16).toString('base64url');
