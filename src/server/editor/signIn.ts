import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { EDITOR_PATH, editorPage, type EditorPage } from '../../editor/html.ts';
import {
  linkPage,
  SIGN_IN_PATH,
  signedOutPage,
  signInPage,
  signInStrings,
} from '../../editor/signInPages.ts';
import { errorCode } from '../leads/deliveries/outbox.ts';
import { button, paragraph } from '../leads/mail/layout.ts';
import { countPost, mailboxHash, networkHash } from '../leads/submissions/limits.ts';
import { refuse } from '../plugins/fallbackPage.ts';
import { FOREIGN } from '../plugins/guards.ts';
import { EDITOR_LINK, noteOn } from '../plugins/requestLog.ts';
import type { SignInServices, ServerOptions } from '../serverOptions.ts';
import { createToken, findToken, takeToken, VALID_SECONDS, type Purpose } from './editorTokens.ts';
import { MAX_UPLOAD_BYTES } from './uploads.ts';

const HOUR_MS = 3_600_000;
/** Links an hour that a network may ask for a mailbox, so that it alone can't use up those of the mailbox. */
const LINKS_PER_NETWORK = 5;
const LINKS_PER_MAILBOX = 20;

const MAX_BYTES_WITHOUT_SESSION = 1024 * 1024;

export interface SignInOptions
  extends SignInServices, Pick<ServerOptions, 'getSiteUrl' | 'isDevelopment' | 'log'> {
  siteFile: Pick<ServerOptions['siteFile'], 'name'>;
}

/** The texts of a submitted form. */
export const fieldsOf = ({ body }: FastifyRequest): [string, string][] =>
  [...((body as FormData | undefined) ?? [])].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );

/**
 * Adds signing in and out, and hooks that let only signed-in editors use the routes of the scope. In development,
 * requests of this machine need no session, and all others are refused.
 * @param scope has only routes below `/admin`
 * @returns the email address of a request's editor; '' in development
 */
export const registerSignIn = (scope: FastifyInstance, options: SignInOptions) => {
  const { isDevelopment, siteFile } = options;
  const emails = new WeakMap<FastifyRequest, string>();

  const findEditor = async (request: FastifyRequest) =>
    isDevelopment ? '' : editorWith(options, 'session', sessionOf(request));

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    ['multipart/form-data', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES },
    async ({ headers }: FastifyRequest, body: Buffer<ArrayBuffer>) =>
      new Response(body, { headers: { 'content-type': headers['content-type']! } }).formData(),
  );

  scope.addHook('onRequest', async (request, reply) => {
    if (isDevelopment && !isFromThisMachine(request))
      return refuse(request, reply, { status: 403, message: OTHER_MACHINE });
    const { method, headers } = request;
    const { origin, 'sec-fetch-site': relation, 'content-length': length } = headers;
    // The guard of all POSTs checks the origin, but lets programs send none.
    if (method === 'POST' && origin === undefined && relation !== 'same-origin') {
      noteOn(request, { security: 'refused origin' });
      return refuse(request, reply, { status: 403, message: FOREIGN });
    }
    const needsSession = !isSignRoute(request);
    const email = needsSession ? await findEditor(request) : undefined;
    if (email !== undefined) return void emails.set(request, email);
    if (method !== 'POST') return needsSession ? redirect(reply, SIGN_IN_PATH) : undefined;
    // Bodies are read into memory, and only editors may send pictures.
    if (!(Number(length) <= MAX_BYTES_WITHOUT_SESSION))
      return refuse(request, reply, { status: 413, message: TOO_LARGE });
  });

  // The body has been read, so a refused form can be shown again.
  scope.addHook('preHandler', async (request, reply) => {
    if (isSignRoute(request) || emails.has(request)) return;
    const [type = ''] = request.headers['content-type']?.split(';') ?? [];
    const content = signedOutPage(request.url, type, fieldsOf(request));
    const page = { title: signInStrings.signedOut, siteName: siteFile.name, content };
    return sendEditorPage(reply, page, 401);
  });

  if (!isDevelopment) registerRoutes(scope, options);
  return (request: FastifyRequest): string => emails.get(request) ?? '';
};

const SIGN_PREFIX = `${EDITOR_PATH}/sign-`;

const isSignRoute = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  url.startsWith(SIGN_PREFIX);

type LinkRoute = { Params: { token: string } };

const registerRoutes = (scope: FastifyInstance, options: SignInOptions): void => {
  const { db, getEditors, siteFile, log } = options;
  const page = { title: signInStrings.signIn, siteName: siteFile.name };
  const sendSignIn = (reply: FastifyReply, content = signInPage(), status = 200) =>
    sendEditorPage(reply, { ...page, content }, status);
  const refuseLink = (request: FastifyRequest, reply: FastifyReply) => {
    noteOn(request, { security: 'refused sign-in' });
    return sendSignIn(reply, signInPage(signInStrings.invalidLink, 'notice bad'), 400);
  };

  scope.get(SIGN_IN_PATH, (_request, reply) => sendSignIn(reply));
  scope.post(SIGN_IN_PATH, async (request, reply) => {
    const [, text = ''] = fieldsOf(request).find(([name]) => name === 'email') ?? [];
    const email = text.trim().toLowerCase();
    if (!(await mayAskForLink(options, email, request.ip)))
      noteOn(request, { security: 'mailbox cap' });
    // In the background: the time must not tell who is an editor.
    else if (getEditors().includes(email)) void sendLink(options, email);
    return sendSignIn(reply, signInPage(signInStrings.sent));
  });
  scope.get<LinkRoute>(EDITOR_LINK, async (request, reply) => {
    const email = await editorWith(options, 'link', request.params.token);
    if (email === undefined) return refuseLink(request, reply);
    return sendSignIn(reply, linkPage(email));
  });
  scope.post<LinkRoute>(EDITOR_LINK, async (request, reply) => {
    const email = await takeToken(db, 'link', request.params.token);
    if (email === undefined || !getEditors().includes(email)) return refuseLink(request, reply);
    const session = await createToken(db, 'session', email);
    log.info({}, 'an editor signed in');
    return redirect(setSession(reply, session, VALID_SECONDS.session), EDITOR_PATH);
  });
  scope.post(`${SIGN_PREFIX}out`, async (request, reply) => {
    await takeToken(db, 'session', sessionOf(request));
    return redirect(setSession(reply, '', 0), SIGN_IN_PATH);
  });
};

const redirect = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(path, 303);

const COOKIE = '__Secure-editor';

const setSession = (reply: FastifyReply, session: string, seconds: number): FastifyReply =>
  reply.header(
    'set-cookie',
    `${COOKIE}=${session}; Path=${EDITOR_PATH}; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Strict`,
  );

const sessionOf = ({ headers: { cookie = '' } }: FastifyRequest): string =>
  new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(cookie)?.[1] ?? '';

/** Undefined without a valid token, and when the address has left the list of editors. */
const editorWith = async ({ db, getEditors }: SignInOptions, purpose: Purpose, token: string) => {
  const email = await findToken(db, purpose, token);
  return getEditors().find((editor) => editor === email);
};

/** Counts every address alike. */
const mayAskForLink = async ({ db }: SignInOptions, email: string, ip: string) => {
  const subject = `editor ${mailboxHash(email)}`;
  const ofNetwork = await countPost(db, `${subject} ${networkHash(ip)}`, HOUR_MS);
  if (ofNetwork.current > LINKS_PER_NETWORK) return false;
  return (await countPost(db, subject, HOUR_MS)).current <= LINKS_PER_MAILBOX;
};

/** Not through the outbox, which would store the token. */
const sendLink = async (options: SignInOptions, email: string): Promise<void> => {
  const { db, getSiteUrl, sendMail, siteFile, log } = options;
  const title = `Sign in to the ${siteFile.name} editor`;
  const preheader = 'The link works once, for 15 minutes.';
  try {
    const token = await createToken(db, 'link', email);
    const link = button('Sign in', getSiteUrl() + EDITOR_LINK.replace(':token', token));
    const ending = paragraph('If you did not ask for it, ignore this email.');
    const blocks = [paragraph(preheader), link, ending];
    await sendMail({ to: { name: '', address: email }, subject: title, title, preheader, blocks });
    log.info({}, 'a sign-in link was sent');
  } catch (error) {
    log.error({ reason: errorCode(error) }, 'a sign-in link was not sent');
  }
};

const TOO_LARGE = 'You are signed out. Sign in in another tab, go back, and press Save again.';
const OTHER_MACHINE = 'In development the editor opens on the site’s own machine only.';

const isLoopback = (address = ''): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** Checks the host as well: a name of another site can resolve to this machine. */
const isFromThisMachine = ({ headers, socket }: FastifyRequest): boolean => {
  const host = URL.parse(`http://${headers.host}`)?.hostname.replace(/^\[|\]$/g, '');
  const forwarded = headers['x-forwarded-for']?.toString().split(',') ?? [];
  const addresses = [socket.remoteAddress, ...forwarded.map((address) => address.trim())];
  return (host === 'localhost' || isLoopback(host)) && addresses.every(isLoopback);
};

const POLICY = Object.entries({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: https:",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
})
  .map(([name, value]) => `${name} ${value}`)
  .join('; ');

/** Sends a page of the editor: private, not indexed, without inline scripts. */
export const sendEditorPage = (reply: FastifyReply, page: EditorPage, status = 200): FastifyReply =>
  reply
    .status(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(editorPage(page));
