import { spawnSync } from 'node:child_process';
import { findProgram } from '../../tools/findProgram.ts';

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const LINE = /^([\w:]+)(?:\{(.*)\})? (\S+)$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** Reads metrics in Prometheus' text format. */
export const readMetrics = async (url: string): Promise<Sample[]> => {
  const text = await (await fetch(url)).text();
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = LINE.exec(line) ?? [];
    if (name === undefined) return [];
    const pairs = [...labels.matchAll(LABEL)].map(([, key, text]) => [key!, text!] as const);
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }];
  });
};

/** Sums the samples with this name and these labels. */
export const sumOf = (
  samples: readonly Sample[],
  name: string,
  labels: Record<string, string> = {},
): number =>
  samples
    .filter(
      (sample) =>
        sample.name === name &&
        Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
    )
    .reduce((sum, { value }) => sum + value, 0);

/** Runs a test file of alert rules, and returns the exit code and the output of promtool. */
export const testAlertRules = (file: string): [code: number | null, output: string] => {
  const promtool = findProgram({
    name: 'promtool',
    variable: 'PROMTOOL_PATH',
    candidates: ['promtool', '/usr/bin/promtool', '/usr/local/bin/promtool'],
    packages: ['prometheus'],
  });
  const { status, stdout, stderr } = spawnSync(promtool, ['test', 'rules', file], {
    encoding: 'utf8',
  });
  return [status, stdout + stderr];
};
