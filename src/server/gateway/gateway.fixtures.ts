import Fastify from 'fastify';
import { PAYLOADS } from '../../app/payloads.fixtures.ts';
import { API_PREFIX, CALLS, CONTENT_CALLS, fillPath } from '../../contract/calls.ts';
import type {
  ApiSuccess,
  CallDescription,
  CallName,
  CallPayload,
  WholeName,
} from '../../contract/calls.ts';
import type { LeadService } from '../leads/leadService.ts';
import { registerApi } from '../routes/apiRoutes.ts';
import { createGateway, type GatewayOptions } from './gateway.ts';

/** Every call of the specification. */
export const CALL_NAMES = Object.keys(CONTENT_CALLS) as WholeName[];

/** A complete answer to each call. */
export const GOOD: { [Name in WholeName]: CallPayload<Name> } = {
  ...PAYLOADS,
  subscribe: null,
  requestDemo: {
    demo_id: 'HD-1',
    event_link: 'https://api.example.com/calendar/HD-1.ics',
    meet_link: 'https://meet.example.com/HD-1',
  },
  register: { first_name: 'Ada', last_name: 'Ek', email: 'ada@example.com' },
};

export const okAnswer = (payload: unknown, message = ''): ApiSuccess => ({
  status: 200,
  message,
  payload,
});

/** The address of a call whose path parameters are all `a`. */
export const addressOf = (name: CallName): string =>
  API_PREFIX + fillPath(CALLS[name].path, { id: 'a', slug: 'a', token: 'a', q: 'a' });

/** The API routes over a gateway, as the site's server registers them. */
export const startApi = async (
  options: Partial<GatewayOptions> & Pick<GatewayOptions, 'upstream'>,
) => {
  const warnings: object[] = [];
  const gateway = createGateway({
    getTexts: () => ({}),
    leads: {} as LeadService,
    log: { warn: (details) => void warnings.push(details) },
    ...options,
  });
  const server = Fastify();
  registerApi(server, {
    content: { office: () => undefined },
    gateway,
    leadService: {} as LeadService,
    log: server.log,
    siteFile: { time_zone: 'America/New_York' },
    pages: { sendFormAnswer: async (_page, _result, status, reply) => reply.status(status).send() },
  });
  const request = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD',
    url: string,
    payload?: object | string,
    headers: Record<string, string> = {},
  ) => {
    const response = await server.inject({
      method,
      url,
      ...(payload !== undefined && { payload }),
      headers: { accept: 'application/json', ...headers },
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body === '' ? undefined : response.json(),
    };
  };
  return { call: gateway.call, request, warnings };
};

export const isSingle = (name: CallName): boolean =>
  (CALLS[name] as CallDescription).single ?? false;

/** Every text in a value, and every key. */
export const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...textsOf(part)]);
};

/** Texts that show a missing value to visitors. */
export const placeholdersIn = (value: unknown): string[] =>
  textsOf(value).filter((text) => /\b(?:undefined|null|NaN|Infinity)\b|\[object/.test(text));
