import { CALLS, type CallName, type FormName } from '../../../contract/calls.ts';
import type { Metrics } from '../../observe/metrics.ts';
import { UpstreamFailure, type Upstream } from './upstream.ts';

const isForm = (name: CallName): name is FormName => CALLS[name].method === 'POST';

/** Counts what an upstream is asked, what it answers, and how long that takes. */
export const measuredCalls =
  (upstream: Upstream, metrics: Pick<Metrics, 'callAnswered' | 'formReceived'>): Upstream =>
  async (request) => {
    const { name } = request;
    if (isForm(name)) metrics.formReceived(name);
    const began = performance.now();
    const tell = (status: number) =>
      metrics.callAnswered(name, status, (performance.now() - began) / 1000);
    try {
      const answer = await upstream(request);
      tell(answer.status);
      return answer;
    } catch (error) {
      tell(error instanceof UpstreamFailure ? error.status : 502);
      throw error;
    }
  };
