import path from 'node:path';
import { z } from 'zod';
import { EVENT_TIME_ZONE } from '../contract/constants.ts';
import { sqliteFileName } from './leads/database.ts';
import { MEMORY } from './leads/nodeSqliteDialect.ts';
import { DEFAULT_MEETING_URL_TEMPLATE } from './leads/leadService.ts';
import { webhookSigner } from './leads/webhook.ts';

/** A number that the environment gives as text. */
const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from 0 to ${max}`)
    .transform(Number)
    .refine((value) => value <= max, `must be a whole number from 0 to ${max}`);

const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const origin = httpAddress
  .pipe(
    z
      .string()
      .refine((value) => new URL(value).pathname === '/', 'must be an origin, without a path'),
  )
  .transform((value) => new URL(value).origin);

/** One that `fetch` takes: it would refuse a user name or password at every call, and name both in the log. */
const fetchedAddress = httpAddress.refine((value) => {
  const url = URL.parse(value);
  return !url?.username && !url?.password;
}, 'must not contain a user name or password');

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

const isTimeZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
  } catch {
    return false;
  }
};

const canSign = (secret: string): boolean => {
  try {
    return Boolean(webhookSigner(secret));
  } catch {
    return false;
  }
};

const environmentSchema = z.object({
  HOST: z.string().min(1, 'must name an address to listen on').default('127.0.0.1'),
  PORT: wholeNumber(65_535).default(3000),
  SITE_URL: origin.optional(),
  APP_URL: base.optional(),
  CONTENT_API_URL: fetchedBase.optional(),
  CONTENT_API_BASE: fetchedBase.optional(),
  CONTENT_DIR: z.string().default('content'),
  KEPT_FORMS_ANSWER: z
    .enum(['failed', 'taken'], { error: 'must be failed or taken' })
    .default('failed'),
  DATABASE_URL: z
    .string()
    .regex(
      /^(?:file:.|postgres(?:ql)?:\/\/.)/,
      'must be a SQLite file such as file:./data/site.db, or postgres://user:password@host/database',
    )
    .default('file:./data/site.db'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional(),
  NEWSLETTER_DOUBLE_OPT_IN: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  MAIL_FROM: mailbox.optional(),
  SALES_EMAIL: mailbox.optional(),
  MEETING_URL_TEMPLATE: httpAddress
    .refine((value) => /\{(?:token|demo_id)\}/.test(value), 'must contain {token} or {demo_id}')
    .default(DEFAULT_MEETING_URL_TEMPLATE),
  // The signature says who sends.
  LEADS_WEBHOOK_URL: fetchedAddress.optional(),
  LEADS_WEBHOOK_SECRET: z
    .string()
    .min(16, 'must have 16 characters or more')
    .refine(canSign, 'must have base64 behind whsec_')
    .optional(),
  PREVIEW_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
  POST_LIMIT_PER_MINUTE: wholeNumber(100_000).default(120),
  TRUSTED_PROXIES: wholeNumber(10).default(0),
  EVENT_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be a time zone such as America/New_York')
    .default(EVENT_TIME_ZONE),
  PAGE_CACHE_SECONDS: wholeNumber(86_400).default(60),
  CACHE_DIR: z.string().optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
});

export interface Config {
  host: string;
  port: number;
  /** Public origin, or undefined until the port is known: then it is where the site listens. */
  siteUrl: string | undefined;
  /** The product application, whose addresses are otherwise the site file's. */
  appUrl: string | undefined;
  /** The content API that takes the embedded one's place; `contentApiBase` is the spec's `{api}`. */
  contentApi: { contentApiUrl: string; contentApiBase: string | undefined } | undefined;
  /** Where the embedded content API's documents are; an absolute path. */
  contentFolder: string;
  /** Signs links to drafts. Undefined: there are none. */
  previewSecret: string | undefined;
  /** What a visitor hears of a form that the other content API could not take, and that is kept for it. */
  keptFormsAnswer: 'failed' | 'taken';
  databaseUrl: string;
  /** Undefined: mails wait in the outbox. */
  smtpUrl: string | undefined;
  /** Whether newsletter addresses count only when they were confirmed by mail. */
  newsletterDoubleOptIn: boolean;
  /** Sender of mails; undefined: the site file's. */
  mailFrom: string | undefined;
  /** Who is told of every demo request and registration; undefined: the site file's. */
  salesEmail: string | undefined;
  /** Where demos are held; `{token}` stands for what nobody guesses, `{demo_id}` for the demo's number. */
  meetingUrlTemplate: string;
  /** Where every lead is sent as signed JSON. Undefined: they wait in the outbox. */
  leadsWebhook: { url: string; secret: string } | undefined;
  /** POSTs that one address may send in a minute, of which a day's ceilings follow; 0 for any number. */
  postLimitPerMinute: number;
  /** Proxies in front of the site whose `X-Forwarded-For` is believed: without it all their visitors are one address. */
  trustedProxies: number;
  /** Zone of the wall clock that event dates are written in, and of times in mails. */
  eventTimeZone: string;
  pageCacheSeconds: number;
  /** Where good pages are kept for an outage of the content API. Undefined beside a database in memory. */
  cacheFolder: string | undefined;
  logLevel: string;
}

/** A bad environment; the message is one line for the operator. */
export class ConfigError extends Error {}

/** An empty variable is one that is not set: that is how compose files and shells leave one out. */
const withoutEmpty = (environment: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

/** Variables that may hold a password: what is wrong with them is said without repeating them. */
const SECRETS: ReadonlySet<string> = new Set([
  'CONTENT_API_URL',
  'CONTENT_API_BASE',
  'DATABASE_URL',
  'SMTP_URL',
  'LEADS_WEBHOOK_URL',
  'LEADS_WEBHOOK_SECRET',
  'PREVIEW_SECRET',
]);

const readWebhook = ({
  LEADS_WEBHOOK_URL: url,
  LEADS_WEBHOOK_SECRET: secret,
}: z.infer<typeof environmentSchema>): Config['leadsWebhook'] => {
  if (url !== undefined && secret !== undefined) return { url, secret };
  if (url === undefined && secret === undefined) return undefined;
  throw new ConfigError('Set both LEADS_WEBHOOK_URL and LEADS_WEBHOOK_SECRET, or neither.');
};

/** Beside the database's file, which the site may write to; for another database where that file would be. */
const cacheFolderBeside = (databaseUrl: string): string | undefined => {
  const file = sqliteFileName(databaseUrl);
  if (file === null) return './data/cache';
  return file === MEMORY ? undefined : path.join(path.dirname(file), 'cache');
};

/** Reads the environment once (contract, "Environment"). Throws ConfigError on the first bad value. */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
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
      'CONTENT_API_BASE is set, but CONTENT_API_URL is not: set both or neither.',
    );
  }
  return {
    host: values.HOST,
    port: values.PORT,
    siteUrl: values.SITE_URL,
    appUrl: values.APP_URL,
    contentApi: values.CONTENT_API_URL
      ? { contentApiUrl: values.CONTENT_API_URL, contentApiBase: values.CONTENT_API_BASE }
      : undefined,
    contentFolder: path.resolve(values.CONTENT_DIR),
    previewSecret: values.PREVIEW_SECRET,
    keptFormsAnswer: values.KEPT_FORMS_ANSWER,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    newsletterDoubleOptIn: values.NEWSLETTER_DOUBLE_OPT_IN === 'on',
    mailFrom: values.MAIL_FROM,
    salesEmail: values.SALES_EMAIL,
    meetingUrlTemplate: values.MEETING_URL_TEMPLATE,
    leadsWebhook: readWebhook(values),
    postLimitPerMinute: values.POST_LIMIT_PER_MINUTE,
    trustedProxies: values.TRUSTED_PROXIES,
    eventTimeZone: values.EVENT_TIME_ZONE,
    pageCacheSeconds: values.PAGE_CACHE_SECONDS,
    cacheFolder: values.CACHE_DIR ?? cacheFolderBeside(values.DATABASE_URL),
    logLevel: values.LOG_LEVEL,
  };
};
