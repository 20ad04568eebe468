interface MailTraits {
  /** For the person who sent the form; all others are for the site's own people. */
  isForVisitor?: true;
  /** The limit of emails to one mailbox suppresses it. */
  isCapped?: true;
  /** Sent at a time before the start; deleted when the lead is moved or canceled. */
  isReminder?: true;
  /** Deleted with the reminders. */
  isWithdrawn?: true;
  /** For sales, about one lead. */
  isNotice?: true;
}

const MAILS = {
  'demo-confirmation': { isForVisitor: true, isCapped: true },
  'demo-notice': { isNotice: true },
  'demo-reminder': { isForVisitor: true, isCapped: true, isReminder: true },
  'registration-confirmation': { isForVisitor: true, isCapped: true },
  'registration-notice': { isNotice: true },
  'event-canceled': { isForVisitor: true },
  'event-changed': { isForVisitor: true },
  'registration-reminder': { isForVisitor: true, isCapped: true, isReminder: true },
  /** To a guest who asked for it: a registration that is canceled before has no links anymore. */
  'registration-link': { isForVisitor: true, isCapped: true, isWithdrawn: true },
  'newsletter-confirmation': { isForVisitor: true, isCapped: true },
  'quarantine-digest': {},
  'notice-digest': {},
  'people-change': {},
  review: {},
  'guest-message': { isForVisitor: true },
} as const satisfies Record<string, MailTraits>;

export type MailKind = keyof typeof MAILS;

export const MAIL_KINDS = Object.keys(MAILS) as MailKind[];
export const WEBHOOK_KINDS = [
  'demo-webhook',
  'demo-change-webhook',
  'registration-webhook',
  'cancellation-webhook',
  'newsletter-webhook',
  'newsletter-unsubscribed-webhook',
] as const;

export type OutboxKind = MailKind | (typeof WEBHOOK_KINDS)[number];

const mailTraits: Partial<Record<OutboxKind, MailTraits>> = MAILS;

export const isForVisitor = (kind: OutboxKind): boolean => mailTraits[kind]?.isForVisitor === true;
export const isCapped = (kind: OutboxKind): boolean => mailTraits[kind]?.isCapped === true;
export const isReminder = (kind: OutboxKind): boolean => mailTraits[kind]?.isReminder === true;
export const isNotice = (kind: OutboxKind): boolean => mailTraits[kind]?.isNotice === true;

export const REMINDER_KINDS = MAIL_KINDS.filter(isReminder);
/** Those that a move or a cancellation makes wrong. */
export const WITHDRAWN_KINDS = MAIL_KINDS.filter(
  (kind) => isReminder(kind) || mailTraits[kind]?.isWithdrawn,
);
export const NOTICE_KINDS = MAIL_KINDS.filter(isNotice);
