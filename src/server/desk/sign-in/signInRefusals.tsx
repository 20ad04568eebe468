import type { FastifyReply, FastifyRequest } from 'fastify';
import { editorStrings } from '../../../strings/editor.ts';
import { RETRY_AFTER_SECONDS } from '../../leads/database/storageFailure.ts';
import { SIGN_IN_PATH } from '../deskAddresses.ts';
import { Alert } from '../editor/notices.tsx';
import { sendSignInPage } from './signInPage.tsx';

const { signIn } = editorStrings;

/** A form can't be sent again after a redirect, so its sender is told. */
export const refuseSignedOut = (site: string, { method }: FastifyRequest, reply: FastifyReply) =>
  method === 'POST'
    ? sendSignInPage(reply, {
        site,
        content: <Alert title={signIn.signedOut}>{signIn.signInAgain}</Alert>,
        status: 401,
      })
    : reply.redirect(SIGN_IN_PATH, 303);

export const refuseWithoutDatabase = (
  site: string,
  { method }: FastifyRequest,
  reply: FastifyReply,
) => {
  reply.header('retry-after', RETRY_AFTER_SECONDS);
  const advice = method === 'POST' ? signIn.sendLater : signIn.openLater;
  return sendSignInPage(reply, {
    site,
    content: <Alert title={signIn.noDatabase}>{advice}</Alert>,
    status: 503,
  });
};
