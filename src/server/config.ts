import path from 'node:path';
import { z } from 'zod';
import { EVENT_TIME_ZONE } from '../contract/constants.ts';
import { sqliteFileName } from './leads/database/database.ts';
import { MEMORY } from './leads/database/nodeSqliteDialect.ts';
import { DEFAULT_MEETING_URL_TEMPLATE } from './leads/leadService.ts';
import { webhookSigner } from './leads/deliveries/webhook.ts';

/** A number that the environment gives as text. */
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

const isTimeZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
  } catch {
    return false;
  }
};

interface Meaning {
  /** For the README, in Markdown. */
  means: string;
  /** What holds while it is not set, where the schema's own default does not say it. */
  unset?: string;
  /** May hold a password: its value is never shown. */
  isSecret?: true;
}

const meanings = z.registry<Meaning>();
const setting = <Schema extends z.ZodType>(meaning: Meaning, schema: Schema): Schema => {
  meanings.add(schema, meaning);
  return schema;
};

const environmentSchema = z.object({
  HOST: setting(
    { means: 'where the site listens' },
    z.string().min(1, 'must name an address to listen on').default('127.0.0.1'),
  ),
  PORT: setting(
    { means: 'where the site listens; `0` picks a free port' },
    wholeNumber(65_535).default(3000),
  ),
  SITE_URL: setting(
    {
      means:
        'public origin: canonical links, sitemap, feed, calendar files; with `https:` browsers are asked to stay with it, on all hosts below, too',
      unset: '`http://HOST:PORT`',
    },
    origin.optional(),
  ),
  APP_URL: setting(
    {
      means: 'the product application: `APP_URL/login`, `APP_URL/signup`',
      unset: "the site file's, `https://app.example.com`",
    },
    base.optional(),
  ),
  CONTENT_API_URL: setting(
    { means: "an existing content API that takes the embedded one's place", isSecret: true },
    fetchedBase.optional(),
  ),
  CONTENT_API_BASE: setting(
    {
      means: 'its base for demo, help center and webinars',
      unset: '`CONTENT_API_URL/api`',
      isSecret: true,
    },
    fetchedBase.optional(),
  ),
  CONTENT_DIR: setting(
    { means: "the folder of the embedded content API's documents; it may be outside of the code" },
    z.string().default('content'),
  ),
  DATABASE_URL: setting(
    {
      means:
        'where submissions are kept: a SQLite file, which nobody else may read, or `postgres://...`',
      isSecret: true,
    },
    z
      .string()
      .regex(
        /^(?:file:.|postgres(?:ql)?:\/\/.)/,
        'must be a SQLite file such as file:./data/site.db, or postgres://user:password@host/database',
      )
      .default('file:./data/site.db'),
  ),
  DATABASE_CONNECTIONS: setting(
    {
      means:
        "connections to PostgreSQL that one process opens at most, when it needs them ([docs/scale.md](docs/scale.md#postgresql)): all processes' together, and a few for people, are to be below its `max_connections`",
    },
    wholeNumber(100, 2).default(10),
  ),
  SMTP_URL: setting(
    { means: 'mail server for confirmations; unset: mails wait in the outbox', isSecret: true },
    z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  ),
  NEWSLETTER_DOUBLE_OPT_IN: setting(
    {
      means:
        'a newsletter address counts once its reader has confirmed it by the link of a mail, which needs `SMTP_URL`; `off`: at once',
    },
    z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  ),
  MAIL_FROM: setting({ means: 'sender of mails', unset: "the site file's" }, mailbox.optional()),
  SALES_EMAIL: setting(
    { means: 'receiver of notices', unset: "the site file's" },
    mailbox.optional(),
  ),
  MEETING_URL_TEMPLATE: setting(
    {
      means:
        "where demos are held; `{token}` is what nobody guesses, `{demo_id}` the demo's number",
    },
    httpAddress
      .refine((value) => /\{(?:token|demo_id)\}/.test(value), 'must contain {token} or {demo_id}')
      .default(DEFAULT_MEETING_URL_TEMPLATE),
  ),
  LEADS_WEBHOOK_URL: setting(
    {
      means:
        'where leads are sent as JSON, signed as [Standard Webhooks](https://www.standardwebhooks.com) say',
      isSecret: true,
    },
    fetchedAddress.optional(),
  ),
  LEADS_WEBHOOK_SECRET: setting(
    {
      means:
        'what they are signed with, 16 characters or more without a space: text, or base64 behind `whsec_`; several, separated by spaces, while the receiver changes from one to another',
      isSecret: true,
    },
    webhookSecrets.optional(),
  ),
  PREVIEW_SECRET: setting(
    {
      means:
        '16 characters or more that sign the links of `npm run content -- preview FILE`; the same for the site and for whoever makes links. Without it there are none',
      isSecret: true,
    },
    z.string().min(16, 'must have 16 characters or more').optional(),
  ),
  POST_LIMIT_PER_MINUTE: setting(
    {
      means:
        'submissions a minute from one address, ten times as many a day from its network and a hundred times as many a day in all; `0` switches the limits off',
    },
    wholeNumber(100_000).default(120),
  ),
  TRUSTED_PROXIES: setting(
    {
      means:
        'proxies in front whose `X-Forwarded-For` is believed; at 0 all visitors behind one share a limit',
    },
    wholeNumber(10).default(0),
  ),
  EVENT_TIME_ZONE: setting(
    {
      means:
        'zone of the wall clock in event dates, of times in mails and in forms without scripts',
    },
    z
      .string()
      .refine(isTimeZone, 'must be a time zone such as America/New_York')
      .default(EVENT_TIME_ZONE),
  ),
  PAGE_CACHE_SECONDS: setting(
    {
      means:
        'how long a rendered page may be reused; past it a request waits up to 1 s for a new one, and an older page is answered only when that fails, for a day at most; `0` renders every request anew',
    },
    wholeNumber(86_400).default(60),
  ),
  CACHE_DIR: setting(
    {
      means:
        "where the last good pages wait for an outage of `CONTENT_API_URL`, 64 MB at most, writers' pictures in the sizes that were asked for, 256 MB, and what was found out of the content's files for the next start; may be deleted at any time",
      unset: '`cache` beside the SQLite file, else `./data/cache`',
    },
    z.string().optional(),
  ),
  ANALYTICS_URL: setting(
    {
      means:
        'where page views, steps of forms and searches are sent as JSON, without anything that tells who it was ([docs/analytics.md](docs/analytics.md)); unset: nothing leaves a page',
      isSecret: true,
    },
    fetchedAddress.optional(),
  ),
  METRICS_PORT: setting(
    {
      means:
        'where `GET /metrics` answers Prometheus, on `HOST` and apart from the site; `0` picks a free port. Unset, nothing is measured ([docs/observe.md](docs/observe.md))',
    },
    wholeNumber(65_535).optional(),
  ),
  LOG_LEVEL: setting(
    { means: 'structured JSON logs on standard output' },
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be one of fatal, error, warn, info, debug, trace, silent',
      })
      .default('info'),
  ),
});

export interface Setting extends Meaning {
  name: string;
  /** As the environment would say it; undefined for one that has none. */
  fallback: string | undefined;
}

/** Every variable that the site reads (contract, "Environment"). */
export const SETTINGS: readonly Setting[] = Object.entries(environmentSchema.shape).map(
  ([name, schema]) => ({
    name,
    fallback: schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : undefined,
    ...meanings.get(schema)!,
  }),
);

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
  databaseUrl: string;
  /** Connections to PostgreSQL that are open at a time, at most. */
  databaseConnections: number;
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
  /** Where leads are sent as signed JSON. Undefined: they wait in the outbox. */
  webhook: { url: string; secrets: readonly string[] } | undefined;
  /** POSTs that one address may send in a minute, of which a day's ceilings follow; 0 for any number. */
  postLimitPerMinute: number;
  /** Proxies in front of the site whose `X-Forwarded-For` is believed: without it all their visitors are one address. */
  trustedProxies: number;
  /** Zone of the wall clock that event dates are written in, and of times in mails. */
  eventTimeZone: string;
  pageCacheSeconds: number;
  /** Where good pages are kept for an outage of the content API. Undefined beside a database in memory. */
  cacheFolder: string | undefined;
  /** Where visits are counted. Undefined: nowhere, and nothing leaves a page. */
  analyticsUrl: string | undefined;
  logLevel: string;
  /** Where metrics are served. Undefined: nowhere. */
  metrics: { port: number } | undefined;
}

/** A bad environment; the message is one line for the operator. */
export class ConfigError extends Error {}

/** An empty variable is one that is not set: that is how compose files and shells leave one out. */
const withoutEmpty = (environment: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

const readWebhook = ({
  LEADS_WEBHOOK_URL: url,
  LEADS_WEBHOOK_SECRET: secrets,
}: z.infer<typeof environmentSchema>): Config['webhook'] => {
  if (url !== undefined && secrets !== undefined) return { url, secrets };
  if (url === undefined && secrets === undefined) return undefined;
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
    // What is wrong with a secret is said without repeating it.
    const isSecret = SETTINGS.find(({ name }) => name === variable)?.isSecret;
    throw new ConfigError(
      isSecret
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
    databaseUrl: values.DATABASE_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    smtpUrl: values.SMTP_URL,
    newsletterDoubleOptIn: values.NEWSLETTER_DOUBLE_OPT_IN === 'on',
    mailFrom: values.MAIL_FROM,
    salesEmail: values.SALES_EMAIL,
    meetingUrlTemplate: values.MEETING_URL_TEMPLATE,
    webhook: readWebhook(values),
    postLimitPerMinute: values.POST_LIMIT_PER_MINUTE,
    trustedProxies: values.TRUSTED_PROXIES,
    eventTimeZone: values.EVENT_TIME_ZONE,
    pageCacheSeconds: values.PAGE_CACHE_SECONDS,
    cacheFolder: values.CACHE_DIR ?? cacheFolderBeside(values.DATABASE_URL),
    analyticsUrl: values.ANALYTICS_URL,
    logLevel: values.LOG_LEVEL,
    metrics: values.METRICS_PORT === undefined ? undefined : { port: values.METRICS_PORT },
  };
};
