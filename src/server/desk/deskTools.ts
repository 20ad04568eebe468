import type { FastifyRequest } from 'fastify';
import type { Role } from '../leads/database/schema.ts';
import type { Author } from '../people/people.ts';
import type { DeskServices, ServerOptions } from '../serverOptions.ts';
import type { Pages } from '../ssr/pages.ts';
import type { DeskClock } from './deskTimes.ts';
import type { SendPage } from './sendPage.tsx';

/** What the desk asks of the server around it. */
export interface DeskOptions
  extends
    DeskServices,
    Pick<
      ServerOptions,
      | 'build'
      | 'config'
      | 'content'
      | 'gateway'
      | 'getSiteUrl'
      | 'isDevelopment'
      | 'leadService'
      | 'log'
      | 'manifest'
      | 'siteFile'
    > {
  pages: Pages;
}

/** What every part of the desk uses. */
export interface Desk extends DeskOptions {
  sendPage: SendPage;
  roleOf: (request: FastifyRequest) => Role;
  /** '' in development, where nobody signs in. */
  ownAddressOf: (request: FastifyRequest) => string;
  /** For what is stored and logged, in development `editor@localhost`. */
  actorOf: (request: FastifyRequest) => Author;
  clock: () => DeskClock;
}
