import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TRUSTED_TYPES } from '../../../contract/htmlAllowList.ts';
import { editorStrings } from '../../../strings/editor.ts';
import type { LeadsDb, PersonRow } from '../../leads/database/schema.ts';
import { problemOf, RETRY_AFTER_SECONDS } from '../../leads/database/storageFailure.ts';
import { errorCode } from '../../leads/deliveries/deliveryFailures.ts';
import { button, paragraph } from '../../leads/mail/layout.ts';
import { randomToken } from '../../leads/submissions/leads.ts';
import { findPerson, noteSeen } from '../../people/people.ts';
import { refuse } from '../../plugins/fallbackPage.ts';
import { FOREIGN } from '../../plugins/postGuard.ts';
import { malformedBody } from '../../plugins/requestBodies.ts';
import { readEditorForm } from './editorForms.ts';
import { EDITOR_LINK, noteOn } from '../../plugins/requestLog.ts';
import type { DeskServices, ServerOptions } from '../../serverOptions.ts';
import { STYLES_PATH } from '../htmlPage.tsx';
import { Alert, EDITOR_PATH, SHARED_PATH } from './notices.tsx';
import { SignInForm, SignInFrame } from './signInPage.tsx';
import { isoTime, mailboxOf, mayAskForLink, rememberNetwork } from './signInLimits.ts';

const { signIn, mail } = editorStrings;

const SIGN_IN_PATH = `${EDITOR_PATH}/sign-in`;
const SIGN_OUT_PATH = `${EDITOR_PATH}/sign-out`;

const VALID_SECONDS = { link: 900, session: 43_200 };

type Purpose = keyof typeof VALID_SECONDS;

/** Stores only the hash of the token. */
export const createToken = async (db: LeadsDb, purpose: Purpose, email: string) => {
  const token = randomToken();
  const expires_at = isoTime(VALID_SECONDS[purpose] * 1000);
  const row = { hash: hash('sha256', token), email, purpose, expires_at };
  await db.deleteFrom('editor_tokens').where('expires_at', '<=', isoTime()).execute();
  await db.insertInto('editor_tokens').values(row).execute();
  return token;
};

const isValid = (purpose: Purpose, token: string) =>
  sql<boolean>`hash = ${hash('sha256', token)} and purpose = ${purpose} and expires_at > ${isoTime()}`;

/** The address that a token was made for; undefined when it is forged, used or expired. */
export const findToken = async (db: LeadsDb, purpose: Purpose, token: string) => {
  const query = db.selectFrom('editor_tokens').select('email').where(isValid(purpose, token));
  return (await query.executeTakeFirst())?.email;
};

/** Like `findToken`, and deletes the token: of concurrent calls, one gets the address. */
export const takeToken = async (db: LeadsDb, purpose: Purpose, token: string) => {
  const query = db.deleteFrom('editor_tokens').where(isValid(purpose, token)).returning('email');
  return (await query.executeTakeFirst())?.email;
};

/** Links are sent within this time, so that the next answers take no longer after an editor's address than after others. */
const SENT_WITHIN_MS = 500;

const LOOPBACK =
  /^(?:(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)(?::\d+)?|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Checks the host as well: a name of another site can resolve to this machine. */
const isFromThisMachine = ({ headers, socket }: FastifyRequest): boolean => {
  const forwarded = headers['x-forwarded-for']?.toString().split(/, */) ?? [];
  return [headers.host, socket.remoteAddress, ...forwarded].every((name = '') =>
    LOOPBACK.test(name),
  );
};

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; frame-src 'self'; " +
    "img-src 'self' data: https:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
    // webpack's runtime loads the text editor.
    `require-trusted-types-for 'script'; trusted-types ${TRUSTED_TYPES.chunks}`,
  'referrer-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex',
};

const COOKIE = '__Secure-editor';

const sessionOf = ({ headers: { cookie = '' } }: FastifyRequest): string =>
  new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(cookie)?.[1] ?? '';

export interface SignIn {
  /** '' in development. */
  emailOf: (request: FastifyRequest) => string;
  /** Undefined in development, and for the addresses that need no session. */
  personOf: (request: FastifyRequest) => PersonRow | undefined;
}

/** Whether an address of the scope is open to those who are not signed in. */
export const isOpenAddress = (url = ''): boolean =>
  [SIGN_IN_PATH, EDITOR_LINK, SIGN_OUT_PATH, STYLES_PATH, SHARED_PATH].includes(url);

type SignInOptions = ServerOptions & DeskServices;

/** Undefined without a valid token, and when the person was removed. */
const personWith = async (db: LeadsDb, find: typeof findToken, purpose: Purpose, token: string) => {
  const email = await find(db, purpose, token);
  return email === undefined ? undefined : findPerson(db, email);
};

const send = (
  { siteFile }: SignInOptions,
  reply: FastifyReply,
  content: ReactNode,
  status = 200,
) => {
  const page = <SignInFrame site={siteFile.name}>{content}</SignInFrame>;
  const html = `<!doctype html>${renderToStaticMarkup(page)}`;
  return reply.status(status).type('text/html; charset=utf-8').send(html);
};

interface ShownForm {
  notice?: ReactNode;
  email?: string;
  status?: number;
}

const sendForm = (
  options: SignInOptions,
  reply: FastifyReply,
  { notice, email, status }: ShownForm,
) =>
  send(options, reply, <SignInForm notice={notice} email={email} action={SIGN_IN_PATH} />, status);

const setSession = (reply: FastifyReply, session: string, seconds: number) => {
  const attributes = `Path=${EDITOR_PATH}; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Strict`;
  return reply.header('set-cookie', `${COOKIE}=${session}; ${attributes}`);
};

/** Not through the outbox, which would store the token. */
const sendLink = async (
  { getSiteUrl, sendMail, siteFile }: SignInOptions,
  email: string,
  token: string,
): Promise<void> => {
  await pause(Math.random() * SENT_WITHIN_MS);
  const link = getSiteUrl() + EDITOR_LINK.replace(':token', token);
  const subject = mail.title(siteFile.name);
  const blocks = [paragraph(mail.text), button(mail.button, link), paragraph(mail.unexpected)];
  const to = { name: '', address: email };
  await sendMail({ to, subject, title: subject, preheader: mail.text, blocks });
};

const sendInBackground = (options: SignInOptions, email: string, token: string): void =>
  void sendLink(options, email, token).then(
    () => options.log.info({}, 'a sign-in link was sent'),
    async (error: unknown) => {
      options.log.error({ reason: errorCode(error) }, 'a sign-in link was not sent');
      // Another request must not be refused because of it.
      await takeToken(options.db, 'link', token).catch(() => undefined);
    },
  );

const registerPages = (scope: FastifyInstance, options: SignInOptions): void => {
  const { db, log } = options;

  scope.get(SIGN_IN_PATH, ({ url }, reply) =>
    sendForm(options, reply, { notice: url.includes('?') && signIn.signedOut }),
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
    url: EDITOR_LINK,
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
      return setSession(reply, session, VALID_SECONDS.session).redirect(EDITOR_PATH, 303);
    },
  });
  scope.post(SIGN_OUT_PATH, async (request, reply) => {
    await takeToken(db, 'session', sessionOf(request));
    return setSession(reply, '', 0).redirect(`${SIGN_IN_PATH}?signed-out`, 303);
  });
};

/** Answers for a request that no session belongs to. */
const refuseSignedOut = (
  options: SignInOptions,
  { method }: FastifyRequest,
  reply: FastifyReply,
) =>
  method === 'POST'
    ? send(options, reply, <Alert title={signIn.signedOut}>{signIn.signInAgain}</Alert>, 401)
    : reply.redirect(SIGN_IN_PATH, 303);

const refuseWithoutDatabase = (
  options: SignInOptions,
  { method }: FastifyRequest,
  reply: FastifyReply,
) => {
  reply.header('retry-after', RETRY_AFTER_SECONDS);
  const advice = method === 'POST' ? signIn.sendLater : signIn.openLater;
  return send(options, reply, <Alert title={signIn.noDatabase}>{advice}</Alert>, 503);
};

/**
 * Adds signing in and out to a scope with only routes below `/admin`, and lets only people of the desk use the others. In
 * development, requests of this machine need no session, and all others are refused.
 */
export const registerSignIn = (scope: FastifyInstance, options: SignInOptions): SignIn => {
  const { db, isDevelopment, log } = options;
  const people = new WeakMap<FastifyRequest, PersonRow>();
  const personOf = (request: FastifyRequest) => people.get(request);
  const emailOf = (request: FastifyRequest): string => personOf(request)?.address ?? '';

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    ['multipart/form-data', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer<ArrayBuffer>) =>
      readEditorForm(headers['content-type']!, body),
  );

  scope.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    const { method, headers, routeOptions } = request;
    if (isDevelopment && !isFromThisMachine(request))
      return refuse(request, reply, { status: 403, message: signIn.otherMachine });
    // The guard of all POSTs checks the origin, but lets programs send none.
    if (method === 'POST' && !headers.origin && headers['sec-fetch-site'] !== 'same-origin') {
      noteOn(request, { security: 'refused origin' });
      return refuse(request, reply, { status: 403, message: FOREIGN });
    }
    if (isDevelopment || isOpenAddress(routeOptions.url)) return;
    const person = await personWith(db, findToken, 'session', sessionOf(request)).catch(
      (error: unknown) => {
        log.error({ problem: problemOf(error) }, 'an editor is refused without the database');
        return null;
      },
    );
    if (person === null) return refuseWithoutDatabase(options, request, reply);
    if (person === undefined) return refuseSignedOut(options, request, reply);
    people.set(request, person);
    await noteSeen(db, person, new Date()).catch(() => undefined);
  });

  if (!isDevelopment) registerPages(scope, options);
  return { emailOf, personOf };
};
