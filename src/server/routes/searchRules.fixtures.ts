/**
 * What Google's documentation asks of each kind of structured data that the site has. A path leads through objects;
 * behind a list it goes on in each of its items. `left` says why a property that is asked for is not there.
 */
export interface SearchRule {
  source: string;
  required: readonly string[];
  recommended: readonly string[];
  /** Any of these is enough. */
  oneOf?: readonly string[];
  left?: Readonly<Record<string, string>>;
}

const DOCS = 'https://developers.google.com/search/docs/appearance';

const article: SearchRule = {
  source: `${DOCS}/structured-data/article`,
  required: [],
  recommended: [
    'author',
    'author.name',
    'author.url',
    'dateModified',
    'datePublished',
    'headline',
    'image',
  ],
  left: { 'author.url': 'Authors have no pages.' },
};

export const SEARCH_RULES: Readonly<Record<string, SearchRule>> = {
  BlogPosting: article,
  Article: {
    ...article,
    left: {
      ...article.left,
      datePublished: 'A help article says when it was last changed, never when it was first there.',
    },
  },
  BreadcrumbList: {
    source: `${DOCS}/structured-data/breadcrumb`,
    required: ['itemListElement', 'itemListElement.position', 'itemListElement.name'],
    recommended: [],
  },
  Event: {
    source: `${DOCS}/structured-data/event`,
    required: ['name', 'startDate', 'location', 'location.url'],
    recommended: [
      'description',
      'endDate',
      'eventStatus',
      'image',
      'offers',
      'offers.availability',
      'offers.price',
      'offers.priceCurrency',
      'offers.url',
      'offers.validFrom',
      'organizer',
      'organizer.name',
      'organizer.url',
      'performer',
      'performer.name',
      'previousStartDate',
    ],
    left: { previousStartDate: 'Content does not tell of an event that was put off.' },
  },
  VideoObject: {
    source: `${DOCS}/structured-data/video#video-object`,
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'duration'],
    oneOf: ['contentUrl', 'embedUrl'],
  },
  Clip: {
    source: `${DOCS}/structured-data/video#clip`,
    required: ['name', 'startOffset', 'url'],
    recommended: ['endOffset'],
  },
  SoftwareApplication: {
    source: `${DOCS}/structured-data/software-app`,
    required: ['name', 'offers.price', 'aggregateRating'],
    recommended: ['applicationCategory', 'operatingSystem', 'offers.priceCurrency'],
    left: { aggregateRating: 'Nobody has rated it, and none is made up.' },
  },
  Organization: {
    source: `${DOCS}/structured-data/organization`,
    required: [],
    recommended: [
      'name',
      'legalName',
      'url',
      'logo',
      'description',
      'telephone',
      'email',
      'address',
      'address.streetAddress',
      'address.addressLocality',
      'address.addressRegion',
      'address.postalCode',
      'address.addressCountry',
      'sameAs',
    ],
  },
  WebSite: {
    source: `${DOCS}/site-names#add-structured-data`,
    required: ['name', 'url'],
    recommended: [],
  },
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

/** Properties that one thing of structured data should have and has not. */
export const missingProperties = (thing: Record<string, unknown>): string[] => {
  const type = String(thing['@type']);
  const rule = SEARCH_RULES[type];
  if (!rule) return [`${type} has no rule`];
  const lacks = (property: string) => valuesAt(thing, property.split('.')).some(isMissing);
  const missing = [...rule.required, ...rule.recommended].filter(
    (property) => rule.left?.[property] === undefined && lacks(property),
  );
  if (rule.oneOf?.every(lacks)) missing.push(rule.oneOf.join(' or '));
  return missing.map((property) => `${type}.${property}`);
};
