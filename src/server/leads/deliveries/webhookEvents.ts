import { z } from 'zod';
import type { LeadSource } from '../../../contract/leadSource.ts';
import type {
  DemoChange,
  DemoLead,
  Lead,
  NewsletterEnd,
  NewsletterLead,
  RegistrationLead,
} from './lead.ts';

const instant = z.iso.datetime();

const touch = z
  .record(z.string(), z.string())
  .describe('Campaign parameters of the address, `landing` and `referrer`; written by strangers.');

const source: z.ZodType<LeadSource | null> = z
  .object({ first: touch, last: touch })
  .nullable()
  .describe('What brought the visitor here first and last; null when nothing is known of it.');

const receipt = z
  .string()
  .optional()
  .describe('What the visitor can read out on the phone, `HR-7K3M9Q`; a demo has its number.');

const person = {
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().describe('E.164, with +.'),
  email: z.string().describe('In lower case.'),
  source,
  receipt,
};

const created = { created_at: instant.describe('When the form was sent.') };

/** What an event says of its lead: the lead itself, without what we call it by and what is the visitor's alone. */
type Said<Sent extends Lead> = Omit<
  Sent,
  'lead' | 'change_link' | 'link' | 'not_after' | 'is_promotion'
>;

/** A schema that says what the type says, and nothing beside it: the compiler compares. */
const schemaOf =
  <Data extends object>() =>
  <Schema extends z.ZodType<Data>>(
    schema: Schema & (Data extends z.output<Schema> ? unknown : never),
  ): z.ZodType<Data> =>
    schema;

const demoSays = {
  id: z.string().describe('The number that the visitor was given, `HD-7K3M9Q`.'),
  demo_id: z.string().describe('The same as `id`.'),
  ...person,
  real_estate_experience: z.string(),
  monthly_budget: z.string(),
  preferred_datetime: instant.describe('When the demo is.'),
  event_link: z.string().describe('The calendar file.'),
  meet_link: z.string().describe('Where the demo is held.'),
  ...created,
};

const demo = schemaOf<Said<DemoLead>>()(z.object(demoSays));

const demoChange = schemaOf<Said<DemoChange>>()(
  z.object({
    ...demoSays,
    sequence: z.int().describe('How often it was changed, this time included.'),
    previous_datetime: instant.describe('When the demo was to be before.'),
    changed_at: instant,
  }),
);

const registration = schemaOf<Said<RegistrationLead>>()(
  z.object({
    id: z.string(),
    ...person,
    company: z.string(),
    reason_for_attending: z.string(),
    revision: z
      .int()
      .describe('How often it was sent with something else in it, the first time included.'),
    update_of: z
      .string()
      .nullable()
      .describe('The id of the registration that this one replaces, which stays; null at first.'),
    standing: z
      .enum(['confirmed', 'waiting', 'canceled'])
      .optional()
      .describe('Whether they have a place, wait for one, or come no more.'),
    calendar_sequence: z
      .int()
      .optional()
      .describe('How often the entry in their calendar was changed.'),
    event: z.object({
      id: z.string(),
      slug: z.string(),
      title: z.string(),
      url: z.string(),
      starts_at: instant,
      ends_at: instant,
    }),
    ...created,
  }),
);

const subscription = schemaOf<Said<NewsletterLead>>()(
  z.object({
    id: z.string(),
    email: z.string().describe('In lower case.'),
    source,
    receipt,
    ...created,
  }),
);

const unsubscription = schemaOf<Said<NewsletterEnd>>()(
  z.object({
    id: z.string(),
    email: z.string().describe('In lower case.'),
    unsubscribed_at: instant,
  }),
);

/** Every event that receivers can be told of: what it means, and its `data`. What they say is only ever added to. */
export const WEBHOOK_EVENTS = {
  'demo.requested': { means: 'Somebody asked for a demo.', data: demo },
  'demo.moved': { means: 'A visitor moved a demo to another time.', data: demoChange },
  'demo.canceled': { means: 'A visitor canceled a demo.', data: demoChange },
  'event.registered': { means: 'Somebody registered for an event.', data: registration },
  'event.registration_updated': {
    means: 'Somebody registered again for the same event, with something else in it.',
    data: registration,
  },
  'event.promoted': {
    means: 'Somebody who waited for a place at an event got one.',
    data: registration,
  },
  'event.registration_canceled': {
    means:
      'A registration counts no more: its visitor canceled it, or the event does not take place.',
    data: registration,
  },
  'newsletter.subscribed': {
    means: 'Somebody subscribed to the newsletter, and confirmed it where that is asked for.',
    data: subscription,
  },
  'newsletter.unsubscribed': {
    means: 'Somebody ended their subscription of the newsletter.',
    data: unsubscription,
  },
} as const satisfies Record<string, { means: string; data: z.ZodType }>;

export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;

export const EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as WebhookEventType[];

/** What a lead's webhook tells; undefined for a lead of which no receiver hears. */
export const eventTypeOf = (lead: Lead): WebhookEventType | undefined => {
  if (lead.lead === 'demo') return 'demo.requested';
  if (lead.lead === 'demo-moved') return 'demo.moved';
  if (lead.lead === 'demo-canceled') return 'demo.canceled';
  if (lead.lead === 'newsletter') return 'newsletter.subscribed';
  if (lead.lead === 'newsletter-end') return 'newsletter.unsubscribed';
  if (lead.lead !== 'registration') return undefined;
  if (lead.standing === 'canceled') return 'event.registration_canceled';
  if (lead.is_promotion) return 'event.promoted';
  return lead.update_of === null ? 'event.registered' : 'event.registration_updated';
};

/**
 * The body that a receiver gets. `timestamp` is the name that Standard Webhooks have for it, `created_at` the one that
 * was here before.
 * @param createdAt when it happened, an ISO instant
 */
export const webhookBody = (id: string, lead: Lead, createdAt: string): object => {
  const {
    lead: _kind,
    // The links are the visitor's own.
    change_link: _change,
    link: _link,
    is_promotion: _promotion,
    not_after: _limit,
    ...data
  } = { change_link: '', link: '', is_promotion: true, not_after: '', ...lead };
  return { id, type: eventTypeOf(lead), timestamp: createdAt, created_at: createdAt, data };
};

/** Where the schemas of this version are; a change that would break a receiver makes the next version. */
export const SCHEMAS_PATH = '/schemas/leads/v1/';

/**
 * The published JSON Schema (2020-12) of an event's body. Members may be added to what it says: receivers pass over what
 * they do not know.
 * @param isClosed for tests: nothing may be there that it does not say
 */
export const webhookSchema = (
  type: WebhookEventType,
  siteUrl: string,
  isClosed = false,
): object => {
  const { means, data } = WEBHOOK_EVENTS[type];
  const body = z
    .object({
      id: z.string().describe('The same at every try, as is `webhook-id`.'),
      type: z.literal(type),
      timestamp: instant.describe('When it happened.'),
      created_at: instant.describe('The same as `timestamp`.'),
      data,
    })
    .meta({ title: type, description: means });
  const { $schema, ...schema } = z.toJSONSchema(body, { io: isClosed ? 'output' : 'input' });
  return { $schema, $id: `${siteUrl}${SCHEMAS_PATH}${type}.json`, ...schema };
};
