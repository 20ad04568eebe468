/** Campaign parameters of landing addresses. No other parameter is stored. */
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

/** One visit from outside: its campaign parameters, landing page and referring host. Untrusted text. */
export type Touch = Readonly<
  Partial<Record<(typeof CAMPAIGN_PARAMETERS)[number] | 'landing' | 'referrer', string>>
>;

export interface LeadSource {
  first: Touch;
  last: Touch;
}

/** Name of the form field. */
export const SOURCE_FIELD = 'source';

const FIELDS = [...CAMPAIGN_PARAMETERS, 'landing', 'referrer'] as const;

const TEXT_LIMIT = 255;

/** Cannot be stored as UTF-8, or would break a line. */
const UNSTORABLE = /[\p{Surrogate}\p{Control}]/gu;

const clean = (text: unknown): string =>
  typeof text === 'string' ? text.slice(0, TEXT_LIMIT).replace(UNSTORABLE, '').trim() : '';

const readTouch = (value: unknown): Touch => {
  const texts = Object(value) as Record<string, unknown>;
  const fields = FIELDS.map((name) => [name, clean(texts[name])] as const);
  return Object.fromEntries(fields.filter(([, text]) => text !== ''));
};

/** Undefined for an address without campaign parameters that was opened from the same site or directly. */
export const touchOf = (address: URL, referrer: string): Touch | undefined => {
  const before = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const touch = readTouch({
    ...Object.fromEntries(address.searchParams),
    // An address may have a parameter of this name.
    landing: undefined,
    referrer: before && before.origin !== address.origin ? before.hostname : undefined,
  });
  return Object.keys(touch).length > 0 ? { ...touch, landing: clean(address.pathname) } : undefined;
};

/** Validates untrusted input; null if it contains no source. */
export const readLeadSource = (value: unknown): LeadSource | null => {
  const { first, last } = Object(value) as Partial<Record<keyof LeadSource, unknown>>;
  const source = { first: readTouch(first), last: readTouch(last) };
  return Object.values(source).some((touch) => Object.keys(touch).length === 0) ? null : source;
};

/** `utm_source=harbor&landing=%2Fpricing` */
export const touchText = (touch: Touch): string => new URLSearchParams(touch).toString();

export interface Landing {
  href: string;
  referrer: string;
}
