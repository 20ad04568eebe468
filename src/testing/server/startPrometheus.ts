import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findProgram } from '../../tools/findProgram.ts';
import { freePort } from './freePort.ts';

const find = (name: 'prometheus' | 'promtool') =>
  findProgram({
    name,
    variable: `${name.toUpperCase()}_PATH`,
    candidates: [name, `/usr/bin/${name}`, `/usr/local/bin/${name}`],
    packages: ['prometheus'],
  });

export const promtool = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(find('promtool'), words, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

interface PrometheusOptions {
  folder: string;
  /** File with the alert rules. */
  rules: string;
  /** Host and port to scrape. */
  target: string;
}

/** Starts Prometheus with these rules, which fire without their waiting times. */
export const startPrometheus = async ({ folder, rules: file, target }: PrometheusOptions) => {
  const rules = (await readFile(file, 'utf8')).replace(/^ {8}for: .*$/gm, '        for: 0s');
  await writeFile(path.join(folder, 'rules.yaml'), rules);
  await writeFile(
    path.join(folder, 'prometheus.yaml'),
    `global: { scrape_interval: 2s, scrape_timeout: 2s, evaluation_interval: 1s }
rule_files: [rules.yaml]
scrape_configs: [{ job_name: site, static_configs: [{ targets: ['${target}'] }] }]
`,
  );
  const port = await freePort();
  const prometheus = spawn(
    find('prometheus'),
    [
      `--config.file=${path.join(folder, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: 'ignore' },
  );
  const close = async () => {
    prometheus.kill('SIGKILL');
    await once(prometheus, 'close');
  };
  /** Names and kinds of firing alerts. */
  const firing = async (): Promise<string[]> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`).catch(() => undefined);
    if (!response?.ok) return [];
    const { data } = (await response.json()) as {
      data: { alerts: { state: string; labels: { alertname: string; kind?: string } }[] };
    };
    return data.alerts
      .filter(({ state }) => state === 'firing')
      .map(({ labels: { alertname, kind = '' } }) => `${alertname} ${kind}`.trim())
      .sort();
  };
  return { firing, close };
};
