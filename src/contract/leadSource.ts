/** What an advertisement, a newsletter or a partner puts into the address that it leads to. Nothing else is ever kept. */
export const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'ref',
] as const;

/**
 * One coming to the site from outside: what the address said of it, the page it led to (`landing`), and the host of the
 * page it was on (`referrer`). Written by strangers: it is text, and never followed.
 */
export type Touch = Readonly<
  Partial<Record<(typeof CAMPAIGN_PARAMETERS)[number] | 'landing' | 'referrer', string>>
>;

/** The first and the last coming of a tab; the same one for most. */
export interface LeadSource {
  first: Touch;
  last: Touch;
}

/** The field of a form's body that holds it. */
export const SOURCE_FIELD = 'source';

const FIELDS = [...CAMPAIGN_PARAMETERS, 'landing', 'referrer'] as const;

/** Characters that are kept of each. */
const TEXT_LIMIT = 255;

/** What can't be stored as UTF-8, or has no place in a line. */
const UNKEPT = /[\p{Surrogate}\p{Control}]/gu;

const kept = (text: unknown): string =>
  typeof text === 'string' ? text.slice(0, TEXT_LIMIT).replace(UNKEPT, '').trim() : '';

/** @param texts whatever came, by name */
const readTouch = (texts: Readonly<Record<string, unknown>>): Touch =>
  Object.fromEntries(
    FIELDS.map((name): [string, string] => [name, kept(texts[name])]).filter(
      ([, text]) => text !== '',
    ),
  );

/**
 * How a visitor came to an address; undefined when it says nothing of a campaign, and they did not come from elsewhere.
 * @param referrer the address of the page before, or ''
 */
export const touchOf = (address: URL, referrer: string): Touch | undefined => {
  const before = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const touch = readTouch({
    ...Object.fromEntries(address.searchParams),
    landing: undefined,
    referrer: before && before.origin !== address.origin ? before.hostname : undefined,
  });
  return Object.keys(touch).length > 0 ? { ...touch, landing: kept(address.pathname) } : undefined;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A source as it may be kept, of whatever was sent or stored; null when it says nothing. */
export const readLeadSource = (value: unknown): LeadSource | null => {
  if (!isRecord(value) || !isRecord(value.first) || !isRecord(value.last)) return null;
  const source = { first: readTouch(value.first), last: readTouch(value.last) };
  return Object.keys(source.first).length > 0 ? source : null;
};

/** A touch on one line: `utm_source=harbor&landing=%2Fpricing`. */
export const touchText = (touch: Touch): string => new URLSearchParams(touch).toString();
