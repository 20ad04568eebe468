import type { FastifyRequest } from 'fastify';
import type { Role } from '../leads/database/schema.ts';

const EVERYONE: readonly Role[] = ['owner', 'editor', 'sales'];
const WRITERS: readonly Role[] = ['owner', 'editor'];
const SELLERS: readonly Role[] = ['owner', 'sales'];
const OWNERS: readonly Role[] = ['owner'];

/**
 * Who may do what: the roles by method and address. What is not listed is refused. The company's mailboxes are a part of
 * `POST /admin/edit` that the editor grants to owners only.
 */
export const ACCESS: Readonly<Record<string, readonly Role[]>> = {
  'GET /admin': EVERYONE,
  'GET /admin/': EVERYONE,
  'GET /admin/content': WRITERS,
  'GET /admin/edit': WRITERS,
  'POST /admin/edit': WRITERS,
  'GET /admin/text.css': WRITERS,
  'GET /admin/pages': WRITERS,
  'POST /admin/markdown': WRITERS,
  'POST /admin/check': WRITERS,
  'POST /admin/pictures': WRITERS,
  'POST /admin/edit/save': WRITERS,
  'POST /admin/edit/here': WRITERS,
  'GET /admin/history': WRITERS,
  'POST /admin/history': WRITERS,
  'GET /admin/review': WRITERS,
  'POST /admin/review': WRITERS,
  'GET /admin/preview': WRITERS,
  'GET /admin/leads': SELLERS,
  'GET /admin/leads/export': SELLERS,
  'GET /admin/leads/:receipt': SELLERS,
  'POST /admin/leads/:receipt/release': SELLERS,
  'POST /admin/leads/:receipt/retry': SELLERS,
  'GET /admin/leads/:receipt/discard': SELLERS,
  'POST /admin/leads/:receipt/discard': SELLERS,
  'GET /admin/leads/:receipt/delete': SELLERS,
  'POST /admin/leads/:receipt/delete': SELLERS,
  'GET /admin/events': SELLERS,
  'GET /admin/events/:slug': SELLERS,
  'GET /admin/events/:slug/export': SELLERS,
  'POST /admin/events/:slug/write': SELLERS,
  'GET /admin/newsletter': WRITERS,
  'POST /admin/newsletter': WRITERS,
  'GET /admin/newsletter/:id': WRITERS,
  'POST /admin/newsletter/:id': WRITERS,
  'GET /admin/newsletter/:id/preview': WRITERS,
  'GET /admin/status': EVERYONE,
  'POST /admin/status/retry': SELLERS,
  'GET /admin/people': OWNERS,
  'POST /admin/people': OWNERS,
  'GET /admin/people/change': OWNERS,
  'POST /admin/people/change': OWNERS,
};

/** The roles for a route; none for one that the table lacks. */
const rolesFor = (method: string, route = ''): readonly Role[] =>
  ACCESS[`${method === 'HEAD' ? 'GET' : method} ${route}`] ?? [];

export const mayUse = (role: Role, { method, routeOptions }: FastifyRequest): boolean =>
  rolesFor(method, routeOptions.url).includes(role);

/** Whether a role may open an address of the table. */
export const mayOpen = (role: Role, route: string): boolean =>
  rolesFor('GET', route).includes(role);
