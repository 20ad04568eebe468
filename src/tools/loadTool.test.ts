import { readWrk } from './loadTool.ts';

/** wrk 4.1.0. */
const said = (latencies: string, complaints = '') => `Running 3s test @ http://127.0.0.1:3000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.05ms    2.20ms  40.00ms   95.00%
    Req/Sec    50.10k     1.20k   52.00k    60.00%
  Latency Distribution
${latencies}
  151234 requests in 3.00s, 2.10GB read
${complaints}Requests/sec:  50411.33
Transfer/sec:    716.80MB
`;

it('reads how many requests wrk had answered a second, and how soon', () => {
  const output = said(
    '     50%  630.00us\n     75%    1.00ms\n     90%    2.00ms\n     99%    1.05s ',
  );
  expect(readWrk(output)).toEqual({ perSecond: 50_411.33, p50Ms: 0.63, p99Ms: 1050, failed: 0 });
});

it('counts what got no answer or a refusal', () => {
  const output = said(
    '     50%  630.00us\n     99%    1.20ms',
    '  Socket errors: connect 1, read 2, write 0, timeout 4\n  Non-2xx or 3xx responses: 100\n',
  );
  expect(readWrk(output).failed).toBe(107);
});
