import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TRUSTED_TYPES } from '../../../contract/htmlAllowList.ts';
import { editorStrings } from '../../../strings/editor.ts';
import type { PersonRow } from '../../leads/database/schema.ts';
import { problemOf, RETRY_AFTER_SECONDS } from '../../leads/database/storageFailure.ts';
import { noteSeen } from '../../people/people.ts';
import { refuse } from '../../plugins/refuse.ts';
import { FOREIGN } from '../../plugins/postGuard.ts';
import { SIGN_IN_LINK, noteOn } from '../../plugins/requestLog.ts';
import type { ServerOptions } from '../../serverOptions.ts';
import { STYLES_PATH } from '../htmlPage.tsx';
import { readEditorForm } from '../editor/editorForms.ts';
import { Alert } from '../editor/notices.tsx';
import { SHARED_PATH } from '../editor/editorAddresses.ts';
import { sessionOf } from './sessionCookie.ts';
import { sendSignInPage } from './signInPage.tsx';
import { registerSignInPages, type SignInPagesOptions } from './signInRoutes.tsx';
import { findToken, personWith } from './signInTokens.ts';
import { SIGN_IN_PATH, SIGN_OUT_PATH } from '../deskAddresses.ts';

const { signIn } = editorStrings;

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

export interface SignIn {
  /** '' in development. */
  emailOf: (request: FastifyRequest) => string;
  /** Undefined in development, and for the addresses that need no session. */
  personOf: (request: FastifyRequest) => PersonRow | undefined;
}

/** Whether an address of the scope is open to those who are not signed in. */
export const isOpenAddress = (url = ''): boolean =>
  [SIGN_IN_PATH, SIGN_IN_LINK, SIGN_OUT_PATH, STYLES_PATH, SHARED_PATH].includes(url);

export type SignInOptions = SignInPagesOptions & Pick<ServerOptions, 'isDevelopment'>;

/** Answers for a request that no session belongs to. */
const refuseSignedOut = (site: string, { method }: FastifyRequest, reply: FastifyReply) =>
  method === 'POST'
    ? sendSignInPage(reply, {
        site,
        content: <Alert title={signIn.signedOut}>{signIn.signInAgain}</Alert>,
        status: 401,
      })
    : reply.redirect(SIGN_IN_PATH, 303);

const refuseWithoutDatabase = (site: string, { method }: FastifyRequest, reply: FastifyReply) => {
  reply.header('retry-after', RETRY_AFTER_SECONDS);
  const advice = method === 'POST' ? signIn.sendLater : signIn.openLater;
  return sendSignInPage(reply, {
    site,
    content: <Alert title={signIn.noDatabase}>{advice}</Alert>,
    status: 503,
  });
};

/**
 * Adds signing in and out to a scope with only routes below `/admin`, and lets only people of the desk use the others. In
 * development, requests of this machine need no session, and all others are refused.
 */
export const registerSignInGuard = (scope: FastifyInstance, options: SignInOptions): SignIn => {
  const { db, isDevelopment, log, siteFile } = options;
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
    if (person === null) return refuseWithoutDatabase(siteFile.name, request, reply);
    if (person === undefined) return refuseSignedOut(siteFile.name, request, reply);
    people.set(request, person);
    await noteSeen(db, person, new Date()).catch(() => undefined);
  });

  if (!isDevelopment) registerSignInPages(scope, options);
  return { emailOf, personOf };
};
