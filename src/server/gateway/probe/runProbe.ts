import { baseAddress } from '../../config.ts';
import type { Finding, Verdict } from './compareAnswer.ts';
import { probeApi, type ProbedCall, type ProbeOptions } from './probe.ts';

const USAGE = `npm run content -- probe [URL [BASE]]
  URL   address of the API, as in CONTENT_API_URL, which is the default
  BASE  base of demos, help center and webinars, as in CONTENT_API_BASE`;

const failure = (output: string) => ({ exitCode: 1, output });

/** The output names no address and no value of an answer: either may be a secret. */
export const runProbe = async (
  args: readonly string[],
  configured: ProbeOptions | undefined,
  limits: Pick<ProbeOptions, 'timeoutMs' | 'maxBytes'> = {},
) => {
  if (args.length > 2 || (args.length === 0 && !configured)) return failure(`Use:\n  ${USAGE}`);
  const [url, base] = args.map((text) => baseAddress.safeParse(text));
  const invalid = [url, base].find((address) => address && !address.success);
  if (invalid) return failure(`The address ${invalid.error!.issues[0]!.message}.`);
  const calls = await probeApi({
    ...(url ? { contentApiUrl: url.data!, contentApiBase: base?.data } : configured!),
    ...limits,
  });
  const findings = calls.flatMap((call) => call.findings);
  const isWrong = findings.some(({ verdict }) => verdict === 'wrong');
  return {
    exitCode: isWrong ? 1 : 0,
    output: [...calls.flatMap(describeCall), '', summary(calls)].join('\n'),
  };
};

const ORDER: readonly Verdict[] = ['wrong', 'missing', 'tolerated'];

const describeCall = ({ call, findings, note }: ProbedCall): string[] => {
  const verdicts = ORDER.filter((verdict) =>
    findings.some((finding) => finding.verdict === verdict),
  );
  const title = verdicts.length > 0 ? verdicts.join(', ') : (note ?? 'right');
  return [
    `${call}: ${title}`,
    ...ORDER.flatMap((verdict) =>
      findings.filter((finding) => finding.verdict === verdict).map(describeFinding),
    ),
  ];
};

const describeFinding = ({ verdict, path, message, count }: Finding): string =>
  `  ${verdict.padEnd(9)}  ${path}${count > 1 ? ` and ${count - 1} more` : ''}: ${message}`;

const summary = (calls: readonly ProbedCall[]): string => {
  const worst = calls.map(({ findings }) =>
    ORDER.find((verdict) => findings.some((finding) => finding.verdict === verdict)),
  );
  const count = (verdict: Verdict | undefined) => worst.filter((one) => one === verdict).length;
  const skipped = calls.filter(({ note }) => note?.startsWith('not made')).length;
  return [
    `${calls.length - skipped} calls: ${count(undefined) - skipped} right`,
    ...ORDER.filter((verdict) => count(verdict) > 0).map(
      (verdict) => `${count(verdict)} ${verdict}`,
    ),
    ...(skipped > 0 ? [`${skipped} not made`] : []),
  ].join(', ');
};
