import type { FastifyInstance, FastifyRequest } from 'fastify';
import { editorStrings } from '../../../strings/editor.ts';
import type { PersonRow } from '../../leads/database/schema.ts';
import { problemOf } from '../../leads/database/storageFailure.ts';
import { noteSeen } from '../../people/people.ts';
import { FOREIGN } from '../../plugins/postGuard.ts';
import { refuse } from '../../plugins/refuse.ts';
import { SIGN_IN_LINK, noteOn } from '../../plugins/requestLog.ts';
import type { ServerOptions } from '../../serverOptions.ts';
import { SIGN_IN_PATH, SIGN_OUT_PATH } from '../deskAddresses.ts';
import { DESK_HEADERS } from '../deskHeaders.ts';
import { SHARED_PATH } from '../editor/editorAddresses.ts';
import { acceptForms } from '../editor/editorForms.ts';
import { STYLES_PATH } from '../htmlPage.tsx';
import { isFromThisMachine } from './isFromThisMachine.ts';
import { sessionOf } from './sessionCookie.ts';
import { refuseSignedOut, refuseWithoutDatabase } from './signInRefusals.tsx';
import { registerSignInPages, type SignInPagesOptions } from './signInRoutes.tsx';
import { findToken, personWith } from './signInTokens.ts';

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

/**
 * Adds signing in and out to a scope with only routes below `/admin`, and lets only people of the desk use the others. In
 * development, requests of this machine need no session, and all others are refused.
 */
export const registerSignInGuard = (scope: FastifyInstance, options: SignInOptions): SignIn => {
  const { db, isDevelopment, log, siteFile } = options;
  const people = new WeakMap<FastifyRequest, PersonRow>();
  const personOf = (request: FastifyRequest) => people.get(request);
  const emailOf = (request: FastifyRequest): string => personOf(request)?.address ?? '';

  acceptForms(scope);
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers(DESK_HEADERS);
    const { method, headers, routeOptions } = request;
    if (isDevelopment && !isFromThisMachine(request))
      return refuse(request, reply, { status: 403, message: editorStrings.signIn.otherMachine });
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
