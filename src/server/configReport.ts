import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { wordsNear } from '../lib/wordsNear.ts';
import { ConfigError, readConfig, SECRETS, SETTINGS, type Config } from './config.ts';
import { ContentError } from './content/load/contentReader.ts';
import { readSiteFile, type SiteFile } from './content/load/loadSite.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const NAMES = SETTINGS.map(({ name }) => name);
/** Letters by which a misspelled name may differ from a setting. */
const MAX_TYPOS = 2;

const isLocal = (url: string): boolean =>
  /^(?:localhost|127\.|\[?::1|0\.0\.0\.0)/.test(new URL(url).hostname);

/** RFC 2606 reserves these names: nothing sent to them arrives. */
const isPlaceholder = (address: string): boolean =>
  /[@./]example(?:\.(?:com|org|net))?(?![\w.-])/.test(address);

const misspelled = (environment: Environment): string[] =>
  Object.keys(environment)
    .filter((name) => !NAMES.includes(name) && name.length > MAX_TYPOS + 2)
    .flatMap((name) => {
      const [near] = wordsNear(name, NAMES, MAX_TYPOS);
      return near ? [`${name} is not a setting. Did you mean ${near.word}?`] : [];
    });

const placeholders = (config: Config, site: SiteFile): string[] => {
  const { mailFrom, salesEmail, meetingUrlTemplate, appUrl, siteUrl } = config;
  const effective: [name: string, value: string][] = [
    ['SITE_URL', siteUrl ?? ''],
    ['MAIL_FROM', mailFrom ?? site.emails.sender],
    ['SALES_EMAIL', salesEmail ?? site.emails.sales],
    ['MEETING_URL_TEMPLATE', meetingUrlTemplate],
    ['APP_URL', appUrl ?? site.application.login],
  ];
  return effective
    .filter(([, value]) => isPlaceholder(value))
    .map(([name, value]) => `${name} is the placeholder ${value}.`);
};

const warningsOf = (config: Config, environment: Environment, site: SiteFile): string[] => {
  const { siteUrl, databaseUrl, smtpUrl, host, trustedProxies } = config;
  return [
    ...misspelled(environment),
    ...placeholders(config, site),
    siteUrl === undefined &&
      'SITE_URL is not set: links, feeds and emails name the listen address.',
    siteUrl?.startsWith('http:') &&
      !isLocal(siteUrl) &&
      'SITE_URL is http: browsers are not told to use https.',
    smtpUrl === undefined && 'SMTP_URL is not set: emails wait in the outbox.',
    config.webhook?.url.startsWith('http:') &&
      !isLocal(config.webhook.url) &&
      'LEADS_WEBHOOK_URL is http: leads are sent unencrypted.',
    /[?&]mode=memory|:memory:/.test(databaseUrl) &&
      'DATABASE_URL is in memory: every lead is lost when the process ends.',
    config.postLimitPerMinute === 0 && 'POST_LIMIT_PER_MINUTE is 0: submissions are not limited.',
    config.pageCacheSeconds === 0 && 'PAGE_CACHE_SECONDS is 0: every request renders its page.',
    siteUrl?.startsWith('https:') &&
      trustedProxies === 0 &&
      'TRUSTED_PROXIES is 0, but https needs a proxy: all visitors behind it share one limit.',
    !/^(?:localhost|127\.|::1)/.test(host) &&
      trustedProxies > 0 &&
      'HOST is reachable from other machines while proxies are trusted: clients can forge X-Forwarded-For.',
  ].filter((line) => typeof line === 'string');
};

/**
 * One line for each setting, without secrets, and the warnings.
 * @param environment one that `readConfig` accepted
 */
export const describeConfig = (
  config: Config,
  environment: Environment,
  site: SiteFile,
): string => {
  const lines = SETTINGS.map(({ name, fallback }) => {
    const value = environment[name];
    if (value) return `${name} = ${SECRETS.has(name) ? '(set, not shown)' : value}`;
    return fallback === undefined ? `${name} is not set` : `${name} = ${fallback} (default)`;
  });
  const warnings = warningsOf(config, environment, site);
  const title = warnings.length === 0 ? 'No warnings.' : `Warnings (${warnings.length}):`;
  return [...lines, '', title, ...warnings.map((line) => `- ${line}`), ''].join('\n');
};

/** Settings whose exported value hides a different one in `.env`. */
const hiddenByEnvironment = (environment: Environment, dotEnv: string): string[] => {
  const file = parseEnv(dotEnv);
  return NAMES.filter(
    (name) => file[name] && environment[name] !== undefined && file[name] !== environment[name],
  ).map((name) => `${name}: the exported value is used, not the different one in .env.`);
};

/** Ends the process with a message for the operator. */
export const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

/** Reads the settings, or ends the process with the first invalid one. Warns of values that hide those in `.env`. */
export const readConfigOrExit = (environment: Environment): Config => {
  try {
    const config = readConfig(environment);
    if (!existsSync(config.contentFolder))
      throw new ConfigError(
        `CONTENT_DIR: ${config.contentFolder} does not exist. Create it or unset the variable.`,
      );
    const dotEnv = existsSync('.env') ? readFileSync('.env', 'utf8') : '';
    for (const line of hiddenByEnvironment(environment, dotEnv)) process.stderr.write(`${line}\n`);
    return config;
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message);
    throw error;
  }
};

/** `--check`: reports the settings without starting anything. */
export const checkConfig = async (environment: Environment): Promise<void> => {
  const config = readConfigOrExit(environment);
  try {
    const site = await readSiteFile(config.contentFolder);
    process.stdout.write(describeConfig(config, environment, site));
  } catch (error) {
    if (error instanceof ContentError) return fail(error.message);
    throw error;
  }
};
