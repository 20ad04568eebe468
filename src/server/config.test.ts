import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError, readConfig, SETTINGS } from './config.ts';

it('needs nothing from the environment', () => {
  expect(readConfig({})).toMatchObject({
    databaseUrl: 'file:./data/site.db',
    smtpUrl: undefined,
    appUrl: undefined,
    mailFrom: undefined,
    salesEmail: undefined,
    meetingUrlTemplate: 'https://meet.example.com/{token}',
    webhook: undefined,
    postLimitPerMinute: 120,
    trustedProxies: 0,
  });
});

it('takes PostgreSQL, a mail server and a webhook', () => {
  const config = readConfig({
    DATABASE_URL: 'postgresql://site:secret@db.example.com/site',
    SMTP_URL: 'smtps://user:secret@mail.example.com',
    SALES_EMAIL: 'Front desk <desk@example.com>',
    LEADS_WEBHOOK_URL: 'https://crm.example.com/leads',
    LEADS_WEBHOOK_SECRET: '0123456789abcdef',
    POST_LIMIT_PER_MINUTE: '0',
  });
  expect(config).toMatchObject({
    databaseUrl: 'postgresql://site:secret@db.example.com/site',
    smtpUrl: 'smtps://user:secret@mail.example.com',
    salesEmail: 'Front desk <desk@example.com>',
    webhook: { url: 'https://crm.example.com/leads', secrets: ['0123456789abcdef'] },
    postLimitPerMinute: 0,
  });
});

it('takes addresses of a content API with slashes at their end or without', () => {
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
  ['SMTP_URL', 'https://user:hunter2@host'],
  ['LEADS_WEBHOOK_SECRET', 'hunter2'],
  ['PREVIEW_SECRET', 'hunter2'],
  ['LEADS_WEBHOOK_SECRET', 'whsec_no-base64-hunter2!'],
  ['LEADS_WEBHOOK_URL', 'https://site:hunter2@crm.example.com/leads'],
  ['LEADS_WEBHOOK_URL', 'hunter2'],
  ['CONTENT_API_URL', 'https://site:hunter2@cms.example.com'],
  ['CONTENT_API_URL', 'https:site:hunter2@cms.example.com'],
  ['CONTENT_API_URL', 'https:\\\\hunter2@cms.example.com'],
  ['CONTENT_API_URL', 'ftp://site:hunter2@cms.example.com'],
  ['CONTENT_API_BASE', 'https://hunter2@cms.example.com/v2'],
])('says what is wrong with %s without repeating a password', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must `));
  expect(() => readConfig({ [name]: value })).not.toThrow('hunter2');
});

it.each([
  ['MAIL_FROM', 'Hearthline <hello@example.com>\r\nBcc: all@example.com'],
  ['SALES_EMAIL', 'nobody'],
  ['MEETING_URL_TEMPLATE', 'https://meet.example.com/'],
  ['POST_LIMIT_PER_MINUTE', '-1'],
  ['METRICS_ADDRESS', '70000'],
  ['METRICS_ADDRESS', 'http://localhost:9464'],
  ['METRICS_ADDRESS', '10.0.0.4'],
])('refuses %s = %j', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} is ${JSON.stringify(value)}, but `);
});

it('takes an address of a webhook with an @ behind its host', () => {
  const url = 'https://crm.example.com/@leads?to=a@b';
  const environment = { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: '0123456789abcdef' };
  expect(readConfig(environment).webhook?.url).toBe(url);
});

it('refuses a webhook without a secret', () => {
  expect(() => readConfig({ LEADS_WEBHOOK_URL: 'https://crm.example.com/' })).toThrow(
    'Set both LEADS_WEBHOOK_URL and LEADS_WEBHOOK_SECRET, or neither.',
  );
});

it('takes several secrets of a webhook, each long enough to sign with', () => {
  const read = (secrets: string) =>
    readConfig({
      LEADS_WEBHOOK_URL: 'https://crm.example.com/',
      LEADS_WEBHOOK_SECRET: secrets,
    }).webhook?.secrets;
  const [before, after] = ['the-old-secret-of-the-crm', 'whsec_MDEyMzQ1Njc4OWFiY2RlZmdoaWprbG1u'];
  expect(read(`${after} ${before}`)).toEqual([after, before]);
  expect(read(` ${after}  ${before} `)).toEqual([after, before]);
  expect(() => read(`${after} hunter2`)).toThrow(/^LEADS_WEBHOOK_SECRET must have 16 characters/);
});

it('finds the content beside the code, or where it is told', () => {
  expect(readConfig({}).contentFolder).toBe(path.resolve('content'));
  expect(readConfig({ CONTENT_DIR: '/srv/words' }).contentFolder).toBe('/srv/words');
});

it.each([
  [{}, path.resolve('data/cache')],
  [{ DATABASE_URL: 'file:///srv/leads/site.db' }, '/srv/leads/cache'],
  [{ DATABASE_URL: 'file:./here.db' }, path.resolve('cache')],
  [{ DATABASE_URL: 'file::memory:' }, undefined],
  [{ DATABASE_URL: 'postgres://host/db' }, './data/cache'],
])('keeps pages, given %j, in %s', (environment, folder) => {
  expect(readConfig(environment).cacheFolder).toBe(folder);
});

it.each([
  ['9464', '127.0.0.1', 9464],
  ['0', '127.0.0.1', 0],
  ['10.0.0.4:9464', '10.0.0.4', 9464],
  ['metrics.internal:9464', 'metrics.internal', 9464],
  ['[::1]:9464', '::1', 9464],
])('serves metrics at METRICS_ADDRESS %s', (value, host, port) => {
  expect(readConfig({ HOST: '0.0.0.0', METRICS_ADDRESS: value }).metricsAddress).toEqual({
    host,
    port,
  });
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
  const inExample = [...example.matchAll(/^#(\w+)=/gm)].map(([, name]) => name);
  const names = SETTINGS.map(({ name }) => name);
  expect(inReadme).toEqual(names);
  expect(inExample).toEqual(names);
  const defaults = new Map([...example.matchAll(/^#(\w+)=(.*)$/gm)].map(([, n, v]) => [n, v]));
  for (const { name, fallback = '' } of SETTINGS)
    expect([name, defaults.get(name)]).toEqual([name, fallback]);
});
