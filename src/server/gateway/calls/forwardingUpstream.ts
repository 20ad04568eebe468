import { CALLS } from '../../../contract/calls.ts';
import type { CallName, FormName } from '../../../contract/calls.ts';
import type { SendForm } from '../../leads/submissions/forwardedLeads.ts';
import type { LeadService } from '../../leads/leadService.ts';
import { placeCall } from './matchCall.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamFailure } from './upstream.ts';

const isForm = (name: CallName): name is FormName => CALLS[name].method === 'POST';

/** Another content API, asked by `upstream`; forms go there by way of the leads, which judge them and lose none. */
export const createForwardingUpstream =
  (upstream: Upstream, leads: Pick<LeadService, 'forward'>): Upstream =>
  (request) => {
    const { name, params, body, idempotencyKey, context } = request;
    if (!isForm(name)) return upstream(request);
    return leads.forward({ call: name, params, body, idempotencyKey, ...context }, (form) =>
      upstream({ ...request, body: form.body, idempotencyKey: form.idempotencyKey }),
    );
  };

/** Sends a form that was kept; nobody's browser waits for it any more. */
export const createFormSender =
  (upstream: Upstream): SendForm =>
  async ({ call: name, params, body, idempotencyKey }) => {
    const place = placeCall({ name, params, body });
    if (!place) throw new UpstreamFailure(502, 'the call has no address');
    return upstream({ name, call: CALLS[name], ...place, body, idempotencyKey, context: {} });
  };
