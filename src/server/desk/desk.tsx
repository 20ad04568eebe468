import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskStrings } from '../../strings/desk.ts';
import { registerEditor } from './editor/editor.tsx';
import { isOpenAddress, registerSignInGuard } from './sign-in/signInGuard.ts';
import type { Role } from '../leads/database/schema.ts';
import { ownersOf } from '../people/people.ts';
import { noteOn } from '../plugins/requestLog.ts';
import { mayUse } from './access.ts';
import type { Desk, DeskOptions } from './deskTools.ts';
import { Forbidden } from './forbidden.tsx';
import { createSendPage } from './sendPage.tsx';
import { countsFor } from './counts.ts';
import { STYLES_PATH } from './htmlPage.tsx';
import { registerGuests } from './guests/guestRoutes.tsx';
import { registerLeads } from './leads/leadRoutes.tsx';
import { registerNewsletter } from './newsletter/newsletterRoutes.tsx';
import { registerOverview } from './overview/overviewRoutes.tsx';
import { registerStatus } from './overview/statusRoutes.tsx';
import { registerPeople } from './people/peopleRoutes.tsx';
import { DESK_STYLES } from './styles/deskStyles.ts';
import { DESK_PATH } from './deskAddresses.ts';

/** Who acts in development. Versions of documents name an address. */
const DEVELOPER = 'editor@localhost';

const STYLES_SECONDS = 31_536_000;

/** The people's side of the site, below `/admin`: signing in, roles, and a page for each of their tasks. */
export const registerDesk = async (server: FastifyInstance, options: DeskOptions) => {
  await server.register(async (scope) => {
    const { db, isDevelopment, editor, siteFile } = options;
    // Before the routes, which it sees as they are registered. The limit of POSTs by network is for visitors
    // (`plugins/postGuard.ts`).
    scope.addHook('onRoute', (route) => {
      if (!isOpenAddress(route.url)) route.config = { ...route.config, isUnlimited: true };
    });
    const signIn = registerSignInGuard(scope, options);
    const roleOf = (request: FastifyRequest): Role | undefined =>
      isDevelopment ? 'owner' : signIn.personOf(request)?.role;
    const sendPage = createSendPage({
      siteFile,
      signIn,
      roleOf,
      hasContent: editor !== undefined,
      countsFor: countsFor(options),
    });

    const sendForbidden = async (reply: FastifyReply, role: Role) => {
      const { request } = reply;
      const address = signIn.emailOf(request);
      const [path = ''] = request.url.split('?');
      const owners = await ownersOf(db);
      noteOn(request, { security: 'refused role' });
      return sendPage(reply, {
        title: deskStrings.forbidden.titles.other,
        content: <Forbidden path={path} address={address} role={role} owners={owners} />,
        status: 403,
      });
    };
    scope.addHook('onRequest', async (request, reply) => {
      if (isOpenAddress(request.routeOptions.url)) return;
      // The hook of `registerSignInGuard`, which runs first, lets only people of the desk get here.
      const role = roleOf(request)!;
      if (!mayUse(role, request)) return sendForbidden(reply, role);
    });

    scope.get(STYLES_PATH, (_request, reply) =>
      reply
        .header('cache-control', `public, max-age=${STYLES_SECONDS}, immutable`)
        .type('text/css; charset=utf-8')
        .send(DESK_STYLES),
    );
    const desk: Desk = {
      ...options,
      sendPage,
      roleOf: (request) => roleOf(request)!,
      ownAddressOf: signIn.emailOf,
      actorOf: (request) => ({ actor: signIn.emailOf(request) || DEVELOPER, now: new Date() }),
      clock: () => ({ zone: siteFile.time_zone, now: new Date() }),
    };
    scope.get(`${DESK_PATH}/`, (_request, reply) => reply.redirect(DESK_PATH, 303));
    registerOverview(scope, desk);
    registerStatus(scope, desk);
    registerLeads(scope, desk);
    registerGuests(scope, desk);
    registerNewsletter(scope, desk);
    registerPeople(scope, desk);
    if (editor) registerEditor(scope, desk, editor);
  });
};
