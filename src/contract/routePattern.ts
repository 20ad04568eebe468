import { FEATURE_SLUGS } from './navigation.ts';
import { paths } from './paths.ts';

/** Addresses that no pattern has. */
export const OTHER_ROUTE = 'other';

/** The patterns of all pages. The first match counts, so the address of each feature comes before the patterns of `paths`. */
export const ROUTE_PATTERNS: readonly string[] = [
  ...FEATURE_SLUGS.map(paths.feature),
  ...Object.values(paths).map((path) => (typeof path === 'string' ? path : path.pattern)),
];

const expressions = ROUTE_PATTERNS.map(
  (pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
);

/** The pattern of a page's address, which has no token and no name in it. */
export const routePattern = (pathname: string): string =>
  ROUTE_PATTERNS[expressions.findIndex((expression) => expression.test(pathname))] ?? OTHER_ROUTE;
