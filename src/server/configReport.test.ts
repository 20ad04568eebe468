import { readConfig } from './config.ts';
import { describeConfig } from './configReport.ts';

const report = (environment: Record<string, string> = {}) =>
  describeConfig(readConfig(environment), environment);

it('says what is set and unset, and shows no secret', () => {
  const text = report({
    PORT: '4000',
    DATABASE_URL: 'postgres://site:hunter2hunter2@db/site',
    SMTP_URL: 'smtps://user:hunter2hunter2@mail.example.com',
    LEADS_WEBHOOK_URL: 'https://crm.example.com/hunter2',
    LEADS_WEBHOOK_SECRET: 'hunter2hunter2hunter2',
  });
  expect(text).toContain('PORT = 4000\n');
  expect(text).toContain('HOST unset: 127.0.0.1\n');
  expect(text).toContain('SITE_URL unset: http://HOST:PORT\n');
  expect(text).toContain('DATABASE_URL = (set, not shown)\n');
  expect(text).toContain('PREVIEW_SECRET unset: not used\n');
  expect(text).not.toContain('hunter2');
});

it('names what is odd', () => {
  expect(report()).toContain('- SITE_URL is not set');
  expect(report()).toContain('- SMTP_URL is not set');
  expect(report()).toContain('- MAIL_FROM is not set');
  expect(report()).toContain('- SALES_EMAIL is not set');
  expect(report()).toContain('- MEETING_URL_TEMPLATE is not set');
  expect(report({ SITE_URL: 'http://www.example.com' })).toContain('- SITE_URL is http');
  expect(report({ SITE_URL: 'http://localhost:3000' })).not.toContain('SITE_URL is http');
  const webhook = { LEADS_WEBHOOK_SECRET: 'hunter2hunter2hunter2' };
  const over = (url: string) => report({ ...webhook, LEADS_WEBHOOK_URL: url });
  expect(over('http://crm.example.com')).toContain('- LEADS_WEBHOOK_URL is http');
  expect(over('http://127.0.0.1:9000')).not.toContain('over http');
  expect(report({ DATABASE_URL: 'file::memory:' })).toContain('- DATABASE_URL is in memory');
  expect(report({ SITE_URL: 'https://www.example.com' })).toContain('- TRUSTED_PROXIES is 0');
});

it('finds nothing odd in what a public site should have', () => {
  const text = report({
    SITE_URL: 'https://www.example.com',
    APP_URL: 'https://app.example.com',
    SMTP_URL: 'smtps://mail.example.com',
    MAIL_FROM: 'hello@example.com',
    SALES_EMAIL: 'sales@example.com',
    MEETING_URL_TEMPLATE: 'https://meet.example.com/{token}',
    TRUSTED_PROXIES: '1',
  });
  expect(text).toContain('\nNothing is odd.\n');
});
