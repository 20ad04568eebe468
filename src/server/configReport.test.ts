import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from './config.ts';
import { describeConfig } from './configReport.ts';
import { readSiteFile, type SiteFile } from './content/load/loadSite.ts';

const run = promisify(execFile);

let site: SiteFile;
beforeAll(async () => {
  site = await readSiteFile('content');
});

const report = (environment: Record<string, string> = {}) =>
  describeConfig(readConfig(environment), environment, site);

it('lists every setting and shows no secret', () => {
  const text = report({
    PORT: '4000',
    DATABASE_URL: 'postgres://site:hunter2hunter2@db/site',
    SMTP_URL: 'smtps://user:hunter2hunter2@mail.example.com',
    LEADS_WEBHOOK_URL: 'https://crm.example.com/hunter2',
    LEADS_WEBHOOK_SECRET: 'hunter2hunter2hunter2',
  });
  expect(text).toContain('PORT = 4000\n');
  expect(text).toContain('HOST = 127.0.0.1 (default)\n');
  expect(text).toContain('SITE_URL is not set\n');
  expect(text).toContain('DATABASE_URL = (set, not shown)\n');
  expect(text).not.toContain('hunter2');
});

const webhook = { LEADS_WEBHOOK_SECRET: 'hunter2hunter2hunter2' };

it.each([
  [{}, 'SITE_URL is not set'],
  [{}, 'SMTP_URL is not set'],
  [{}, 'MAIL_FROM is the placeholder hello@hearthline.example.'],
  [{}, 'SALES_EMAIL is the placeholder sales@hearthline.example.'],
  [{}, 'MEETING_URL_TEMPLATE is the placeholder https://meet.example.com/{token}.'],
  [{}, 'APP_URL is the placeholder https://app.hearthline.example/login.'],
  [{ SITE_URL: 'https://www.example.com' }, 'SITE_URL is the placeholder https://www.example.com.'],
  [{ SITE_URL: 'http://www.hearthline.io' }, 'SITE_URL is http'],
  [{ ...webhook, LEADS_WEBHOOK_URL: 'http://crm.hearthline.io' }, 'LEADS_WEBHOOK_URL is http'],
  [{ DATABASE_URL: 'file::memory:' }, 'DATABASE_URL is in memory'],
  [{ SITE_URL: 'https://www.hearthline.io' }, 'TRUSTED_PROXIES is 0'],
  [{ SITE_ULR: 'https://www.hearthline.io' }, 'SITE_ULR is not a setting. Did you mean SITE_URL?'],
  [{ METRIC_ADDRESS: '9464' }, 'METRIC_ADDRESS is not a setting. Did you mean METRICS_ADDRESS?'],
])('given %j it warns: %s', (environment, warning) => {
  const text = report(environment);
  expect(text).toMatch(/\nWarnings \(\d+\):\n/);
  expect(text).toContain(`- ${warning}`);
});

it('has no warnings for a complete configuration', () => {
  const text = report({
    SITE_URL: 'https://www.hearthline.io',
    APP_URL: 'https://app.hearthline.io',
    SMTP_URL: 'smtps://mail.hearthline.io',
    MAIL_FROM: 'hello@hearthline.io',
    SALES_EMAIL: 'sales@hearthline.io',
    MEETING_URL_TEMPLATE: 'https://meet.hearthline.io/{token}',
    TRUSTED_PROXIES: '1',
    HOME: '/root',
    POST: 'x',
  });
  expect(text).toContain('\nNo warnings.\n');
});

const check = (cwd: string, environment: Record<string, string>) =>
  run(process.execPath, [path.resolve('src/server/main.ts'), '--check'], {
    cwd,
    env: { PATH: process.env.PATH, CONTENT_DIR: path.resolve('content'), ...environment },
  });

it.each([
  [
    { CONTENT_DIR: '/nowhere' },
    'CONTENT_DIR: /nowhere does not exist. Create it or unset the variable.\n',
  ],
  [{ PORT: 'many' }, 'PORT is "many", but must be a whole number from 0 to 65535.\n'],
])('exits with 1 and one line for %j', async (environment, stderr) => {
  await expect(check('.', environment)).rejects.toMatchObject({ code: 1, stderr });
});

it('reports an exported variable that hides a different one in .env', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'config-test-'));
  await writeFile(path.join(folder, '.env'), 'LOG_LEVEL=debug\nDATABASE_URL=file:./one.db\n');
  const { stderr, stdout } = await check(folder, {
    LOG_LEVEL: 'debug',
    DATABASE_URL: 'file:./other.db',
  });
  await rm(folder, { recursive: true });
  expect(stderr).toBe('DATABASE_URL: the exported value is used, not the different one in .env.\n');
  expect(stdout).toContain('LOG_LEVEL = debug\n');
});
