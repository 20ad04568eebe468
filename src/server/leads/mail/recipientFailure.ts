import { MailboxUnavailable, PermanentFailure } from '../deliveries/deliveryFailures.ts';

/**
 * `550 5.1.1 User unknown`. RFC 3463: X.1 is about addresses (X.1.7 and X.1.8 about the sender's), X.2.1 is a disabled
 * mailbox.
 */
const UNKNOWN_MAILBOX = /^5\d\d[ -]5\.(?:1\.(?:[0-6]|10)|2\.1) /;
/**
 * `550 No such user here`. RFC 5321 and RFC 7504: without such a code these are about the recipient; X.4 is about the way
 * to it.
 */
const REFUSED_RECIPIENT = /^5(?:01|5[01346])[ -](?:5\.4\.|(?!5\.\d|.*(?:relay|block|policy)))/is;
/**
 * `553 5.6.7 Address needs SMTPUTF8`. RFC 6531: the recipient's server, or one on the way, takes no address that is not
 * ASCII.
 */
const REFUSED_CHARACTERS = /^5\d\d[ -]5\.6\.(?:[789]|10) /;

/** `452 4.2.2 Over quota`. RFC 3463: X.2 is about the mailbox. */
const UNAVAILABLE_MAILBOX = /^[45]\d\d[ -][45]\.2\.\d+ /;
/**
 * `450 4.1.2 Domain not found`: X.1 and X.4 as above, the domain is mistyped, or its servers are down. `450 Mailbox busy`:
 * RFC 5321, without such a code, 450 and 552 are about the mailbox. `451 4.7.1 Greylisted`: RFC 6647, the server takes the
 * email later.
 */
const UNAVAILABLE_RECIPIENT =
  /^(?:45\d[ -]4\.(?:1\.(?:[0-69]|10)|4\.\d+) |(?:450|552)[ -](?![45]\.\d)|4.*gr[ae]y-?list)/is;

/** What a rejection says about the recipient's mailbox; any other error is about the site or the mail server. */
export const recipientFailure = (error: unknown): unknown => {
  const { command, response = '' } = Object(error) as { command?: string; response?: string };
  const isRecipient = command === 'RCPT TO';
  // After MAIL FROM they are about the site's own address.
  const areRefused = command !== 'MAIL FROM' && REFUSED_CHARACTERS.test(response);
  const isRefused = isRecipient && REFUSED_RECIPIENT.test(response);
  if (UNKNOWN_MAILBOX.test(response) || areRefused || isRefused)
    return new PermanentFailure(error, 'refused');
  if (UNAVAILABLE_MAILBOX.test(response) || (isRecipient && UNAVAILABLE_RECIPIENT.test(response)))
    return new MailboxUnavailable(error);
  return error;
};
