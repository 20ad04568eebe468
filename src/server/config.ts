import path from 'node:path';
import { z } from 'zod';
import { sqliteFileName } from './leads/database/database.ts';
import { MEMORY } from './leads/database/sqliteDialect.ts';
import { DEFAULT_MEETING_URL_TEMPLATE } from './leads/leadService.ts';
import { webhookSigner } from './leads/deliveries/webhook.ts';

const wholeNumber = (max: number, min = 0) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine(
      (value) => value >= min && value <= max,
      `must be a whole number from ${min} to ${max}`,
    );

/** `fetch` refuses an address with a user name or password, and would name both in the log. */
const fetchedAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine((value) => {
    const url = URL.parse(value);
    return !url?.username && !url?.password;
  }, 'must not contain a user name or password');

const canSign = (secret: string): boolean => {
  try {
    return Boolean(webhookSigner(secret));
  } catch {
    return false;
  }
};

const webhookSecret = z
  .string()
  .min(16, 'must have 16 characters or more')
  .refine(canSign, 'must have base64 behind whsec_');

const webhookSecrets = z
  .string()
  .transform((value) => value.trim().split(/\s+/))
  .pipe(z.array(webhookSecret));

const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const origin = httpAddress
  .pipe(
    z
      .string()
      .refine((value) => new URL(value).pathname === '/', 'must be an origin, without a path'),
  )
  .transform((value) => new URL(value).origin);

const withoutSlashes = (value: string) => value.replace(/(?<!\/)\/+$/, '');

/** An address without its trailing slashes, so that paths can be put behind it. */
const base = httpAddress.transform(withoutSlashes);
const fetchedBase = fetchedAddress.transform(withoutSlashes);

/** `Ruth Abara <ruth@example.com>` or the address alone; a line break would begin another header. */
const mailbox = z
  .string()
  .regex(
    /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an e-mail address, with or without a name: Ruth Abara <ruth@example.com>',
  );

const METRICS_ADDRESS = /^(?:(?<host>[\w.-]+|\[[\da-f:.]+\]):)?(?<port>\d{1,5})$/i;

/** `9464`, which is on the loopback interface only, or `10.0.0.4:9464`. */
const listenAddress = z.string().transform((value, context) => {
  const { host = '127.0.0.1', port } = METRICS_ADDRESS.exec(value)?.groups ?? {};
  if (port !== undefined && Number(port) <= 65_535)
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
  context.addIssue('must be a port or host:port, such as 9464 or 10.0.0.4:9464');
  return z.NEVER;
});

const environmentSchema = z.object({
  HOST: z.string().min(1, 'must name an address to listen on').default('127.0.0.1'),
  PORT: wholeNumber(65_535).default(3000),
  SITE_URL: origin.optional(),
  APP_URL: base.optional(),
  CONTENT_API_URL: fetchedBase.optional(),
  CONTENT_API_BASE: fetchedBase.optional(),
  CONTENT_DIR: z.string().default('content'),
  DATABASE_URL: z
    .string()
    .regex(
      /^(?:file:.|postgres(?:ql)?:\/\/.)/,
      'must be a SQLite file such as file:./data/site.db, or postgres://user:password@host/database',
    )
    .default('file:./data/site.db'),
  PAGE_CACHE_SECONDS: wholeNumber(86_400).default(60),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional(),
  MAIL_FROM: mailbox.optional(),
  SALES_EMAIL: mailbox.optional(),
  MEETING_URL_TEMPLATE: httpAddress
    .refine((value) => /\{(?:token|demo_id)\}/.test(value), 'must contain {token} or {demo_id}')
    .default(DEFAULT_MEETING_URL_TEMPLATE),
  LEADS_WEBHOOK_URL: fetchedAddress.optional(),
  LEADS_WEBHOOK_SECRET: webhookSecrets.optional(),
  PREVIEW_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
  ANALYTICS_URL: fetchedAddress.optional(),
  POST_LIMIT_PER_MINUTE: wholeNumber(100_000).default(120),
  TRUSTED_PROXIES: wholeNumber(10).default(0),
  METRICS_ADDRESS: listenAddress.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
});

export interface Setting {
  name: string;
  /** As the environment would write it; undefined when there is none. */
  fallback: string | undefined;
}

export const SETTINGS: readonly Setting[] = Object.entries(environmentSchema.shape).map(
  ([name, schema]) => ({
    name,
    fallback: schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : undefined,
  }),
);

/** These may contain passwords, so their values never appear in reports or errors. */
export const SECRETS: ReadonlySet<string> = new Set<keyof typeof environmentSchema.shape>([
  'CONTENT_API_URL',
  'CONTENT_API_BASE',
  'DATABASE_URL',
  'SMTP_URL',
  'LEADS_WEBHOOK_URL',
  'LEADS_WEBHOOK_SECRET',
  'PREVIEW_SECRET',
  'ANALYTICS_URL',
]);

/** An invalid environment; the message is one line for the operator. */
export class ConfigError extends Error {}

/** Compose files and shells unset a variable by making it empty. */
const withoutEmpty = (environment: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

const readWebhook = ({
  LEADS_WEBHOOK_URL: url,
  LEADS_WEBHOOK_SECRET: secrets,
}: z.infer<typeof environmentSchema>) => {
  if (url !== undefined && secrets !== undefined) return { url, secrets };
  if (url === undefined && secrets === undefined) return undefined;
  throw new ConfigError('Set both LEADS_WEBHOOK_URL and LEADS_WEBHOOK_SECRET, or neither.');
};

/** Undefined for PostgreSQL and for a database in memory. */
const sqliteFolderOf = (databaseUrl: string): string | undefined => {
  const file = sqliteFileName(databaseUrl);
  return file === null || file === MEMORY ? undefined : path.dirname(file);
};

/** Beside the SQLite file, whose folder is writable. Undefined for a database in memory. */
const cacheFolderOf = (databaseUrl: string): string | undefined => {
  if (sqliteFileName(databaseUrl) === null) return './data/cache';
  const folder = sqliteFolderOf(databaseUrl);
  return folder && path.join(folder, 'cache');
};

/** @throws ConfigError for the first invalid value */
export const readConfig = (environment: Record<string, string | undefined>) => {
  const result = environmentSchema.safeParse(withoutEmpty(environment));
  if (!result.success) {
    const [issue] = result.error.issues;
    const variable = String(issue?.path[0]);
    throw new ConfigError(
      SECRETS.has(variable)
        ? `${variable} ${issue?.message}.`
        : `${variable} is ${JSON.stringify(environment[variable])}, but ${issue?.message}.`,
    );
  }
  const values = result.data;
  if (values.CONTENT_API_BASE && !values.CONTENT_API_URL) {
    throw new ConfigError(
      'CONTENT_API_BASE is set, but CONTENT_API_URL is not. Set both or neither.',
    );
  }
  return {
    host: values.HOST,
    port: values.PORT,
    /** Undefined until the port is known: then it is the listen address. */
    siteUrl: values.SITE_URL,
    appUrl: values.APP_URL,
    contentApi: values.CONTENT_API_URL
      ? { contentApiUrl: values.CONTENT_API_URL, contentApiBase: values.CONTENT_API_BASE }
      : undefined,
    contentFolder: path.resolve(values.CONTENT_DIR),
    previewSecret: values.PREVIEW_SECRET,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    /** Undefined: the site file's. */
    mailFrom: values.MAIL_FROM,
    /** Undefined: the site file's. */
    salesEmail: values.SALES_EMAIL,
    meetingUrlTemplate: values.MEETING_URL_TEMPLATE,
    webhook: readWebhook(values),
    postLimitPerMinute: values.POST_LIMIT_PER_MINUTE,
    trustedProxies: values.TRUSTED_PROXIES,
    pageCacheSeconds: values.PAGE_CACHE_SECONDS,
    databaseFolder: sqliteFolderOf(values.DATABASE_URL),
    cacheFolder: cacheFolderOf(values.DATABASE_URL),
    analyticsUrl: values.ANALYTICS_URL,
    logLevel: values.LOG_LEVEL,
    metricsAddress: values.METRICS_ADDRESS,
  };
};

export type Config = ReturnType<typeof readConfig>;
