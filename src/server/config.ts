import { statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isDecodable } from '../lib/urlPath.ts';
import { MEMORY, sqliteFileName } from './leads/database/databaseUrl.ts';
import { DEFAULT_MEETING_URL_TEMPLATE } from './leads/deliveries/leadLinks.ts';
import { webhookSigner } from './leads/deliveries/webhook.ts';

const wholeNumber = (max: number) => {
  const error = `must be a whole number from 0 to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .refine((value) => value <= max, error);
};

const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** `fetch` rejects an address with credentials, and its error would log them. */
const fetchedAddress = httpAddress.refine((value) => {
  const url = URL.parse(value);
  return !url?.username && !url?.password;
}, 'must not contain a user name or password');

/** Paths are appended to it. */
export const baseAddress = fetchedAddress
  .refine((value) => !/[?#]/.test(value), 'must not contain a query or fragment')
  .transform((value) => value.replace(/(?<!\/)\/+$/, ''));

/** Clients decode the user name and the password, and throw for a `%` that begins no code. */
const hasReadableCredentials = (value: string): boolean => {
  const url = URL.parse(value);
  return url === null || (isDecodable(url.username) && isDecodable(url.password));
};
const CREDENTIALS_ERROR =
  'has a % in its user name or password that begins no code. Write it as %25';

/**
 * A /, ? or # that is not written as a code ends the host: of `postgres://site:a/b@db/leads`, `site:a` would be the host and its port,
 * and the rest a path.
 */
const hasWholeHost = (value: string): boolean =>
  !/^(?!file:)\w+:\/\/[^@/?#]*[/?#][^=@]*@/i.test(value);
const HOST_ERROR = 'has a /, ? or # in its user name or password. Write it as %2F, %3F or %23';

const origin = baseAddress
  .refine((value) => URL.parse(value)?.pathname === '/', 'must be an origin, without a path')
  .transform((value) => new URL(value).origin);

const secret = z.string().min(16, 'must have 16 characters or more');

const isSigningSecret = (value: string): boolean => {
  try {
    return Boolean(webhookSigner(value));
  } catch {
    return false;
  }
};
const webhookSecrets = z
  .string()
  .transform((value) => value.trim().split(/\s+/))
  .pipe(z.array(secret.refine(isSigningSecret, 'must have base64 after whsec_')));

/** Excludes line breaks, which would start another header. */
const mailbox = z
  .string()
  .regex(
    /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an email address, with or without a name: Ruth Abara <ruth@example.com>',
  );

const personAddress = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email('must be an email address, such as ruth@example.com'));

const LISTEN_ADDRESS = /^(?:(?<host>[\w.-]+|\[[\da-f:.]+\]):)?(?<port>\d{1,5})$/i;

const listenAddress = z.string().transform((value, context) => {
  const { host = '127.0.0.1', port } = LISTEN_ADDRESS.exec(value)?.groups ?? {};
  if (port !== undefined && Number(port) <= 65_535)
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
  context.addIssue('must be a port or host:port, such as 9464 or 10.0.0.4:9464');
  return z.NEVER;
});

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(65_535).default(3000),
  SITE_URL: origin.optional(),
  APP_URL: baseAddress.optional(),
  CONTENT_API_URL: baseAddress.optional(),
  CONTENT_API_BASE: baseAddress.optional(),
  CONTENT_DIR: z.string().default('content'),
  CONTENT_STORE: z
    .enum(['folder', 'database'], { error: 'must be folder or database' })
    .default('folder'),
  OWNER_EMAIL: personAddress.optional(),
  DATABASE_URL: z
    .string()
    .regex(
      /^(?:file:.|postgres(?:ql)?:\/\/.)/,
      'must be a SQLite file such as file:./data/site.db, or postgres://user:password@host/database',
    )
    .refine(hasWholeHost, HOST_ERROR)
    .refine(
      (value) => value.startsWith('file:') || URL.canParse(value),
      'must be an address. Write special characters of the password as codes, such as %40 for @',
    )
    .refine(hasReadableCredentials, CREDENTIALS_ERROR)
    .default('file:./data/site.db'),
  PAGE_CACHE_SECONDS: wholeNumber(86_400).default(60),
  SMTP_URL: z
    .string()
    .refine(hasWholeHost, HOST_ERROR)
    .pipe(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }))
    .refine(hasReadableCredentials, CREDENTIALS_ERROR)
    .optional(),
  MAIL_FROM: mailbox.optional(),
  SALES_EMAIL: mailbox.optional(),
  MEETING_URL_TEMPLATE: httpAddress
    .refine((value) => /\{(?:token|demo_id)\}/.test(value), 'must contain {token} or {demo_id}')
    .default(DEFAULT_MEETING_URL_TEMPLATE),
  LEADS_WEBHOOK_URL: fetchedAddress.optional(),
  LEADS_WEBHOOK_SECRET: webhookSecrets.optional(),
  NEWSLETTER_PER_MINUTE: wholeNumber(100_000)
    .refine((value) => value > 0, 'must be 1 or more')
    .default(300),
  PREVIEW_SECRET: secret.optional(),
  ANALYTICS_URL: fetchedAddress.optional(),
  POST_LIMIT_PER_MINUTE: wholeNumber(100_000).default(120),
  TRUSTED_PROXIES: wholeNumber(10).default(0),
  METRICS_ADDRESS: listenAddress.optional(),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })
    .default('info'),
});

export const SETTINGS: readonly { name: string; fallback: string | undefined }[] = Object.entries(
  environmentSchema.shape,
).map(([name, schema]) => ({
  name,
  fallback: schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : undefined,
}));

/** Values may contain passwords, so reports and errors never show them. */
export const isSecret = (name: string): boolean =>
  /^(?:CONTENT_API|DATABASE|SMTP|LEADS_WEBHOOK|PREVIEW|ANALYTICS)_/.test(name);

export class ConfigError extends Error {}

/** The settings, valid and with their defaults. */
export interface Config {
  host: string;
  port: number;
  /** Undefined until the site listens: then it is the listen address. */
  siteUrl: string | undefined;
  /** Where visitors sign in to the application; undefined: the site file's address. */
  appUrl: string | undefined;
  /** Another content API than the embedded one. */
  contentApi: { contentApiUrl: string; contentApiBase: string | undefined } | undefined;
  contentFolder: string;
  contentStorage: 'folder' | 'database';
  ownerEmail: string | undefined;
  previewSecret: string | undefined;
  databaseUrl: string;
  /** Of the SQLite file; undefined for PostgreSQL and in memory. */
  databaseFolder: string | undefined;
  cacheFolder: string | undefined;
  smtpUrl: string | undefined;
  /** Undefined: the site file's, like `salesEmail`. */
  mailFrom: string | undefined;
  salesEmail: string | undefined;
  meetingUrlTemplate: string;
  webhook: { url: string; secrets: string[] } | undefined;
  /** 0 for no limit. */
  postLimitPerMinute: number;
  trustedProxies: number;
  pageCacheSeconds: number;
  newsletterPerMinute: number;
  analyticsUrl: string | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  metricsAddress: { host: string; port: number } | undefined;
}

type Environment = z.infer<typeof environmentSchema>;

/** Settings that make sense together only. */
const checkPairs = (values: Environment): void => {
  if (!values.LEADS_WEBHOOK_URL !== !values.LEADS_WEBHOOK_SECRET)
    throw new ConfigError('Set both LEADS_WEBHOOK_URL and LEADS_WEBHOOK_SECRET, or neither.');
  if (values.CONTENT_API_BASE && !values.CONTENT_API_URL)
    throw new ConfigError(
      'CONTENT_API_BASE is set, but CONTENT_API_URL is not. Set both or neither.',
    );
};

/** The folders beside a SQLite file; without one, the cache is in `data`. */
const foldersOf = ({
  DATABASE_URL,
}: Environment): Pick<Config, 'databaseFolder' | 'cacheFolder'> => {
  const sqliteFile = sqliteFileName(DATABASE_URL);
  if (sqliteFile && statSync(sqliteFile, { throwIfNoEntry: false })?.isDirectory())
    throw new ConfigError('DATABASE_URL must name a file, not a folder.');
  if (sqliteFile === MEMORY) return { databaseFolder: undefined, cacheFolder: undefined };
  const databaseFolder = sqliteFile === null ? undefined : path.dirname(sqliteFile);
  return { databaseFolder, cacheFolder: path.join(databaseFolder ?? 'data', 'cache') };
};

/** @throws ConfigError for the first invalid value */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  // Compose files and shells unset a variable by making it empty.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = environmentSchema.safeParse(set);
  if (!result.success) {
    const { path, message } = result.error.issues[0]!;
    const name = String(path[0]);
    const value = isSecret(name) ? '' : ` is ${JSON.stringify(environment[name])}, but`;
    throw new ConfigError(`${name}${value} ${message}.`);
  }
  const values = result.data;
  checkPairs(values);
  // A release runs in the folder of its data. Without CONTENT_DIR the content is that of the release, which its launcher names.
  const { SITE_RELEASE_DIR = '' } = environment;
  const contentFolder = set.CONTENT_DIR ?? path.join(SITE_RELEASE_DIR, values.CONTENT_DIR);
  const { LEADS_WEBHOOK_URL: webhookUrl, LEADS_WEBHOOK_SECRET: secrets } = values;
  return {
    host: values.HOST,
    port: values.PORT,
    siteUrl: values.SITE_URL,
    appUrl: values.APP_URL,
    contentApi: values.CONTENT_API_URL
      ? { contentApiUrl: values.CONTENT_API_URL, contentApiBase: values.CONTENT_API_BASE }
      : undefined,
    contentFolder: path.resolve(contentFolder),
    contentStorage: values.CONTENT_STORE,
    ownerEmail: values.OWNER_EMAIL,
    previewSecret: values.PREVIEW_SECRET,
    databaseUrl: values.DATABASE_URL,
    ...foldersOf(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    salesEmail: values.SALES_EMAIL,
    meetingUrlTemplate: values.MEETING_URL_TEMPLATE,
    webhook: webhookUrl && secrets ? { url: webhookUrl, secrets } : undefined,
    postLimitPerMinute: values.POST_LIMIT_PER_MINUTE,
    trustedProxies: values.TRUSTED_PROXIES,
    pageCacheSeconds: values.PAGE_CACHE_SECONDS,
    newsletterPerMinute: values.NEWSLETTER_PER_MINUTE,
    analyticsUrl: values.ANALYTICS_URL,
    logLevel: values.LOG_LEVEL,
    metricsAddress: values.METRICS_ADDRESS,
  };
};

/** The address to type into a browser: a wildcard address cannot be opened. */
export const reachableAddress = (host: string, port: number): string => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
};

/** The port that failed may also be that of METRICS_ADDRESS. */
export const describeListenError = (host: string, port: number, error: unknown): string => {
  const failed = error as NodeJS.ErrnoException & { address?: string; port?: number };
  const { code, address = host, port: taken = port } = failed;
  if (code === 'EADDRINUSE') {
    const setting = taken === port ? 'PORT' : 'METRICS_ADDRESS';
    return `Port ${taken} on ${address} is in use. Stop the other program or change ${setting}.`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `The site can't listen on ${address}:${taken}: ${reason}`;
};
