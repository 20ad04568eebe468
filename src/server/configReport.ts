import { closestWord } from '../lib/editDistance.ts';
import { isSecret, SETTINGS, type Config } from './config.ts';
import type { SiteFile } from './content/load/loadSite.ts';
import { readConfigOrExit } from './readConfigOrExit.ts';
import { tryConfig } from './tryConfig.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const NAMES = SETTINGS.map(({ name }) => name);
const MAX_TYPOS = 2;

const isLocal = (url: string): boolean =>
  /^(?:localhost|127\.|\[?::1|0\.0\.0\.0)/.test(new URL(url).hostname);

const isPlaceholder = (address: string): boolean =>
  /[@./]example(?:\.(?:com|org|net))?(?![\w.-])/.test(address);

/** @param site undefined when it can't be used, which is a problem by itself */
const warningsOf = (
  config: Config,
  environment: Environment,
  site: SiteFile | undefined,
): string[] => {
  const addresses = {
    SITE_URL: config.siteUrl ?? '',
    MAIL_FROM: config.mailFrom ?? site?.emails.sender ?? '',
    SALES_EMAIL: config.salesEmail ?? site?.emails.sales ?? '',
    MEETING_URL_TEMPLATE: config.meetingUrlTemplate,
    APP_URL: config.appUrl ?? site?.application.login ?? '',
  };
  const placeholders = Object.entries(addresses)
    .filter(([, value]) => isPlaceholder(value))
    .map(([name, value]) => `${name} is the placeholder ${value}.`);
  return [...typosIn(environment), ...placeholders, ...settingWarnings(config)];
};

const typosIn = (environment: Environment): string[] =>
  Object.keys(environment).flatMap((name) => {
    const mayBeTypo = !NAMES.includes(name) && name.length > MAX_TYPOS + 2;
    const near = mayBeTypo && closestWord(name, NAMES, MAX_TYPOS);
    return near ? [`${name} is not a setting. Did you mean ${near}?`] : [];
  });

const isPlainHttp = (url: string | undefined): boolean =>
  url !== undefined && url.startsWith('http:') && !isLocal(url);

const settingWarnings = (config: Config): string[] => {
  const { siteUrl, webhook, trustedProxies, host } = config;
  const isExposed = !/^(?:localhost|127\.|::1)/.test(host);
  const rules: [isTrue: boolean | undefined, warning: string][] = [
    [!siteUrl, 'SITE_URL is not set: links, feeds and emails name the listen address.'],
    [isPlainHttp(siteUrl), 'SITE_URL is http: browsers are not told to use https.'],
    [!config.smtpUrl, 'SMTP_URL is not set: emails wait in the outbox.'],
    [isPlainHttp(webhook?.url), 'LEADS_WEBHOOK_URL is http: leads are sent unencrypted.'],
    [
      /[?&]mode=memory|:memory:/.test(config.databaseUrl),
      'DATABASE_URL is in memory: every lead is lost when the process ends.',
    ],
    [config.postLimitPerMinute === 0, 'POST_LIMIT_PER_MINUTE is 0: submissions are not limited.'],
    [config.pageCacheSeconds === 0, 'PAGE_CACHE_SECONDS is 0: every request renders its page.'],
    [
      siteUrl?.startsWith('https:') && trustedProxies === 0,
      'TRUSTED_PROXIES is 0, but https needs a proxy: all visitors behind it share one limit.',
    ],
    [
      trustedProxies > 0 && isExposed,
      'HOST is reachable from other machines while proxies are trusted: clients can forge X-Forwarded-For.',
    ],
  ];
  return rules.filter(([isTrue]) => isTrue).map(([, warning]) => warning);
};

const listOf = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0
    ? [`No ${title.toLowerCase()}.`]
    : [`${title} (${lines.length}):`, ...lines.map((line) => `- ${line}`)];

export const describeConfig = (
  config: Config,
  environment: Environment,
  site: SiteFile | undefined,
  problems: readonly string[] = [],
) => {
  const lines = SETTINGS.map(({ name, fallback }) => {
    const value = environment[name];
    if (value) return `${name} = ${isSecret(name) ? '(set, not shown)' : value}`;
    return fallback === undefined ? `${name} is not set` : `${name} = ${fallback} (default)`;
  });
  const warnings = warningsOf(config, environment, site);
  return [...lines, '', ...listOf('Warnings', warnings), ...listOf('Problems', problems), ''].join(
    '\n',
  );
};

/** `npm start -- --check`: reports the settings, and tries what they name. Exit code 1 says that something fails. */
export const checkConfig = async (
  environment: Environment,
  publicFolder: string,
): Promise<void> => {
  const config = readConfigOrExit(environment);
  const { site, problems } = await tryConfig(config, publicFolder);
  process.stdout.write(describeConfig(config, environment, site, problems));
  if (problems.length > 0) process.exitCode = 1;
};
