import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Metrics, SecurityKind } from '../../observe/metrics.ts';
import { REPORTS_PATH } from '../pages/contentPolicy.ts';
import { loggedPath } from '../loggedPath.ts';
import { NO_POST_GUARD } from './postGuard.ts';

/** Bytes of a request; browsers send several reports at a time, each with the whole policy in it. */
const BODY_LIMIT = 64 * 1024;
/** Lines of the log a minute, for one address and for all together, of one process. Anybody can send reports. */
const LINES_OF_ADDRESS = 10;
const LINES_OF_ALL = 60;
const PATH_CHARACTERS = 200;
const KIND = 'refused by policy' satisfies SecurityKind;

interface Refusal {
  directive: string;
  /** Host, scheme or keyword (`inline`, `eval`) of what was refused. */
  blocked: string;
  /** Path of the page, without its query. */
  path: string;
}

const pathOf = z
  .url()
  .transform((url) => loggedPath(new URL(url).pathname).slice(0, PATH_CHARACTERS));
const directive = z.string().regex(/^[a-z-]{3,40}$/);

/** A query may say whom the page was made for, so an address is told by its host alone. */
const blockedBy = (uri: string): string => {
  if (/^[a-z-]{0,40}$/.test(uri)) return uri;
  if (!URL.canParse(uri)) return '';
  const { protocol, host } = new URL(uri);
  return /^(?:https?|wss?):$/.test(protocol) ? host.slice(0, 253) : protocol.slice(0, 40);
};
const blocked = z.string().transform(blockedBy);

/** `application/csp-report` (CSP 2). */
const legacyReport = z
  .object({
    'csp-report': z.object({
      'document-uri': pathOf,
      'effective-directive': directive.optional().catch(undefined),
      'violated-directive': directive.optional().catch(undefined),
      'blocked-uri': blocked,
    }),
  })
  .transform(({ 'csp-report': report }): Refusal[] => {
    const name = report['effective-directive'] ?? report['violated-directive'];
    return name === undefined
      ? []
      : [{ directive: name, blocked: report['blocked-uri'], path: report['document-uri'] }];
  });

const violation = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({ documentURL: pathOf, effectiveDirective: directive, blockedURL: blocked }),
  })
  .transform(({ body }): Refusal => ({
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    path: body.documentURL,
  }));

/** `application/reports+json` (Reporting API): reports of all kinds. */
const reports = z
  .array(z.unknown())
  .transform((all): Refusal[] => all.flatMap((one) => violation.safeParse(one).data ?? []));

const refusalsIn = (text: string): Refusal[] => {
  try {
    return z.union([legacyReport, reports]).safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
};

/**
 * Logs and counts what browsers say that the security policy refused, one line each, and not many: it may be anybody who
 * says so.
 * The answer is always 204, for browsers have no use for another.
 */
export const registerPolicyReports = (
  server: FastifyInstance,
  log: FastifyBaseLogger,
  metrics: Pick<Metrics, 'securityNoted'>,
): void => {
  const timeWindow = '1 minute';
  const countOfAddress = server.createRateLimit({ max: LINES_OF_ADDRESS, timeWindow });
  const countOfAll = server.createRateLimit({
    max: LINES_OF_ALL,
    timeWindow,
    keyGenerator: () => 'all',
  });

  server.register(async (endpoint) => {
    endpoint.removeAllContentTypeParsers();
    endpoint.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    endpoint.setErrorHandler((_error, _request, reply) => reply.status(204).send());

    endpoint.post<{ Body?: string }>(
      REPORTS_PATH,
      { config: NO_POST_GUARD, bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        for (const refusal of refusalsIn(request.body ?? '')) {
          const counts = [await countOfAddress(request)];
          if (isFree(counts[0]!)) counts.push(await countOfAll(request));
          if (!counts.every(isFree)) break;
          metrics.securityNoted(KIND);
          log.warn(
            { event: 'security', kind: KIND, ...refusal },
            'the security policy refused something',
          );
        }
        return reply.status(204).send();
      },
    );
  });
};

/** Whether one more may be taken. */
export const isFree = (use: Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>) =>
  use.isAllowed || !use.isExceeded;
