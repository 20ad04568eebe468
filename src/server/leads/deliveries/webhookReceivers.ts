import { parse } from 'yaml';
import { z } from 'zod';
import { webhookSigner } from './webhook.ts';
import { EVENT_TYPES } from './webhookEvents.ts';
import type { WebhookEventType } from './webhookEvents.ts';
import { WEBHOOK_KINDS } from '../database/schema.ts';
import type { FirstWebhookKind, OutboxKind, OutboxRow, WebhookKind } from '../database/schema.ts';

/** Somebody outside who is told of leads, apart from all others. */
export interface WebhookReceiver {
  /** Names it in the outbox, the log and `npm run leads`. */
  name: string;
  url: string;
  /** What it is told of; undefined: everything, also what is added one day. */
  events?: readonly WebhookEventType[] | undefined;
  /** Two while one takes the place of the other: everything is signed with both. */
  secrets: readonly string[];
}

/** The receiver that `LEADS_WEBHOOK_URL` names. What waits while there is no receiver at all is for it. */
export const FIRST_RECEIVER = 'leads';

/** An address that `fetch` takes: it would refuse a user name or password at every call, and name both in the log. */
export const fetchedAddress = z
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

export const webhookSecret = z
  .string()
  .min(16, 'must have 16 characters or more')
  .refine(canSign, 'must have base64 behind whsec_');

const receiversSchema = z
  .array(
    z.strictObject(
      {
        name: z
          .string('must be there')
          .regex(/^[a-z\d-]{1,40}$/, 'must be of small letters, digits and hyphens'),
        url: fetchedAddress,
        events: z
          .array(z.enum(EVENT_TYPES, { error: `must be of ${EVENT_TYPES.join(', ')}` }))
          .min(1, 'must name an event, or be left out for all of them')
          .optional(),
        secrets: z
          .array(z.string('must be names of environment variables'), {
            error: 'must be a list of names of environment variables',
          })
          .min(1, 'must name an environment variable')
          .max(2, 'must be one, or two while one takes the place of the other'),
      },
      {
        error: ({ code }) =>
          code === 'unrecognized_keys'
            ? 'must have name, url, events and secrets alone'
            : 'must be one',
      },
    ),
    { error: 'must be a list' },
  )
  .min(1, 'must be a list of one or more')
  .refine(
    (receivers) => new Set(receivers.map(({ name }) => name)).size === receivers.length,
    'must be a list of different names',
  );

/**
 * Reads a file of receivers. Their secrets stand in environment variables, and the file says in which.
 * @throws Error with one line for the operator, which repeats no secret
 */
export const parseReceivers = (
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): WebhookReceiver[] => {
  const result = receiversSchema.safeParse(readYaml(text));
  if (!result.success) {
    const { path, message } = result.error.issues[0]!;
    const [index, ...field] = path.map(String);
    const where =
      index === undefined ? 'what it holds' : ['receiver', Number(index) + 1, ...field].join(' ');
    throw new Error(`${where} ${message}`);
  }
  return result.data.map((receiver) => ({
    ...receiver,
    secrets: receiver.secrets.map((variable) => {
      const secret = webhookSecret.safeParse(environment[variable] ?? '');
      if (secret.success) return secret.data;
      throw new Error(
        `${variable}, a secret of ${receiver.name}, ${secret.error.issues[0]?.message}`,
      );
    }),
  }));
};

const readYaml = (text: string): unknown => {
  try {
    return parse(text);
  } catch (error) {
    // Its first line says what and where; below it the line is shown.
    throw new Error(`it is no YAML: ${String((error as Error).message).split('\n')[0]}`, {
      cause: error,
    });
  }
};

/** A delivery's kind, and the receiver it is for. */
export interface WebhookTarget {
  kind: WebhookKind;
  receiver: string | null;
}

/**
 * The deliveries that an event makes: one for each receiver that wants to hear of it. Where there is no receiver it
 * waits for the first. What is for that one is written as it was when there was only one, so that the release before
 * takes nobody else's for its own.
 */
export const webhookTargets = (
  kind: FirstWebhookKind,
  type: WebhookEventType | undefined,
  receivers: readonly WebhookReceiver[] = [],
): WebhookTarget[] => {
  if (receivers.length === 0) return [{ kind, receiver: null }];
  return receivers
    .filter(({ events }) => !events || (type && events.includes(type)))
    .map(({ name }) =>
      name === FIRST_RECEIVER ? { kind, receiver: null } : { kind: 'webhook', receiver: name },
    );
};

/** The name of the receiver that a delivery is for; '' for what is no webhook. */
export const receiverOf = ({ kind, receiver }: Pick<OutboxRow, 'kind' | 'receiver'>): string =>
  receiver ?? ((WEBHOOK_KINDS as readonly OutboxKind[]).includes(kind) ? FIRST_RECEIVER : '');
