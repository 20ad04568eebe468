import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import { editorStrings } from '../../../strings/editor.ts';
import { errorCode } from '../../leads/deliveries/deliveryFailures.ts';
import { button, paragraph } from '../../leads/mail/layout.ts';
import { findPerson } from '../../people/people.ts';
import { malformedBody } from '../../plugins/requestBodies.ts';
import { SIGN_IN_LINK, noteOn } from '../../plugins/requestLog.ts';
import type { DeskServices, ServerOptions } from '../../serverOptions.ts';
import { sessionOf, setSession } from './sessionCookie.ts';
import { mailboxOf, mayAskForLink, rememberNetwork } from './signInLimits.ts';
import { sendSignInPage, SignInForm } from './signInPage.tsx';
import { createToken, findToken, personWith, takeToken, VALID_SECONDS } from './signInTokens.ts';
import { DESK_PATH, SIGN_IN_PATH, SIGN_OUT_PATH } from '../deskAddresses.ts';

const { signIn, mail } = editorStrings;

export type SignInPagesOptions = Pick<ServerOptions, 'getSiteUrl' | 'log' | 'siteFile'> &
  Pick<DeskServices, 'db' | 'sendMail'>;

/** Links are sent within this time, so that the next answers take no longer after an editor's address than after others. */
const SENT_WITHIN_MS = 500;

interface ShownForm {
  notice?: ReactNode;
  email?: string;
  status?: number;
}

const sendForm = (
  { siteFile }: Pick<SignInPagesOptions, 'siteFile'>,
  reply: FastifyReply,
  { notice, email, status }: ShownForm,
) =>
  sendSignInPage(reply, {
    site: siteFile.name,
    content: <SignInForm notice={notice} email={email} action={SIGN_IN_PATH} />,
    status,
  });

/** Not through the outbox, which would store the token. */
const sendLink = async (
  { getSiteUrl, sendMail, siteFile }: SignInPagesOptions,
  email: string,
  token: string,
): Promise<void> => {
  await pause(Math.random() * SENT_WITHIN_MS);
  const link = getSiteUrl() + SIGN_IN_LINK.replace(':token', token);
  const subject = mail.title(siteFile.name);
  const blocks = [paragraph(mail.text), button(mail.button, link), paragraph(mail.unexpected)];
  const to = { name: '', address: email };
  await sendMail({ to, subject, title: subject, preheader: mail.text, blocks });
};

const sendInBackground = (options: SignInPagesOptions, email: string, token: string): void =>
  void sendLink(options, email, token).then(
    () => options.log.info({}, 'a sign-in link was sent'),
    async (error: unknown) => {
      options.log.error({ reason: errorCode(error) }, 'a sign-in link was not sent');
      // A link that was not sent must not count against the next request.
      await takeToken(options.db, 'link', token).catch(() => undefined);
    },
  );

const SIGNED_OUT_PATH = `${SIGN_IN_PATH}?signed-out`;

/** Asking for a link, opening it, and signing out. */
export const registerSignInPages = (scope: FastifyInstance, options: SignInPagesOptions): void => {
  const { db, log } = options;

  scope.get(SIGN_IN_PATH, ({ url }, reply) =>
    sendForm(options, reply, { notice: url === SIGNED_OUT_PATH && signIn.signedOut }),
  );
  scope.post<{ Body?: FormData }>(SIGN_IN_PATH, async (request, reply) => {
    const typed = request.body?.getAll('email') ?? [];
    if (typed.length !== 1 || typeof typed[0] !== 'string') throw malformedBody();
    const email = typed[0].trim().toLowerCase();
    const person = await findPerson(db, email);
    // The same work for every address: the time must not tell who is a person of the desk.
    const owner = person?.address ?? mailboxOf(email);
    if (await mayAskForLink(db, { email, owner, ip: request.ip })) {
      const token = await createToken(db, 'link', owner);
      if (person !== undefined) sendInBackground(options, person.address, token);
    } else noteOn(request, { security: 'mailbox cap' });
    return sendForm(options, reply, { notice: signIn.sent(email) });
  });
  scope.route<{ Params: { token: string } }>({
    method: ['GET', 'POST'],
    url: SIGN_IN_LINK,
    handler: async (request, reply) => {
      // Programs that scan emails follow links but press no buttons.
      const isPressed = request.method === 'POST';
      const read = isPressed ? takeToken : findToken;
      const person = await personWith(db, read, 'link', request.params.token);
      if (person === undefined) {
        noteOn(request, { security: 'refused sign-in' });
        return sendForm(options, reply, { notice: signIn.invalidLink, status: 400 });
      }
      const email = person.address;
      if (!isPressed) return sendForm(options, reply, { email });
      const session = await createToken(db, 'session', email);
      await rememberNetwork(db, email, request.ip);
      log.info({}, 'an editor signed in');
      return setSession(reply, session, VALID_SECONDS.session).redirect(DESK_PATH, 303);
    },
  });
  scope.post(SIGN_OUT_PATH, async (request, reply) => {
    await takeToken(db, 'session', sessionOf(request));
    return setSession(reply, '', 0).redirect(SIGNED_OUT_PATH, 303);
  });
};
