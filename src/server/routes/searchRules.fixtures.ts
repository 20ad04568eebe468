/** Properties of structured data. A path leads through objects; in a list it applies to each item. */
interface SearchRule {
  required: readonly string[];
  /** One of these is enough. */
  oneOf?: readonly string[];
}

const names = (text: string) => text.split(' ');
const article = { required: names('author author.name dateModified headline image') };

/**
 * Required and recommended properties of https://developers.google.com/search/docs/appearance/structured-data, except
 * `author.url` (authors have no pages), `datePublished` of help articles, `previousStartDate` of events, and
 * `aggregateRating` (there are no ratings).
 */
export const SEARCH_RULES: Readonly<Record<string, SearchRule>> = {
  BlogPosting: { required: [...article.required, 'datePublished'] },
  Article: article,
  BreadcrumbList: {
    required: names('itemListElement itemListElement.position itemListElement.name'),
  },
  Event: {
    required: [
      ...names('name startDate location location.url description endDate eventStatus image'),
      ...names('offers offers.availability offers.price offers.priceCurrency offers.url'),
      ...names('offers.validFrom organizer organizer.name organizer.url performer performer.name'),
    ],
  },
  VideoObject: {
    required: names('name thumbnailUrl uploadDate description duration'),
    oneOf: ['contentUrl', 'embedUrl'],
  },
  Clip: { required: names('name startOffset url endOffset') },
  SoftwareApplication: {
    required: names('name offers.price applicationCategory operatingSystem offers.priceCurrency'),
  },
  Organization: {
    required: [
      ...names('name legalName url logo description telephone email address sameAs'),
      ...names('address.streetAddress address.addressLocality address.addressRegion'),
      ...names('address.postalCode address.addressCountry'),
    ],
  },
  WebSite: { required: names('name url') },
};

const valuesAt = (value: unknown, path: readonly string[]): unknown[] => {
  if (Array.isArray(value)) {
    return value.length === 0 ? [undefined] : value.flatMap((item) => valuesAt(item, path));
  }
  const [first, ...rest] = path;
  if (first === undefined) return [value];
  return valuesAt((value as Record<string, unknown> | undefined)?.[first], rest);
};

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** Properties that structured data lacks. */
export const missingProperties = (thing: Record<string, unknown>): string[] => {
  const type = String(thing['@type']);
  const rule = SEARCH_RULES[type];
  if (!rule) return [`${type} has no rule`];
  const lacks = (property: string) => valuesAt(thing, property.split('.')).some(isMissing);
  const missing = rule.required.filter(lacks);
  if (rule.oneOf?.every(lacks)) missing.push(rule.oneOf.join(' or '));
  return missing.map((property) => `${type}.${property}`);
};
