import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from '../serverOptions.ts';

/** RFC 9116 §3. */
const SECURITY_TXT_PATH = '/.well-known/security.txt';

const DAY_MS = 86_400_000;
/** The RFC asks for less than a year (§2.5.5). */
const VALID_DAYS = 90;

/** The first moment of the day on which what is read today is out of date. */
const expiry = (): string => {
  const lastDay = Math.floor(Date.now() / DAY_MS) + VALID_DAYS;
  return new Date(lastDay * DAY_MS).toISOString();
};

/** `ruth@example.com` of `Ruth Abara <ruth@example.com>`. */
const addressOf = (mailbox: string): string => mailbox.replace(/^[^<]*</, '').replace('>', '');

export interface SecurityTxtOptions extends Pick<ServerOptions, 'getSiteUrl'> {
  mailFrom: string;
}

/** `/.well-known/security.txt`: whom to tell of a weakness, at the address that the site's mails come from. */
export const registerSecurityTxt = (
  server: FastifyInstance,
  { mailFrom, getSiteUrl }: SecurityTxtOptions,
): void => {
  server.get(SECURITY_TXT_PATH, (_request, reply) => {
    const fields = [
      `Contact: mailto:${encodeURI(addressOf(mailFrom))}`,
      `Expires: ${expiry()}`,
      'Preferred-Languages: en',
      `Canonical: ${getSiteUrl()}${SECURITY_TXT_PATH}`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${fields.join('\n')}\n`);
  });
};
