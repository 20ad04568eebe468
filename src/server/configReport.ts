import { ConfigError, readConfig, SETTINGS, type Config } from './config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Names that nothing on a public machine should be reached by. */
const isLocal = (url: string): boolean =>
  /^(?:localhost|127\.|\[?::1|0\.0\.0\.0)/.test(new URL(url).hostname);

/** What is allowed and yet hardly meant, in words for an operator. */
const oddities = (config: Config, environment: Environment): string[] => {
  const { siteUrl, databaseUrl, smtpUrl, host, trustedProxies } = config;
  const isSet = (name: string) => Boolean(environment[name]);
  return [
    siteUrl === undefined &&
      'SITE_URL is not set: links, feeds and mails name the address that the site listens on.',
    siteUrl?.startsWith('http:') &&
      !isLocal(siteUrl) &&
      'SITE_URL is http: nothing asks browsers for https.',
    smtpUrl === undefined && 'SMTP_URL is not set: mails wait in the outbox, and nobody gets them.',
    config.webhook?.url.startsWith('http:') &&
      !isLocal(config.webhook.url) &&
      'LEADS_WEBHOOK_URL is http: leads are sent unencrypted.',
    /[?&]mode=memory|:memory:/.test(databaseUrl) &&
      'DATABASE_URL is in memory: every lead is lost with the process.',
    config.postLimitPerMinute === 0 &&
      'POST_LIMIT_PER_MINUTE is 0: anybody may send as many forms as they like.',
    config.pageCacheSeconds === 0 &&
      'PAGE_CACHE_SECONDS is 0: every page is rendered anew for every visitor.',
    siteUrl?.startsWith('https:') &&
      trustedProxies === 0 &&
      'TRUSTED_PROXIES is 0, but https comes from a proxy: all visitors behind it share one limit.',
    !/^(?:localhost|127\.|::1)/.test(host) &&
      trustedProxies > 0 &&
      'HOST is open to others while proxies are trusted: whoever reaches the port can invent addresses.',
    isSet('MAIL_FROM') || "MAIL_FROM is not set: mails come from the site file's address.",
    isSet('SALES_EMAIL') || "SALES_EMAIL is not set: notices go to the site file's address.",
    isSet('MEETING_URL_TEMPLATE') ||
      'MEETING_URL_TEMPLATE is not set: visitors are asked to meet at an example, where nobody is.',
    isSet('APP_URL') || 'APP_URL is not set: Login and Get started go where the site file says.',
  ].filter((line) => typeof line === 'string');
};

/**
 * What an environment comes to, variable by variable, without anything secret, and what is odd about it.
 * @param environment already read without a complaint
 */
export const describeConfig = (config: Config, environment: Environment): string => {
  const lines = SETTINGS.map(({ name, fallback, unset, isSecret }) => {
    const value = environment[name];
    if (value) return `${name} = ${isSecret ? '(set, not shown)' : value}`;
    return `${name} unset: ${unset ?? fallback ?? 'not used'}`.replaceAll('`', '');
  });
  const odd = oddities(config, environment);
  return [
    ...lines,
    '',
    odd.length === 0 ? 'Nothing is odd.' : `Odd (${odd.length}):`,
    ...odd.map((line) => `- ${line}`),
    '',
  ].join('\n');
};

/** Ends the process with words for whoever started it. */
export const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

/** What the environment says, or the end of the process with what is wrong with it. */
export const readConfigOrExit = (environment: Environment): Config => {
  try {
    return readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message);
    throw error;
  }
};

/** `--check`: says what the settings come to; nothing is started. */
export const checkConfig = (environment: Environment): void => {
  process.stdout.write(describeConfig(readConfigOrExit(environment), environment));
};
