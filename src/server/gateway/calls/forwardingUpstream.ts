import { CALLS } from '../../../contract/calls.ts';
import type { CallName, FormName } from '../../../contract/calls.ts';
import { HONEYPOT_FIELD, LEAD_FORMS, LEAD_KINDS } from '../../../contract/forms.ts';
import type { Metrics } from '../../observe/metrics.ts';
import type { Upstream } from './upstream.ts';

export interface ForwardingOptions {
  log: { warn(details: object, message: string): void };
  metrics: Metrics;
}

const isForm = (name: CallName): name is FormName => CALLS[name].method === 'POST';

/**
 * Calls an external content API. Forms are sent without the fields of the site's own guards, and are never stored here.
 * A form whose honeypot was filled is dropped: the API would take it for a lead, and an error would tell the sender why.
 */
export const createForwardingUpstream =
  (upstream: Upstream, { log, metrics }: ForwardingOptions): Upstream =>
  async (request) => {
    const { name } = request;
    if (!isForm(name)) return upstream(request);
    const fields = Object(request.body) as Record<string, unknown>;
    const body = Object.fromEntries(
      Object.keys(LEAD_FORMS[LEAD_KINDS[name]])
        .filter((field) => Object.hasOwn(fields, field))
        .map((field) => [field, fields[field]]),
    );
    if ((fields[HONEYPOT_FIELD] ?? '') === '') return upstream({ ...request, body });
    log.warn(
      { event: 'security', kind: 'quarantine', form: name, reason: 'honeypot' },
      'form with a filled honeypot dropped',
    );
    metrics.formQuarantined(name, 'honeypot');
    metrics.securityNoted('quarantine');
    return { status: 200, message: '', payload: name === 'register' ? body : {} };
  };
