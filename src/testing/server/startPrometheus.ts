import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { findProgram } from '../../tools/findProgram.ts';

const find = (name: 'prometheus' | 'promtool') =>
  findProgram({
    name,
    variable: `${name.toUpperCase()}_PATH`,
    candidates: [name, `/usr/bin/${name}`, `/usr/local/bin/${name}`],
    packages: ['prometheus'],
  });

/** What promtool says, and whether it is content. */
export const promtool = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(find('promtool'), words, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

interface PrometheusOptions {
  /** Where it may write; whoever made it removes it. */
  folder: string;
  /** File of alerts. */
  rules: string;
  /** Host and port of what it scrapes. */
  target: string;
}

/** Debian's Prometheus with these rules, which need not hold for minutes here. For tests. */
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
  /** Names and kinds of the alerts that fire. */
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
