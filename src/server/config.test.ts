import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startMailReceiver, startTestUpstream } from '../testing/server/receivers.ts';
import { ConfigError, readConfig, SETTINGS, describeListenError } from './config.ts';
import { describeConfig } from './configReport.ts';
import { readSiteFile } from './content/load/loadSite.ts';
import { tryConfig } from './tryConfig.ts';

const SECRET = '0123456789abcdef';

it('reads a database, a mail server, a webhook and limits', () => {
  expect(
    readConfig({
      DATABASE_URL: 'postgresql://site:secret@db.example.com/site',
      SMTP_URL: 'smtps://user:secret@mail.example.com',
      SALES_EMAIL: 'Front desk <desk@example.com>',
      LEADS_WEBHOOK_URL: 'https://crm.example.com/@leads?to=a@b',
      LEADS_WEBHOOK_SECRET: SECRET,
      POST_LIMIT_PER_MINUTE: '0',
      PORT: '',
    }),
  ).toMatchObject({
    port: 3000,
    databaseUrl: 'postgresql://site:secret@db.example.com/site',
    smtpUrl: 'smtps://user:secret@mail.example.com',
    salesEmail: 'Front desk <desk@example.com>',
    webhook: { url: 'https://crm.example.com/@leads?to=a@b', secrets: [SECRET] },
    postLimitPerMinute: 0,
  });
});

it('removes trailing slashes from addresses of a content API', () => {
  const { contentApi } = readConfig({
    CONTENT_API_URL: 'https://cms.example.com//',
    CONTENT_API_BASE: 'https://cms.example.com/v2/',
  });
  expect(contentApi).toEqual({
    contentApiUrl: 'https://cms.example.com',
    contentApiBase: 'https://cms.example.com/v2',
  });
});

it.each([
  ['DATABASE_URL', 'mysql://root:hunter2@host/db'],
  ['DATABASE_URL', './data/site.db'],
  ['DATABASE_URL', 'file:'],
  ['DATABASE_URL', 'file:./src'],
  ['SMTP_URL', 'https://user:hunter2@host'],
  ['LEADS_WEBHOOK_SECRET', 'hunter2'],
  ['LEADS_WEBHOOK_SECRET', `${SECRET} hunter2`],
  ['LEADS_WEBHOOK_SECRET', 'whsec_no-base64-hunter2!'],
  ['LEADS_WEBHOOK_URL', 'https://site:hunter2@crm.example.com/leads'],
  ['PREVIEW_SECRET', 'hunter2'],
  ['CONTENT_API_URL', 'https:\\\\hunter2@cms.example.com'],
  ['CONTENT_API_URL', 'ftp://site:hunter2@cms.example.com'],
  ['CONTENT_API_BASE', 'https://hunter2@cms.example.com/v2'],
  ['CONTENT_API_URL', 'https://cms.example.com/?key=hunter2'],
  ['ANALYTICS_URL', 'hunter2'],
])('rejects %s = %j without repeating a secret', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} must `));
  expect(read).not.toThrow('hunter2');
});

it.each([
  ['MAIL_FROM', 'Hearthline <hello@example.com>\r\nBcc: all@example.com'],
  ['SALES_EMAIL', 'desk'],
  ['SITE_URL', 'https://example.com/path'],
  ['SITE_URL', 'https://user@example.com'],
  ['APP_URL', 'https://app.example.com/?tab=1'],
  ['MEETING_URL_TEMPLATE', 'https://meet.example.com/'],
  ['POST_LIMIT_PER_MINUTE', '-1'],
  ['PORT', '70000'],
  ['METRICS_ADDRESS', '70000'],
  ['METRICS_ADDRESS', 'http://localhost:9464'],
  ['METRICS_ADDRESS', '10.0.0.4'],
  ['LOG_LEVEL', 'loud'],
])('rejects %s = %j', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} is ${JSON.stringify(value)}, but `);
});

it('requires the settings that belong together', () => {
  expect(() => readConfig({ LEADS_WEBHOOK_URL: 'https://crm.example.com/' })).toThrow(
    'Set both LEADS_WEBHOOK_URL and LEADS_WEBHOOK_SECRET, or neither.',
  );
  expect(() => readConfig({ CONTENT_API_BASE: 'https://cms.example.com/' })).toThrow(
    'CONTENT_API_BASE is set, but CONTENT_API_URL is not.',
  );
});

it('reads several webhook secrets', () => {
  const secrets = ['whsec_MDEyMzQ1Njc4OWFiY2RlZmdoaWprbG1u', 'the-old-secret-of-the-crm'];
  const { webhook } = readConfig({
    LEADS_WEBHOOK_URL: 'https://crm.example.com/',
    LEADS_WEBHOOK_SECRET: ` ${secrets.join('  ')} `,
  });
  expect(webhook?.secrets).toEqual(secrets);
});

it.each([
  ['file:./data/site.db', path.resolve('data/cache')],
  ['file:///srv/leads/site.db', '/srv/leads/cache'],
  ['file::memory:', undefined],
  ['postgres://host/db', 'data/cache'],
])('caches pages for %s in %s', (DATABASE_URL, folder) => {
  expect(readConfig({ DATABASE_URL }).cacheFolder).toBe(folder);
});

it.each([
  ['9464', '127.0.0.1', 9464],
  ['0', '127.0.0.1', 0],
  ['metrics.internal:9464', 'metrics.internal', 9464],
  ['[::1]:9464', '::1', 9464],
])('serves metrics at METRICS_ADDRESS %s', (METRICS_ADDRESS, host, port) => {
  expect(readConfig({ METRICS_ADDRESS }).metricsAddress).toEqual({ host, port });
});

it('documents the same settings in README.md and .env.example', async () => {
  const [readme, example] = await Promise.all([
    readFile('README.md', 'utf8'),
    readFile('.env.example', 'utf8'),
  ]);
  const [, table = ''] = readme.split('\n| variable | default | meaning |\n');
  const rows = table.slice(0, table.indexOf('\n\n')).split('\n').slice(1);
  const inReadme = rows.flatMap((row) =>
    [...row.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const inExample = [...example.matchAll(/^#(\w+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(inReadme).toEqual(SETTINGS.map(({ name }) => name));
  expect(inExample).toEqual(SETTINGS.map(({ name, fallback = '' }) => [name, fallback]));
});

it('takes the content of a release unless a setting names another folder', () => {
  const SITE_RELEASE_DIR = '/opt/hearthline/current';
  expect(readConfig({ SITE_RELEASE_DIR }).contentFolder).toBe('/opt/hearthline/current/content');
  expect(readConfig({ SITE_RELEASE_DIR, CONTENT_DIR: '/srv/content' }).contentFolder).toBe(
    '/srv/content',
  );
  expect(readConfig({}).contentFolder).toBe(path.resolve('content'));
});

it('names the setting of the port that is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const late = createServer().listen(port, '127.0.0.1');
  const [error] = (await once(late, 'error')) as [unknown];
  other.close();
  expect(describeListenError('127.0.0.1', port, error)).toBe(
    `Port ${port} on 127.0.0.1 is in use. Stop the other program or change PORT.`,
  );
  expect(describeListenError('127.0.0.1', port + 1, error)).toBe(
    `Port ${port} on 127.0.0.1 is in use. Stop the other program or change METRICS_ADDRESS.`,
  );
});

const run = promisify(execFile);

const report = async (environment: Record<string, string> = {}) => {
  const site = await readSiteFile('content');
  return describeConfig(readConfig(environment), environment, {
    ...site,
    emails: { ...site.emails, sender: 'hello@brand.example', sales: 'sales@brand.example' },
    application: { ...site.application, login: 'https://app.brand.example/login' },
  });
};

it('lists every setting and shows no secret', async () => {
  const text = await report({
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
  [{}, 'MAIL_FROM is the placeholder hello@brand.example.'],
  [{}, 'SALES_EMAIL is the placeholder sales@brand.example.'],
  [{}, 'MEETING_URL_TEMPLATE is the placeholder https://meet.example.com/{token}.'],
  [{}, 'APP_URL is the placeholder https://app.brand.example/login.'],
  [{ SITE_URL: 'https://www.example.com' }, 'SITE_URL is the placeholder https://www.example.com.'],
  [{ SITE_URL: 'http://www.brand.test' }, 'SITE_URL is http'],
  [{ ...webhook, LEADS_WEBHOOK_URL: 'http://crm.brand.test' }, 'LEADS_WEBHOOK_URL is http'],
  [{ DATABASE_URL: 'file::memory:' }, 'DATABASE_URL is in memory'],
  [{ SITE_URL: 'https://www.brand.test' }, 'TRUSTED_PROXIES is 0'],
  [{ SITE_ULR: 'https://www.brand.test' }, 'SITE_ULR is not a setting. Did you mean SITE_URL?'],
  [{ METRIC_ADDRESS: '9464' }, 'METRIC_ADDRESS is not a setting. Did you mean METRICS_ADDRESS?'],
])('warns of %j: %s', async (environment, warning) => {
  const text = await report(environment);
  expect(text).toMatch(/\nWarnings \(\d+\):\n/);
  expect(text).toContain(`- ${warning}`);
});

it('has no warnings for a complete configuration', async () => {
  const text = await report({
    SITE_URL: 'https://www.brand.test',
    APP_URL: 'https://app.brand.test',
    SMTP_URL: 'smtps://mail.brand.test',
    MAIL_FROM: 'hello@brand.test',
    SALES_EMAIL: 'sales@brand.test',
    MEETING_URL_TEMPLATE: 'https://meet.brand.test/{token}',
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

it.each([
  ['SMTP_URL', 'smtp://user:12#hunter@mail.example.com'],
  ['SMTP_URL', 'smtps://user:hunter/2@mail.example.com:465'],
  ['SMTP_URL', 'smtp://user:12?hunter@mail.example.com'],
  ['SMTP_URL', 'smtp://us/er:hunter@mail.example.com'],
  ['DATABASE_URL', 'postgres://site:12#hunter@db.example.com/site'],
  ['DATABASE_URL', 'postgres://site:hunter/2@db.example.com/site'],
])('refuses a character in %s that ends the host: %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    `${name} has a /, ? or # in its user name or password. Write it as %2F, %3F or %23.`,
  );
  const [scheme = '', credentials = ''] = value.split(/\/\/|@/);
  const escaped = credentials.replace(/[/?#]/, encodeURIComponent);
  const corrected = `${scheme}//${escaped}@host.example.com/site?from=a/b`;
  expect(() => readConfig({ [name]: corrected })).not.toThrow();
});

it.each([
  ['SMTP_URL', 'smtps://user:100%secret@mail.example.com'],
  ['SMTP_URL', 'smtp://50%off@mail.example.com'],
  ['DATABASE_URL', 'postgres://site:a%zz@db.example.com/site'],
  ['DATABASE_URL', 'postgresql://site:%@db.example.com/site'],
])('refuses a %% that begins no code in %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    `${name} has a % in its user name or password that begins no code. Write it as %25.`,
  );
  const escaped = value.replace(/%(?![\da-f]{2})/, '%25');
  expect(() => readConfig({ [name]: escaped })).not.toThrow();
});

it('tries the database, the mail server and the content API, and exits with 1', async () => {
  const failure = (await check('.', {
    DATABASE_URL: 'postgres://site:hunter2@127.0.0.1:2/site',
    SMTP_URL: 'smtp://user:hunter2@127.0.0.1:2',
    CONTENT_API_URL: 'http://127.0.0.1:2',
  }).catch((error: unknown) => error)) as { code: number; stdout: string };
  expect(failure.code).toBe(1);
  expect(failure.stdout).toContain('\nProblems (3):\n');
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'CONTENT_API_URL'])
    expect(failure.stdout).toMatch(
      new RegExp(`- ${name}: the .* ECONNREFUSED 127\\.0\\.0\\.1:2\\.`),
    );
  expect(failure.stdout).not.toContain('hunter2');
});

/** What the command prints, without a process for it. */
const tried = async (environment: Record<string, string>) => {
  const complete = { CONTENT_DIR: path.resolve('content'), ...environment };
  const config = readConfig(complete);
  const { site, problems } = await tryConfig(config, 'public');
  return describeConfig(config, complete, site, problems);
};

it('follows no redirect of the content API, as the site', async () => {
  const { url } = await startTestUpstream((request, response) => {
    const isMoved = request.url !== '/moved';
    response.writeHead(isMoved ? 301 : 200, { location: '/moved' }).end('{}');
  });
  expect(await tried({ CONTENT_API_URL: url })).toContain(
    'CONTENT_API_URL: GET /api/plans answers 301.',
  );
});

it('reads all documents, and finds no problem with a mail server that answers', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'config-test-'));
  const mails = await startMailReceiver();
  const settings = { SMTP_URL: mails.url, DATABASE_URL: `file:${folder}/new/site.db` };
  expect(await tried(settings)).toContain('\nNo problems.\n');
  expect(await readdir(folder)).toEqual([]);

  await cp('content', path.join(folder, 'content'), { recursive: true });
  const other = { ...settings, CONTENT_DIR: path.join(folder, 'content') };
  await writeFile(path.join(folder, 'content/posts/broken.md'), 'title: [');
  expect(await tried(other)).toContain('content/posts/broken.md:1: The front matter is missing');

  await writeFile(path.join(folder, 'content/site.yaml'), 'name: Site\n');
  for (const api of [{}, { CONTENT_API_URL: 'http://127.0.0.1:2' }] as Record<string, string>[])
    expect(await tried({ ...other, ...api })).toMatch(
      /\nWarnings \(\d+\):[^]*\nProblems \(\d+\):\n[^]*- content\/site\.yaml:1: "legal_name" is missing\. Add it\.\n/,
    );
  await mails.close();
  await rm(folder, { recursive: true });
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
